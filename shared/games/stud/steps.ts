import type { FiveCardHand } from '../../cards/five-card-hand.ts';
import { moveOf } from '../moves.ts';
import type { Call, CallStep, Move, SeatSettlement, Step } from '../types.ts';
import { dealerQualifies } from './comparison.ts';
import type { SeatFacts, StudRules } from './rules.ts';

/** A seat's settlement with what it came from. */
export interface SettledSeat {
  readonly facts: SeatFacts;
  readonly settlement: SeatSettlement;
}

/**
 * The whole settlement in order: folded seats, the dealer's hand, then seat by seat, counter-clockwise, the call and
 * the moves; last, where the dealer beat every hand in play, that the bank wins.
 */
export function settlingSteps(rules: StudRules, dealer: FiveCardHand, settled: readonly SettledSeat[]): Step[] {
  const seats = [...settled].sort((a, b) => b.settlement.seat - a.settlement.seat);
  const folded = seats.filter(({ settlement }) => settlement.folded);
  const inPlay = seats.filter(({ settlement }) => !settlement.folded);
  return [
    ...folded.flatMap(({ settlement }) => movesOf(settlement)),
    dealerCall(rules, dealer),
    ...inPlay.flatMap(({ facts, settlement }): Step[] => [...seatCall(rules, facts, dealer, settlement.seat), ...movesOf(settlement)]),
    ...bankWinsCall(rules, inPlay),
  ];
}

function movesOf({ seat, bets }: SeatSettlement): Move[] {
  return bets.map((bet) => moveOf(seat, bet));
}

/** The hand is named only where it qualifies. */
function dealerCall(rules: StudRules, dealer: FiveCardHand): CallStep {
  const qualifies = dealerQualifies(dealer);
  const call: Call = qualifies ? { announcement: 'dealerQualifies', hand: dealer.hand } : { announcement: 'dealerNotQualified' };
  return { kind: 'call', call, rule: rules.citeDealerCall(qualifies) };
}

/** The winning hand is called only where two hands are compared. */
function seatCall(rules: StudRules, { result, hand }: SeatFacts, dealer: FiveCardHand, seat: number): CallStep[] {
  const call = (announcement: string, named?: FiveCardHand): CallStep[] => [
    {
      kind: 'call',
      call: { announcement, ...(named === undefined ? {} : { hand: named.hand }), seat },
      rule: rules.citeSeatCall,
    },
  ];
  switch (result) {
    case 'playerWins':
      return call('playerWins', hand);
    case 'dealerWins':
      return call('dealerWins', dealer);
    case 'tie':
      return call('tie');
    default:
      return [];
  }
}

function bankWinsCall(rules: StudRules, inPlay: readonly SettledSeat[]): CallStep[] {
  const beatsAll = inPlay.length > 0 && inPlay.every(({ facts }) => facts.result === 'dealerWins');
  return beatsAll ? [{ kind: 'call', call: { announcement: 'bankWins' }, rule: rules.citeBankWins }] : [];
}
