import type { DoneStep } from '#shared/drills/types.ts';

import { type Speech, callWordsOf } from '../settle/decision-words.ts';

/** A step in few words: `Seat 5, ANTE`, or the call as it was made. */
export function stepWords(speech: Speech, step: DoneStep): string {
  const { t, words } = speech;
  if (step.kind === 'move') return t('games:spot', { seat: step.seat, bet: words.bet(step.bet) });
  const said = callWordsOf(speech, step.call);
  return step.call.seat === undefined ? said : t('correction:shortSeatCall', { seat: step.call.seat, call: said });
}
