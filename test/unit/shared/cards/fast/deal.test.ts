import { describe, expect, it } from 'vitest';

import { FIVES, THREES, THREES_OF_49, skipThreeInAll, threes, writeFive } from '#shared/cards/fast/combinations.ts';
import { dealFives, dealThrees } from '#shared/cards/fast/deal.ts';
import { createRandom, integer } from '#shared/random/random.ts';
import { createWordStream, wordsEach } from '#shared/random/word-stream.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';
const OTHER_SEED = '000102030405060708090a0b0c0d0e10';

function fives(seed: string, count: number): Uint8Array {
  const cards = new Uint8Array(5 * count);
  dealFives(createWordStream(seed), cards);
  return cards;
}

/** Chi-square of the counts against equal chances, less its mean, in standard deviations. */
function deviation(counts: Uint32Array): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const degrees = counts.length - 1;
  return (chiSquare - degrees) / Math.sqrt(2 * degrees);
}

const pack = (cards: Iterable<number>): number => [...cards].reduce((packed, card) => packed * 64 + card, 0);
const unpack = (packed: number): number[] => [packed >> 12, (packed >> 6) & 63, packed & 63];

describe('combinations', () => {
  it('give each index a hand of five of its own, sorted by the highest card', () => {
    const hand = new Uint8Array(5);
    let last = -1;
    let rising = 0;
    for (let index = 0; index < FIVES; index += 1) {
      writeFive(index, hand);
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = hand;
      const place = (((e * 64 + d) * 64 + c) * 64 + b) * 64 + a;
      if (a < b && b < c && c < d && d < e && e < 52 && place > last) rising += 1;
      last = place;
    }
    expect(rising).toBe(FIVES);
  });

  it('give each index a hand of three of its own, those of the lowest cards first', () => {
    expect(new Set(threes).size).toBe(THREES);
    expect([...threes].every((packed) => unpack(packed).every((card, place, all) => card < 52 && card > (all[place - 1] ?? -1)))).toBe(
      true,
    );
    expect(Math.max(...[...threes.subarray(0, THREES_OF_49)].flatMap(unpack))).toBe(48);
  });

  it('leave out just the cards that are gone', () => {
    for (const gone of [threes[0], threes[9_999], threes[17_321], threes[THREES - 1]]) {
      const taken = unpack(gone ?? 0);
      const left = [...threes.subarray(0, THREES_OF_49)].map((places) => skipThreeInAll(places, gone ?? 0));
      expect(new Set(left).size).toBe(THREES_OF_49);
      const wrong = left.filter((packed) => {
        const [low = 0, middle = 0, high = 0] = unpack(packed);
        return !(low < middle && middle < high && high < 52) || taken.some((card) => [low, middle, high].includes(card));
      });
      expect(wrong).toEqual([]);
    }
  });
});

describe('the word stream', () => {
  it('keeps its stored values, on every platform', () => {
    expect([...createWordStreamWords(SEED, 4)]).toMatchInlineSnapshot(`
      [
        -527805269,
        620253263,
        -1314200212,
        1039314812,
      ]
    `);
  });

  it('gives each outcome as many words as can be given to all', () => {
    for (const count of [2, 52, THREES, FIVES, THREES * THREES_OF_49]) {
      expect(wordsEach(count) * count).toBeLessThanOrEqual(2 ** 32);
      expect((wordsEach(count) + 1) * count).toBeGreaterThan(2 ** 32);
    }
  });
});

describe('dealing', () => {
  it('deals the same from the same seed, in one go or in several', () => {
    const whole = fives(SEED, 3_000);
    const stream = createWordStream(SEED);
    const parts = [1, 999, 2_000].flatMap((count) => {
      const part = new Uint8Array(5 * count);
      dealFives(stream, part);
      return [...part];
    });
    expect(parts).toEqual([...whole]);
    expect([...fives(OTHER_SEED, 3_000)]).not.toEqual([...whole]);
  });

  // Within three standard deviations lie all but a few seeds in a thousand; both sides, for too even is not random either.
  it.each([SEED, OTHER_SEED])('deals each of the 22,100 triples alike from seed %s', (seed) => {
    const hands = new Int32Array(20 * THREES);
    dealThrees(createWordStream(seed), hands);
    const indexOf = new Map([...threes].map((packed, index) => [packed, index]));
    const counts = new Uint32Array(THREES);
    for (const hand of hands) {
      const index = indexOf.get(hand) ?? 0;
      counts[index] = (counts[index] ?? 0) + 1;
    }
    expect(Math.abs(deviation(counts))).toBeLessThan(3);
  });

  it.each([SEED, OTHER_SEED])('deals each of the 1,326 pairs alike among five cards from seed %s', (seed) => {
    const hands = 200_000;
    const cards = fives(seed, hands);
    const choice = createRandom(seed);
    const counts = new Map<number, number>();
    for (let hand = 0; hand < hands; hand += 1) {
      // Two of the five, whichever: the lowest two alone would not be uniform.
      const first = integer(choice, 0, 4);
      const second = (first + integer(choice, 1, 4)) % 5;
      const pair = pack([first, second].sort((a, b) => a - b).map((place) => cards[5 * hand + place] ?? 0));
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    expect(counts.size).toBe(1_326);
    expect(Math.abs(deviation(Uint32Array.from(counts.values())))).toBeLessThan(3);
  });
});

function createWordStreamWords(seed: string, count: number): Int32Array {
  const words = new Int32Array(count);
  const hands = createWordStream(seed);
  dealThrees(hands, new Int32Array(1));
  words.set(hands.words.subarray(0, count));
  return words;
}
