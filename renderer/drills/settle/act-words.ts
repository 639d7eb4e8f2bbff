import type { ActEvent } from './answer-log.ts';
import { type Speech, callWordsOf } from './decision-words.ts';
import { isAct } from './open-acts.ts';
import { type ActGroup, sweptAmount } from './sweeping.ts';

/** An act in the strip, as short as it can be said: `S5 PLAY`, `Queen high, qualified`. */
export function actLabel(speech: Speech, act: ActEvent): string {
  const { t, words } = speech;
  if (act.type !== 'call') return t('correction:shortSpot', { seat: act.seat, bet: words.bet(act.bet) });
  const said = callWordsOf(speech, act.call);
  return act.call.seat === undefined ? said : t('correction:shortSeatCall', { seat: act.call.seat, call: said });
}

/** An act in a sentence, for who cannot see the felt: `Seat 5, PLAY, paid 40`. */
export function actSentence(speech: Speech, act: ActEvent): string {
  const { t, words, format, ruleSet } = speech;
  if (act.type !== 'call') {
    return t('correction:actDone', {
      spot: t('games:spot', { seat: act.seat, bet: words.bet(act.bet) }),
      done: t(`games:actionsDone.${act.type}`),
      amount: format.amount(act.amount),
    });
  }
  const said = callWordsOf(speech, act.call);
  if (isAct(ruleSet.announcements, act.call.announcement)) return t('correction:actAtTable', { act: said });
  return act.call.seat === undefined
    ? t('correction:callDone', { call: said })
    : t('correction:seatCallDone', { seat: t('games:seat', { seat: act.call.seat }), call: said });
}

/** One act in a sentence, or a sweep: `31 stakes taken: 412`. */
export function groupSentence(speech: Speech, group: ActGroup): string {
  const [first, ...others] = group.acts;
  return others.length === 0 ? actSentence(speech, first) : sweepWords(speech, group);
}

/** What a sweep took together. */
export function sweepWords({ t, format }: Speech, group: ActGroup): string {
  return t('run:swept', { count: group.acts.length, amount: format.amount(sweptAmount(group)) });
}
