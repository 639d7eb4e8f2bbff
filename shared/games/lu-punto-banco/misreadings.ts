import type { Minor } from '../../money/money.ts';
import { payout } from '../../money/money.ts';
import type { Misreading, PuntoBancoSeat, PuntoBancoTable } from '../types.ts';
import { CHANCES, type Chance, ODDS } from './rules.ts';
import { coupOf } from './settle.ts';

/**
 * Another chance taken for the winning one. Only at seats with several bets: with a single one the error on that one
 * spot speaks for itself.
 */
export function puntoBancoMisreadings(table: PuntoBancoTable): readonly Misreading[] {
  const { winner } = coupOf(table);
  const seats = table.seats.filter(({ bets }) => Object.keys(bets).length > 1);
  return seats.flatMap((seat) => CHANCES.filter((other) => other !== winner).flatMap((other) => misread(seat, winner, other)));
}

function misread({ seat, bets }: PuntoBancoSeat, winner: Chance, other: Chance): Misreading[] {
  const acts = CHANCES.flatMap((bet) => {
    const stake = bets[bet];
    return stake === undefined ? [] : [actOn(bet, stake, other)];
  });
  const tie = winner === 'tie' || other === 'tie';
  return [tie ? { code: 'tieMisjudged', seat, acts } : { code: 'handMisread', seat, hand: other, acts }];
}

function actOn(bet: Chance, stake: Minor, winner: Chance): Misreading['acts'][number] {
  if (bet !== winner) return { bet, action: winner === 'tie' ? 'return' : 'take', amount: stake };
  const paid = payout(stake, ODDS[bet]);
  return { bet, action: 'pay', amount: paid.ok ? paid.value : 0 };
}
