import fc from 'fast-check';

import { DECK, type SuitedCard } from '#shared/cards/card.ts';
import type { ThreeCardSeat, ThreeCardTable } from '#shared/games/types.ts';

import { MACAU } from './three-card.ts';

const SEATS = [1, 2, 3, 4, 5, 6, 7];
const stake = fc.oneof(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 10 ** 13 }));
/** How a seat stands: `allIn` has ante, play and Pair Plus. */
const stand = fc.constantFrom('anteOnly', 'allIn', 'folded', 'foldedWithPairPlus', 'pairPlusAlone');

/** Tables of a three-card rule set with every option on, so that every way to stand is legal. */
export function threeCardTables(ruleSet: string): fc.Arbitrary<ThreeCardTable> {
  return fc
    .record({
      deck: fc.shuffledSubarray([...DECK], { minLength: 24, maxLength: 24 }),
      seats: fc.shuffledSubarray(SEATS, { minLength: 1 }),
      stands: fc.array(fc.record({ stand, ante: stake, pairPlus: stake }), { minLength: 7, maxLength: 7 }),
    })
    .map(({ deck, seats, stands }) => ({
      ruleSet,
      options: { [ruleSet === MACAU ? 'foldWithPairPlus' : 'pairPlusAlone']: true, strictOrder: false },
      dealer: deck.slice(0, 3),
      seats: seats.map((seat, index) => seatOf(seat, deck.slice(3 * index + 3, 3 * index + 6), stands[index])),
    }));
}

function seatOf(seat: number, cards: SuitedCard[], drawn: { stand: string; ante: number; pairPlus: number } | undefined): ThreeCardSeat {
  const { stand: way, ante, pairPlus } = drawn ?? { stand: 'anteOnly', ante: 100, pairPlus: 100 };
  switch (way) {
    case 'allIn':
      return { seat, cards, bets: { ante, pairPlus, play: ante }, folded: false };
    case 'folded':
      return { seat, cards, bets: { ante }, folded: true };
    case 'foldedWithPairPlus':
      return { seat, cards, bets: { ante, pairPlus }, folded: true };
    case 'pairPlusAlone':
      return { seat, cards, bets: { pairPlus }, folded: false };
    default:
      return { seat, cards, bets: { ante, play: ante }, folded: false };
  }
}
