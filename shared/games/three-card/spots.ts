import type { Spot, ThreeCardSeat, ThreeCardTable } from '../types.ts';
import type { ThreeCardRules, ThreeCardSpot } from './rules.ts';

/** The spots a dealer may act on: every stake, and the bonus of every seat with an ante, folded or not. */
export function threeCardSpots(rules: ThreeCardRules, table: ThreeCardTable): readonly Spot[] {
  return table.seats.flatMap((seat) => rules.bets.flatMap((bet) => spotOf(seat, bet)));
}

function spotOf({ seat, bets }: ThreeCardSeat, bet: ThreeCardSpot): Spot[] {
  if (bet === 'anteBonus') return bets.ante === undefined ? [] : [{ seat, bet, stake: 0, actions: ['pay'] }];
  const stake = bets[bet];
  return stake === undefined ? [] : [{ seat, bet, stake, actions: ['take', 'pay', 'return'] }];
}
