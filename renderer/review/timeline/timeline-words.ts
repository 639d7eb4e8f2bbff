import { actSentence } from '../../drills/settle/act-words.ts';
import type { Speech } from '../../drills/settle/decision-words.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { Lane, TimelineMark } from './timeline-model.ts';

/** The name of a lane: the seat, or the given word for the table as a whole. */
export function laneName({ t }: Speech, lane: Lane, table: string): string {
  return lane === null ? table : t('games:seat', { seat: lane });
}

/** An event in a sentence: `0:58: Seat 5, PLAY: paid 150, wrong`. */
export function eventWords(speech: Speech, { ms, kind, tone, act }: TimelineMark): string {
  const say = i18n.getFixedT(speech.language, 'timeline');
  const when = speech.format.clock(ms);
  if (kind === 'done') return say('event', { when, what: say('submitted') });
  const done = act === null ? '' : actSentence(speech, act);
  if (kind === 'undo') return say('event', { when, what: say('tookBack', { what: done }) });
  return tone === 'undone'
    ? say('judgedEvent', { when, what: done, verdict: say('undone') })
    : say('judgedEvent', { when, what: done, verdict: speech.t(`correction:tones.${tone}`) });
}
