import type { Spot, StudTable } from '../types.ts';
import { STUD_BETS } from './rules.ts';

/** The spots a dealer may act on: every stake. */
export function studSpots(table: StudTable): readonly Spot[] {
  return table.seats.flatMap(({ seat, bets }) =>
    STUD_BETS.flatMap((bet): Spot[] => {
      const stake = bets[bet];
      return stake === undefined ? [] : [{ seat, bet, stake, actions: ['take', 'pay', 'return'] }];
    }),
  );
}
