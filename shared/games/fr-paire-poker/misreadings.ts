import { payout } from '../../money/money.ts';
import type { Misreading, PairePokerSeat, PairePokerTable } from '../types.ts';
import { type Drawn, drawnOf } from './draw.ts';
import { oddsOf } from './rules.ts';
import { pairHand, spotOf, winningHand } from './settle.ts';
import { PAIR_IDS, type Value } from './spots.ts';

/**
 * A pair seen where the first two cards make none: with a joker, which replaces no card here, or with the third card.
 * Only at seats with several bets on it: with a single one the error on that one spot speaks for itself.
 */
export function pairePokerMisreadings(table: PairePokerTable): readonly Misreading[] {
  const drawn = drawnOf(table.cards);
  const seen = pairSeen(drawn);
  return seen === undefined ? [] : table.seats.flatMap((seat) => misread(seat, { ...drawn, pair: seen }));
}

/** The pair that could be seen although it does not count. */
function pairSeen({ values: [first, second, third], pair }: Drawn): Value | undefined {
  if (pair !== null) return undefined;
  if (second === 'X') return first;
  if (first === 'X') return second;
  if (third === first || third === second) return third;
  return undefined;
}

function misread({ seat, bets }: PairePokerSeat, seen: Drawn & { readonly pair: Value }): Misreading[] {
  const onPairs = bets.filter(({ on }) => PAIR_IDS.includes(on));
  if (onPairs.length < 2) return [];
  const acts = onPairs.map(({ on, amount }): Misreading['acts'][number] => {
    const { kind } = spotOf(on);
    if (winningHand(spotOf(on), seen) === undefined) return { bet: on, action: 'take', amount };
    const paid = payout(amount, oddsOf(kind, pairHand(seen.pair)));
    return { bet: on, action: 'pay', amount: paid.ok ? paid.value : 0 };
  });
  return [{ code: 'handMisread', seat, hand: 'pair', acts }];
}
