import { bySpot } from '../by-spot.ts';
import { moveOf } from '../moves.ts';
import type { Misreading, RouletteTable, SeatSettlement } from '../types.ts';
import { chancesHand } from './rules.ts';
import { settleRoulette } from './settle.ts';
import { LAST_NUMBER } from './spots.ts';

/** So many spots must come out otherwise: a single one speaks for itself. */
const LEAST_DIFFERENT = 2;

/** The number taken for one that lies beside it on the layout. */
export function rouletteMisreadings(table: RouletteTable): readonly Misreading[] {
  const read = seatsAt(table, table.number);
  return neighbours(table.number).flatMap((other) => {
    const misread = new Map(seatsAt(table, other).map((seat) => [seat.seat, seat]));
    return read.flatMap((seat): Misreading[] => {
      const instead = misread.get(seat.seat);
      if (instead === undefined || differences(seat, instead) < LEAST_DIFFERENT) return [];
      const acts = instead.bets.map((bet) => {
        const { action, amount } = moveOf(seat.seat, bet);
        return { bet: bet.bet, action, amount };
      });
      return [{ code: 'handMisread', seat: seat.seat, hand: chancesHand(other), acts }];
    });
  });
}

/** As a number would have the table settled; nothing where it could not be paid exactly. */
function seatsAt(table: RouletteTable, number: number): readonly SeatSettlement[] {
  const settled = settleRoulette({ ...table, number });
  return settled.ok ? bySpot(settled.value).seats : [];
}

function differences(one: SeatSettlement, other: SeatSettlement): number {
  return one.bets.filter((bet, index) => bet.outcome !== other.bets[index]?.outcome).length;
}

/** The numbers whose boxes touch, side by side or one after another; the zero touches the first three. */
function neighbours(number: number): readonly number[] {
  if (number === 0) return [1, 2, 3];
  const column = (number - 1) % 3;
  return [...(column > 0 ? [number - 1] : []), ...(column < 2 ? [number + 1] : []), Math.max(0, number - 3), number + 3].filter(
    (other) => other <= LAST_NUMBER,
  );
}
