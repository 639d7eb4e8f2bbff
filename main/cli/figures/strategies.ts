import { dealerQualifies, isPairOrBetter } from '#shared/cards/three-card-hand.ts';
import type { Strategy } from '#shared/games/three-card/edges.ts';

/** Raises this high-card hand and every better one. */
export function raiseFrom(first: number, second: number, third: number): Strategy {
  return (hand) => {
    if (isPairOrBetter(hand)) return true;
    const [high, middle, low] = hand.ranks;
    if (high !== first) return high > first;
    return middle === second ? low >= third : middle > second;
  };
}

/** The best play against a dealer who qualifies with queen high: raise Q-6-4 or better. */
export const raiseQueenSixFour = raiseFrom(12, 6, 4);
/** Raise what would qualify a dealer. */
export const raiseLikeDealer: Strategy = dealerQualifies;
export const raiseAlways: Strategy = () => true;
export const raisePairs: Strategy = isPairOrBetter;
