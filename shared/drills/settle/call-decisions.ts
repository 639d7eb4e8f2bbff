import type { Call, CallStep, DealerAct, HandId } from '../../games/types.ts';
import type { Decision, Diagnosis } from '../types.ts';
import { type Act, timeSpent } from './answer.ts';
import { type GradingCase, actsOn, fallbackCitation } from './grading-case.ts';
import { callSubject } from './subject.ts';

export type CallDecision = Extract<Decision, { kind: 'call' }>;

/** The decision on a call this run asks for. */
export function decideCall(grading: GradingCase, { call: expected, rule, ground }: CallStep): CallDecision {
  const id = callSubject(expected, grading.rules.announcements);
  const acts = actsOn(grading, id);
  const calls = callsOf(acts);
  // Two different calls contradict each other: one wrong call spoils a right one.
  const given = calls.find((call) => !isSameCall(call, expected)) ?? calls[0];
  const decision = {
    kind: 'call',
    id,
    moneyError: 0,
    citation: rule,
    ...timeSpent(acts),
    ...aboutSeat(expected),
    expected,
    ...(ground === undefined ? {} : { ground }),
  } as const;
  if (given === undefined) return { ...decision, verdict: 'missed', given: null };
  if (isSameCall(given, expected)) return { ...decision, verdict: 'right', given };
  return { ...decision, verdict: 'wrongCall', diagnosis: explainCall(grading, expected, given), given };
}

/** The decision on calls about something no call was asked for. */
export function decideSuperfluousCall(grading: GradingCase, call: Call): CallDecision {
  const { announcements } = grading.rules;
  const id = callSubject(call, announcements);
  const choice = announcements.find(({ announcement }) => announcement === call.announcement);
  return {
    kind: 'call',
    id,
    verdict: 'superfluous',
    moneyError: 0,
    citation: choice?.citation ?? fallbackCitation(grading),
    ...timeSpent(actsOn(grading, id)),
    ...aboutSeat(call),
    expected: null,
    given: call,
  };
}

/** What makes a call an act of the dealer; undefined where it is said. */
function actOf({ rules }: GradingCase, { announcement }: Call): DealerAct | undefined {
  return rules.announcements.find((choice) => choice.announcement === announcement)?.act;
}

function aboutSeat({ seat }: Call): { readonly seat?: number } {
  return seat === undefined ? {} : { seat };
}

function callsOf(acts: readonly Act[]): Call[] {
  return acts.flatMap(({ step }) => (step.kind === 'call' ? [step.call] : []));
}

function isSameCall(a: Call, b: Call): boolean {
  return a.announcement === b.announcement && a.hand === b.hand && a.seat === b.seat;
}

/** What was misjudged: a decision at the table, the qualification, a tie, or else a hand, named where it is not the one that lies there. */
function explainCall(grading: GradingCase, expected: Call, given: Call): Diagnosis {
  if (actOf(grading, expected) !== undefined) return { code: 'actMisjudged' };
  if (expected.announcement !== given.announcement && isAboutQualification(expected)) return { code: 'qualificationMisjudged' };
  if (isOfTie(expected) !== isOfTie(given)) return { code: 'tieMisjudged' };
  const isNamed = given.hand !== undefined && given.hand !== handCalled(grading, expected, given);
  return isNamed ? { code: 'handMisread', hand: given.hand } : { code: 'handMisread' };
}

/** What the hand really is that a call names the winner: of the two it may be the other than the one expected. */
function handCalled({ seats, settlement }: GradingCase, expected: Call, given: Call): HandId | undefined {
  if (given.announcement === expected.announcement) return expected.hand;
  return given.announcement === 'playerWins' && given.seat !== undefined ? seats.get(given.seat)?.hand : settlement.dealer?.hand;
}

/** A tie is a call of its own, or one of the results a call names. */
function isOfTie({ announcement, hand }: Call): boolean {
  return announcement === 'tie' || hand === 'tie';
}

function isAboutQualification({ announcement }: Call): boolean {
  return announcement === 'dealerQualifies' || announcement === 'dealerNotQualified';
}
