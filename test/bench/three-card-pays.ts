import type { ThreeCardPays } from '#shared/games/three-card/solve.ts';
import { odds } from '#shared/money/money.ts';

const BONUSES = [
  [1, 4, 5],
  [1, 3, 4],
  [1, 3, 5],
  [1, 2, 3],
] as const;
const PAIR_PLUSES = [
  [1, 3, 6, 30, 40],
  [1, 4, 6, 30, 40],
  [1, 4, 5, 30, 40],
  [1, 4, 6, 25, 40],
  [1, 4, 6, 25, 35],
  [1, 4, 6, 33, 35],
] as const;

/** Every pay table of the list of published figures: each ante bonus with each Pair Plus. */
export const EVERY_PAYS: readonly ThreeCardPays[] = BONUSES.flatMap((bonus) =>
  PAIR_PLUSES.map((pairPlus) => ({
    anteBonus: lines(['straight', 'threeOfAKind', 'straightFlush'], bonus),
    pairPlus: lines(['pair', 'flush', 'straight', 'threeOfAKind', 'straightFlush'], pairPlus),
  })),
);

function lines(hands: readonly string[], times: readonly number[]): ThreeCardPays['pairPlus'] {
  return hands.map((hand, place) => ({ hand, odds: odds(times[place] ?? 0) }));
}
