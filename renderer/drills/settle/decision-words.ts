import type { TFunction } from 'i18next';

import type { Decision, Diagnosis, SpotAct } from '#shared/drills/types.ts';
import { ruleSetById } from '#shared/games/index.ts';
import type { Action, Call, OrderRule, RuleSet, StepPattern, Working } from '#shared/games/types.ts';
import type { Language } from '#shared/api/schemas.ts';

import type { Format } from '../../i18n/format.ts';
import { type RuleWords, ruleWordsIn } from '../../i18n/rule-words.ts';
import type { IconName } from '../../ui/icon-paths.ts';
import { announcementsFor } from './calling.ts';
import { isAct } from './open-acts.ts';
import type { ActEvent } from './answer-log.ts';

type Words = TFunction<['correction', 'games', 'run']>;

/** What is needed to speak about a settled table. */
export interface Speech {
  readonly t: Words;
  readonly ruleSet: RuleSet;
  readonly words: RuleWords;
  /** The words of the calls, perhaps in another language. */
  readonly callWords: RuleWords;
  readonly callsLanguage: Language;
  readonly format: Format;
  readonly language: Language;
}

export type DecisionTone = 'right' | 'wrong' | 'order' | 'missed';

/** How a decision is marked: colour, shape and icon go together. */
export function toneOf({ verdict }: Pick<Decision, 'verdict'>): DecisionTone {
  if (verdict === 'right') return 'right';
  if (verdict === 'missed') return 'missed';
  return verdict === 'outOfOrder' ? 'order' : 'wrong';
}

export const TONE_ICONS: Readonly<Record<DecisionTone, IconName>> = { right: 'check', wrong: 'cross', order: 'swap', missed: 'missed' };

export const ACTION_ICONS: Readonly<Record<Action | 'call' | 'act' | 'none', IconName>> = {
  take: 'take',
  pay: 'pay',
  return: 'return',
  call: 'call',
  act: 'act',
  none: 'minus',
};

/** The icon of something done; an act of the dealer is no call. */
export function iconOf({ ruleSet }: Pick<Speech, 'ruleSet'>, act: ActEvent): IconName {
  return ACTION_ICONS[act.type === 'call' && isAct(ruleSet.announcements, act.call.announcement) ? 'act' : act.type];
}

/** Whether a decision was about an act of the dealer. */
export function isAboutAct({ ruleSet }: Pick<Speech, 'ruleSet'>, decision: Decision): boolean {
  if (decision.kind !== 'call') return false;
  const call = decision.expected ?? decision.given;
  return call !== null && isAct(ruleSet.announcements, call.announcement);
}

/** What a decision was about: a seat's box, a call, an order. */
export function decisionTitle(speech: Speech, decision: Decision): string {
  const { t, words } = speech;
  switch (decision.kind) {
    case 'spot':
      return t('games:spot', { seat: decision.seat, bet: words.bet(decision.bet) });
    case 'call':
      return decision.seat === undefined ? tableCallTitle(speech, decision) : t('correction:seatCall', { seat: decision.seat });
    case 'order':
      return words.orderRule(decision.rule);
  }
}

/** A call to the table by what its topic is about; where it may be made in several ways, it is the dealer's hand. */
function tableCallTitle({ t, words, ruleSet }: Speech, { expected, given }: Extract<Decision, { kind: 'call' }>): string {
  const made = ruleSet.announcements.find(({ announcement }) => announcement === (expected ?? given)?.announcement);
  if (made?.act !== undefined && made.topic !== undefined) return words.act(made.topic).title;
  const [only, more] = announcementsFor({ about: 'table', topic: made?.topic ?? null, hand: null }, ruleSet.announcements);
  return only && !more ? words.announcement(only.announcement) : t('correction:tableCall');
}

/** Why it is wrong, in a line: the diagnosis, else the bare verdict. */
export function decisionReason({ t, words }: Speech, decision: Decision): string {
  if (decision.diagnosis) return words.diagnosis(decision.diagnosis.code).title;
  const { verdict } = decision;
  if (verdict === 'missed' || verdict === 'superfluous' || verdict === 'wrongCall') return words.diagnosis(verdict).title;
  return t(`games:verdicts.${verdict}`);
}

