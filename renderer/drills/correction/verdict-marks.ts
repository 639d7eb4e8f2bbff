import type { Decision, DoneStep, Grade } from '#shared/drills/types.ts';
import type { Call } from '#shared/games/types.ts';

import type { FeltMark } from '../../felt/index.ts';
import type { Speech } from '../settle/decision-words.ts';
import { callExpected, isAboutAct, toneOf } from '../settle/decision-words.ts';

type SpotDecision = Extract<Decision, { kind: 'spot' }>;

/** The verdicts as they lie on the felt: one mark a spot, the broken order over what was right otherwise. */
export function verdictMarks(speech: Speech, grade: Grade): readonly FeltMark[] {
  const marks = grade.decisions.flatMap((decision): FeltMark[] => {
    if (decision.kind === 'spot') return [spotMark(speech, decision)];
    if (decision.kind === 'order') return [];
    const mark = callMark(speech, toneOf(decision), decision.expected ?? decision.given, decision.seat);
    const tag = actTag(speech, decision);
    return [{ ...mark, ...(tag === undefined ? {} : { tag }) }];
  });
  const order = grade.decisions.flatMap((decision) => (decision.kind === 'order' ? orderMarks(speech, decision) : []));
  const isTaken = (mark: FeltMark) => marks.some((each) => each.shape !== 'right' && isSamePlace(each, mark));
  const shown = order.filter((mark, index) => !isTaken(mark) && order.findIndex((each) => isSamePlace(each, mark)) === index);
  return [...marks.filter((mark) => !shown.some((each) => isSamePlace(each, mark))), ...shown];
}

function isSamePlace(one: FeltMark, other: FeltMark): boolean {
  return one.seat === other.seat && one.bet === other.bet && one.topic === other.topic;
}

function spotMark(speech: Speech, decision: SpotDecision): FeltMark {
  const { seat, bet } = decision;
  const tag = tagFor(speech, decision);
  return { shape: toneOf(decision), seat, bet, ...(tag === undefined ? {} : { tag }) };
}

function callMark({ ruleSet }: Speech, shape: FeltMark['shape'], call: Call | null, seat: number | undefined): FeltMark {
  const topic = ruleSet.announcements.find(({ announcement }) => announcement === call?.announcement)?.topic;
  return { shape, ...(seat === undefined ? {} : { seat }), ...(topic === undefined ? {} : { topic }) };
}

/** What should have been done, where an act was wrong or too much. */
function actTag(speech: Speech, decision: Extract<Decision, { kind: 'call' }>): string | undefined {
  if (!isAboutAct(speech, decision)) return undefined;
  if (decision.verdict === 'superfluous') return speech.t('correction:tags.none');
  return decision.verdict === 'wrongCall' ? callExpected(speech, decision) : undefined;
}

/** A few signs beside the spot: what it should have been. */
function tagFor({ t, format }: Speech, { verdict, expected, given }: SpotDecision): string | undefined {
  switch (verdict) {
    case 'right':
    case 'outOfOrder':
    case 'wrongCall':
      return undefined;
    case 'wrongAmount':
      return `${format.amount(given.amount)} → ${format.amount(expected.amount)}`;
    case 'superfluous':
      return t('correction:tags.none');
    case 'missed':
    case 'wrongAction':
      return expected.action === 'none'
        ? t('correction:tags.none')
        : t(`correction:tags.${expected.action}`, { amount: format.amount(expected.amount) });
  }
}

/** The first pair done the wrong way round: 1 should have come before 2. */
function orderMarks(speech: Speech, { violations }: Extract<Decision, { kind: 'order' }>): FeltMark[] {
  const violation = violations[0];
  return violation ? [placeOf(speech, violation.first, 1), placeOf(speech, violation.then, 2)] : [];
}

function placeOf(speech: Speech, step: DoneStep, number: number): FeltMark {
  if (step.kind === 'move') return { shape: 'order', number, seat: step.seat, bet: step.bet };
  return { ...callMark(speech, 'order', step.call, step.call.seat), number };
}
