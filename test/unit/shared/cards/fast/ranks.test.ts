import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DECK, RANKS, SUITS, type SuitedCard } from '#shared/cards/card.ts';
import { CARD_CODES, cardCode, cardOfCode } from '#shared/cards/fast/card-code.ts';
import { FIVE_CARD_FLOORS, fiveCardRank } from '#shared/cards/fast/five-card-rank.ts';
import { THREE_CARD_FLOORS, packThree, packedThreeRank, threeCardRank } from '#shared/cards/fast/three-card-rank.ts';
import { FIVE_CARD_HANDS, type FiveCardHandId, evaluateFiveCards, isAtLeast } from '#shared/cards/five-card-hand.ts';
import { THREE_CARD_HANDS, evaluateThreeCards } from '#shared/cards/three-card-hand.ts';

const distinctCodes = (count: number): fc.Arbitrary<number[]> =>
  fc.uniqueArray(fc.integer({ min: 0, max: CARD_CODES - 1 }), { minLength: count, maxLength: count });

function rankOfFive(codes: readonly number[]): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = codes;
  return fiveCardRank(a, b, c, d, e);
}

/** The strengths in their order, so that the place of each can be compared with a rank. */
function placesOf(strengths: readonly number[]): ReadonlyMap<number, number> {
  return new Map([...new Set(strengths)].sort((a, b) => a - b).map((strength, index) => [strength, index + 1]));
}

describe('card codes', () => {
  it('stand for the 52 cards one to one', () => {
    expect(new Set(DECK.map(cardCode))).toEqual(new Set(Array.from({ length: CARD_CODES }, (_, code) => code)));
    expect(DECK.map((card) => cardOfCode(cardCode(card)))).toEqual(DECK);
    expect(() => cardOfCode(CARD_CODES)).toThrow('no card');
  });
});

describe('the rank of three cards', () => {
  const hands = DECK.flatMap((a, i) => DECK.slice(i + 1).flatMap((b, j) => DECK.slice(i + j + 2).map((c) => [a, b, c] as const)));

  it('is that of the readable evaluation for all 22,100 hands in every order', () => {
    const evaluated = hands.map(evaluateThreeCards);
    const places = placesOf(evaluated.map(({ strength }) => strength));
    expect(places.size).toBe(741);
    const wrong = hands.filter(([first, second, third], index) => {
      const [a, b, c] = [cardCode(first), cardCode(second), cardCode(third)];
      const ranks = [
        threeCardRank(a, b, c),
        threeCardRank(a, c, b),
        threeCardRank(b, a, c),
        threeCardRank(b, c, a),
        threeCardRank(c, a, b),
        packedThreeRank(packThree(c, b, a)),
      ];
      return ranks.some((rank) => rank !== places.get(evaluated[index]?.strength ?? 0));
    });
    expect(wrong).toEqual([]);
  });

  it('reaches the floor of a hand with just that hand', () => {
    const floors = THREE_CARD_HANDS.map((id) => {
      const ranks = hands
        .filter((cards) => evaluateThreeCards(cards).hand === id)
        .map(([a, b, c]) => threeCardRank(cardCode(a), cardCode(b), cardCode(c)));
      return [id, Math.min(...ranks)];
    });
    expect(Object.fromEntries(floors)).toEqual(THREE_CARD_FLOORS);
  });
});

describe('the rank of five cards', () => {
  /** One hand of each strength, and of those without a flush one more in other suits. */
  const patterns = everyPattern();

  it('is that of the readable evaluation for every set of ranks, suited or not', () => {
    const evaluated = patterns.map(evaluateFiveCards);
    const places = placesOf(evaluated.map(({ strength }) => strength));
    expect(places.size).toBe(7_462);
    expect(patterns.filter((cards, index) => rankOfFive(cards.map(cardCode)) !== places.get(evaluated[index]?.strength ?? 0))).toEqual([]);
    for (const id of FIVE_CARD_HANDS) {
      const ranks = patterns
        .filter((_, index) => isAtLeast(evaluated[index] ?? missing(), id))
        .map((cards) => rankOfFive(cards.map(cardCode)));
      expect([id, Math.min(...ranks)]).toEqual([id, FIVE_CARD_FLOORS[id]]);
    }
  });

  it('orders any two hands as the readable evaluation does', () => {
    fc.assert(
      fc.property(distinctCodes(5), distinctCodes(5), (one, other) => {
        const [a, b] = [one, other].map((codes) => evaluateFiveCards(codes.map(cardOfCode)));
        expect(Math.sign(rankOfFive(one) - rankOfFive(other))).toBe(Math.sign((a?.strength ?? 0) - (b?.strength ?? 0)));
      }),
      { numRuns: 2_000 },
    );
  });

  it('does not hang on the order of the cards', () => {
    const shuffled = distinctCodes(5).chain((codes) => fc.tuple(fc.constant(codes), fc.shuffledSubarray(codes, { minLength: 5 })));
    fc.assert(
      fc.property(shuffled, ([codes, others]) => {
        expect(rankOfFive(others)).toBe(rankOfFive(codes));
      }),
    );
  });

  it('comes in the published numbers over all 2,598,960 hands', () => {
    const counts = new Uint32Array(7_463);
    for (let a = 0; a < CARD_CODES; a += 1)
      for (let b = a + 1; b < CARD_CODES; b += 1)
        for (let c = b + 1; c < CARD_CODES; c += 1)
          for (let d = c + 1; d < CARD_CODES; d += 1)
            for (let e = d + 1; e < CARD_CODES; e += 1) {
              const rank = fiveCardRank(a, b, c, d, e);
              counts[rank] = (counts[rank] ?? 0) + 1;
            }
    const from = (id: FiveCardHandId): number => counts.subarray(FIVE_CARD_FLOORS[id]).reduce((sum, count) => sum + count, 0);
    const better = (index: number): number => FIVE_CARD_HANDS.slice(0, index).reduce((_, id) => from(id), 0);
    expect(Object.fromEntries(FIVE_CARD_HANDS.map((id, index) => [id, from(id) - better(index)]))).toEqual({
      royalFlush: 4,
      straightFlush: 36,
      fourOfAKind: 624,
      fullHouse: 3_744,
      flush: 5_108,
      straight: 10_200,
      threeOfAKind: 54_912,
      twoPair: 123_552,
      pair: 1_098_240,
      aceKing: 167_280,
      highCard: 1_302_540 - 167_280,
    });
    expect(counts[0]).toBe(0);
  });
});

function everyPattern(): SuitedCard[][] {
  const patterns: SuitedCard[][] = [];
  const extend = (indexes: readonly number[]): void => {
    if (indexes.length === 5) {
      patterns.push(...suitings(indexes));
      return;
    }
    for (let next = indexes.at(-1) ?? 0; next < RANKS.length; next += 1) {
      if (indexes.filter((index) => index === next).length < 4) extend([...indexes, next]);
    }
  };
  extend([]);
  return patterns;
}

/** Some hands of these ranks: with a flush where there can be one, and two without. */
function suitings(indexes: readonly number[]): SuitedCard[][] {
  const card = (index: number, suit: number): SuitedCard => `${RANKS[index] ?? 'A'}${SUITS[suit % 4] ?? 's'}`;
  const different = new Set(indexes).size === 5;
  const mixed = [0, 1].map((shift) => indexes.map((index, place) => card(index, place + shift)));
  return different ? [...mixed, indexes.map((index) => card(index, (indexes[0] ?? 0) + 1))] : mixed;
}

function missing(): never {
  throw new Error('nothing there');
}