/** Why it is wrong, in a sentence: the diagnosis, else what the bare verdict means. Undefined where the figures say it all. */
export function decisionExplanation(speech: Speech, decision: Decision): string | undefined {
  const { t, words, ruleSet } = speech;
  const { diagnosis, verdict } = decision;
  if (diagnosis) return diagnosisSentence(speech, diagnosis);
  switch (verdict) {
    case 'missed': {
      if (decision.kind !== 'call') return t('games:diagnoses.missed.explain');
      if (isAboutAct(speech, decision)) return t('games:diagnoses.missed.explain', { context: 'act' });
      const rule = ruleSet.orderRules.find((each) => putsFirst(each, decision.expected));
      return rule === undefined
        ? t('games:diagnoses.missed.explain', { context: 'call' })
        : t('games:diagnoses.missed.explain', { context: 'callBefore', rule: words.orderRule(rule.id) });
    }
    case 'superfluous': {
      if (isAboutAct(speech, decision)) return t('games:diagnoses.superfluous.explain', { context: 'act' });
      if (decision.kind === 'call') return t('games:diagnoses.superfluous.explain', { context: 'call' });
      const isBonus = decision.kind === 'spot' && ruleSet.payTables.some(({ bet, baseBet }) => bet === decision.bet && bet !== baseBet);
      return t('games:diagnoses.superfluous.explain', isBonus ? { context: 'bonus' } : {});
    }
    case 'wrongAction':
    case 'wrongCall':
      return t(`games:diagnoses.${verdict}.explain`);
    default:
      return undefined;
  }
}

/** Whether an order rule has a call come before the stakes are touched. */
function putsFirst(rule: OrderRule, call: Call | null): boolean {
  if (call === null || rule.under !== undefined) return false;
  const isAbout = ({ calls }: StepPattern) => calls?.includes(call.announcement) === true;
  if (rule.kind === 'before') return isAbout(rule.first) && rule.then.calls === undefined;
  return rule.kind === 'sequence' && rule.among.some(isAbout) && rule.among.some(({ calls }) => calls === undefined);
}

/** The diagnosis in a sentence, naming the hand, box, text or rule it found. */
export function diagnosisSentence({ words, language }: Speech, diagnosis: Diagnosis): string {
  const { explain } = words.diagnosis(diagnosis.code, {
    // A hand taken for another may be the dealer's, and then it is not known for which.
    ...(diagnosis.code === 'handMisread' && diagnosis.hand === undefined ? { context: 'unnamed' } : {}),
    hand: diagnosis.hand === undefined ? '' : words.hand(diagnosis.hand),
    ruleSet: diagnosis.ruleSet === undefined ? '' : ruleSetName(diagnosis.ruleSet, language),
    bet: diagnosis.bet === undefined ? '' : words.bet(diagnosis.bet),
    rule: diagnosis.rule === undefined ? '' : words.orderRule(diagnosis.rule),
  });
  return explain;
}

function ruleSetName(id: string, language: Language): string {
  if (!ruleSetById(id)) return id;
  const { name, place } = ruleWordsIn(id, language);
  return `${name}, ${place}`;
}

/** What was or should have been done with a box: `Pay 150`. */
export function actWords({ t, format }: Speech, { action, amount }: SpotAct): string {
  return action === 'none'
    ? t('games:actions.none')
    : t('correction:act', { action: t(`games:actions.${action}`), amount: format.amount(amount) });
}

/** A call as it is said, in the language of the calls; an act of the dealer, which is not said, in the interface's own. */
export function callWordsOf({ words, callWords, ruleSet }: Speech, call: Call): string {
  return isAct(ruleSet.announcements, call.announcement) ? words.call(call) : callWords.call(call);
}

type CallDecision = Extract<Decision, { kind: 'call' }>;

/** A call as it should have been said aloud, or an act as it should have been done. */
export function callExpected(speech: Speech, decision: CallDecision): string {
  if (decision.expected !== null) return callWordsOf(speech, decision.expected);
  return speech.t(isAboutAct(speech, decision) ? 'correction:nothingToDo' : 'correction:nothingToCall');
}

/** A call as it was said aloud or an act as it was done, or that nothing was. */
export function callSaid(speech: Speech, decision: CallDecision): string {
  if (decision.given !== null) return callWordsOf(speech, decision.given);
  return speech.t(isAboutAct(speech, decision) ? 'correction:nothingDone' : 'correction:nothingCalled');
}

/** How a payout comes about: `30 × 5 = 150`. */
export function workingSum({ format }: Speech, { odds, base, result }: Working): string {
  const times =
    odds.denominator === 1 ? format.number(odds.numerator) : `${format.number(odds.numerator)}/${format.number(odds.denominator)}`;
  return `${times} × ${format.amount(base)} = ${format.amount(result)}`;
}

/** What the sum is about: `Three of a kind on PAIR PLUS`. */
export function workingSubject({ words }: Speech, { bet, hand }: Working): string {
  return hand === undefined ? words.bet(bet) : words.handOnBet(hand, bet);
}
