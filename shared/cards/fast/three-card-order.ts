import type { ThreeCardHandId } from '../three-card-hand.ts';
import { type RankSet, rankSets, ranksOf, runs } from './rank-sets.ts';

/** What ranks as one: a hand and the ranks of its cards, from 0, the two; a pair before its kicker, else the lowest first. */
export interface RankedThree {
  readonly hand: ThreeCardHandId;
  readonly ranks: readonly [number, number, number];
}

/** The 741 different ranks of three cards, from the worst to the best. */
export function threeCardOrder(): RankedThree[] {
  const straights = runs(3);
  const scattered = rankSets(3).filter((set) => !straights.includes(set));
  const of = (hand: ThreeCardHandId, [first = 0, second = 0, third = 0]: readonly number[]): RankedThree => ({
    hand,
    ranks: [first, second, third],
  });
  const single = (set: RankSet): number => ranksOf(set)[0] ?? 0;
  const pairs = rankSets(1).flatMap((two) => rankSets(1, two).map((kicker) => [single(two), single(two), single(kicker)]));
  return [
    ...scattered.map((set) => of('highCard', ranksOf(set))),
    ...pairs.map((ranks) => of('pair', ranks)),
    ...scattered.map((set) => of('flush', ranksOf(set))),
    ...straights.map((set) => of('straight', ranksOf(set))),
    ...rankSets(1).map((set) => of('threeOfAKind', [single(set), single(set), single(set)])),
    ...straights.map((set) => of('straightFlush', ranksOf(set))),
  ];
}
