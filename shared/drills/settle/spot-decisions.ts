import type { BetId, BetSettlement, Move } from '../../games/types.ts';
import type { Decision, SpotAct, Verdict } from '../types.ts';
import { type Act, timeSpent } from './answer.ts';
import { explainSpot } from './explain-spot.ts';
import { type GradingCase, actsOn, fallbackCitation } from './grading-case.ts';
import { type SpotOutcome, addUpActs, bounded, strayAct, valueOf } from './spot-acts.ts';
import { type Subject, spotSubject } from './subject.ts';

export type SpotDecision = Extract<Decision, { kind: 'spot' }>;

/** The decision on a spot that had something to do. */
export function decideSpot(grading: GradingCase, move: Move): SpotDecision {
  const seat = grading.seats.get(move.seat);
  const bet = seat?.bets.find((settled) => settled.bet === move.bet);
  return judge(grading, {
    seat: move.seat,
    bet: move.bet,
    expected: { action: move.action, amount: move.amount },
    citation: bet?.citation ?? move.rule,
    settled: bet,
  });
}

/** The decision on a spot that had nothing to do, but was acted on. */
export function decideSuperfluous(grading: GradingCase, seat: number, bet: BetId): SpotDecision {
  const settlement = grading.seats.get(seat);
  const payTable = grading.rules.payTables.find((table) => table.bet === bet);
  // A folded hand has nothing more to come: the place that takes its stakes says so.
  const citation = settlement?.folded === true ? settlement.bets[0]?.citation : payTable?.citation;
  return judge(grading, {
    seat,
    bet,
    expected: { action: 'none', amount: 0 },
    citation: citation ?? fallbackCitation(grading),
    settled: undefined,
  });
}

interface SpotToJudge {
  readonly seat: number;
  readonly bet: BetId;
  readonly expected: SpotAct;
  readonly citation: string;
  readonly settled: BetSettlement | undefined;
}

function judge(grading: GradingCase, { seat, bet, expected, citation, settled }: SpotToJudge): SpotDecision {
  const id: Subject = spotSubject(seat, bet);
  const acts = actsOn(grading, id);
  const stake = settled?.stake ?? 0;
  const outcome = addUpActs(acts, stake);
  const given = shownAct(expected, outcome, acts);
  const verdict = verdictOf(expected, outcome);
  const diagnosis = explainSpot({ grading, seat, bet, stake, expected, given, verdict, settled });
  const hand = grading.seats.get(seat)?.hand;
  return {
    kind: 'spot',
    id,
    verdict,
    ...(diagnosis === undefined ? {} : { diagnosis }),
    moneyError: bounded(outcome.value - valueOf(expected)),
    citation,
    ...(settled?.reading === undefined ? {} : { reading: settled.reading }),
    ...timeSpent(acts),
    seat,
    bet,
    stake,
    expected,
    given,
    ...(hand === undefined ? {} : { hand }),
    ...(settled?.working === undefined ? {} : { working: settled.working }),
  };
}

/** What was done, as it is shown. A mixture may come to just what was expected, and would look right: then what was too much in it. */
function shownAct(expected: SpotAct, { given, mixed }: SpotOutcome, acts: readonly Act[]): SpotAct {
  const looksRight = mixed && given.action === expected.action && given.amount === expected.amount;
  return (looksRight ? strayAct(acts, expected.action) : undefined) ?? given;
}

function verdictOf(expected: SpotAct, { given, mixed }: SpotOutcome): Verdict {
  if (expected.action === 'none') return 'superfluous';
  if (given.action === 'none') return 'missed';
  if (mixed || given.action !== expected.action) return 'wrongAction';
  return given.amount === expected.amount ? 'right' : 'wrongAmount';
}
