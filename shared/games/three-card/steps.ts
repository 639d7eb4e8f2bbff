import { type ThreeCardHand, dealerHandName, dealerQualifies } from '../../cards/three-card-hand.ts';
import { moveOf } from '../moves.ts';
import type { Call, CallStep, Move, SeatSettlement, Step } from '../types.ts';
import type { SeatFacts, ThreeCardRules } from './rules.ts';

/** A seat's settlement with what it came from. */
export interface SettledSeat {
  readonly facts: SeatFacts;
  readonly settlement: SeatSettlement;
}

/** The whole settlement in order: folded seats, the dealer's hand, then seat by seat the call and the moves. */
export function settlingSteps(rules: ThreeCardRules, dealer: ThreeCardHand, settled: readonly SettledSeat[]): Step[] {
  const seats = inSeatOrder(rules, settled);
  const folded = seats.filter(({ settlement }) => settlement.folded);
  const inPlay = seats.filter(({ settlement }) => !settlement.folded);
  const steps: Step[] = [];
  for (const { settlement } of folded) steps.push(...movesOf(settlement));
  steps.push(dealerCall(rules, dealer));
  for (const { facts, settlement } of inPlay) steps.push(...seatCall(rules, facts, settlement.seat), ...movesOf(settlement));
  return steps;
}

function inSeatOrder(rules: ThreeCardRules, settled: readonly SettledSeat[]): SettledSeat[] {
  const sign = rules.seatOrder === 'ascending' ? 1 : -1;
  return [...settled].sort((a, b) => sign * (a.settlement.seat - b.settlement.seat));
}

function dealerCall(rules: ThreeCardRules, dealer: ThreeCardHand): CallStep {
  const qualifies = dealerQualifies(dealer);
  const announcement = qualifies ? 'dealerQualifies' : 'dealerNotQualified';
  return { kind: 'call', call: { announcement, hand: dealerHandName(dealer) }, rule: rules.citeDealerCall(qualifies) };
}

/** The winning hand is called only where two hands are compared. */
function seatCall(rules: ThreeCardRules, facts: SeatFacts, seat: number): CallStep[] {
  const call = comparisonCall(facts, seat);
  return call === undefined ? [] : [{ kind: 'call', call, rule: rules.citeSeatCall(facts) }];
}

function comparisonCall({ result, hand, dealer }: SeatFacts, seat: number): Call | undefined {
  switch (result) {
    case 'playerWins':
      return { announcement: 'playerWins', hand: hand.hand, seat };
    case 'dealerWins':
      return { announcement: 'dealerWins', hand: dealer.hand, seat };
    case 'tie':
      return { announcement: 'tie', seat };
    default:
      return undefined;
  }
}

function movesOf({ seat, bets }: SeatSettlement): Move[] {
  return bets.map((bet) => moveOf(seat, bet));
}
