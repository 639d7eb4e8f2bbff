import { describe, expect, it } from 'vitest';

import { chance, createRandom, draw, integer, pick, pickWeighted, shuffle } from '#shared/random/random.ts';
import { derive, isSeed, seedWords } from '#shared/random/seed.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';
const ZERO = '0'.repeat(32);

/** Chi-square of the counts against equal chances. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function counts(size: number, draws: number, next: () => number): number[] {
  const found = new Array<number>(size).fill(0);
  for (let index = 0; index < draws; index += 1) {
    const value = next();
    found[value] = (found[value] ?? 0) + 1;
  }
  return found;
}

/** What running the permutations backwards gives: the parent, if nothing stood in the way. */
function parentByRunningBackwards(child: string, label: string): string {
  const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
  const back = (words: readonly number[]): number[] => {
    let [v0, v1, v2, v3] = words as [number, number, number, number];
    for (let round = 0; round < 12; round += 1) {
      v2 = rotate(v2, 16);
      v1 = rotate(v1 ^ v2, 7);
      v2 = (v2 - v1) | 0;
      v3 = rotate(v3 ^ v0, 13);
      v0 = (v0 - v3) | 0;
      v3 = rotate(v3 ^ v2, 8);
      v2 = (v2 - v3) | 0;
      v0 = rotate(v0, 16);
      v1 = rotate(v1 ^ v0, 5);
      v0 = (v0 - v1) | 0;
    }
    return [v0, v1, v2, v3];
  };
  let [a = 0, b = 0, c = 0, d = 0] = back([...seedWords(child)]);
  [a, b] = [a ^ label.length, b ^ 0x9e3779b9];
  for (const unit of [...label].reverse()) {
    [a = 0, b = 0, c = 0, d = 0] = back([a, b, c, d]);
    a ^= unit.charCodeAt(0) + 0x10000;
  }
  return [a, b, c, d].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

describe('derive', () => {
  it('keeps its stored values, on every platform', () => {
    expect([derive(SEED, 'deal'), derive(SEED, 0), derive(SEED, 1), derive(ZERO, '')]).toMatchInlineSnapshot(`
      [
        "e15945a3e72f83f68ffb4953f9004ffc",
        "7e9cbb82ad0862a0f5a3bbb22fa81418",
        "2abcf18d3901d176fd6c1f4b4a3fc6e7",
        "a3bc4e23b87e148470284f85ae083d85",
      ]
    `);
  });

  it('takes a number as its text', () => {
    expect(derive(SEED, 12)).toBe(derive(SEED, '12'));
  });

  it('gives seeds, all of them different', () => {
    const children = new Set<string>();
    for (let index = 0; index < 2000; index += 1) {
      const child = derive(SEED, index);
      expect(isSeed(child)).toBe(true);
      children.add(child);
    }
    expect(children.size).toBe(2000);
  });

  it('changes about half the bits when any one bit of the seed changes', () => {
    const bits = (seed: string): string[] => [...seed].flatMap((digit) => [...Number.parseInt(digit, 16).toString(2).padStart(4, '0')]);
    const before = bits(derive(ZERO, 'deal'));
    for (let bit = 0; bit < 128; bit += 1) {
      const digit = (1 << (bit % 4)).toString(16);
      const place = Math.floor(bit / 4);
      const after = bits(derive(ZERO.slice(0, place) + digit + ZERO.slice(place + 1), 'deal'));
      const changed = after.filter((value, index) => value !== before[index]).length;
      expect(changed).toBeGreaterThan(36);
      expect(changed).toBeLessThan(92);
    }
  });

  it('has no way back from the child to the seed', () => {
    expect(parentByRunningBackwards(derive(SEED, 'item:0'), 'item:0')).not.toBe(SEED);
  });

  it.each(['', 'xyz', `${ZERO}0`, 'G'.repeat(32)])('refuses %j', (text) => {
    expect(() => derive(text, 'deal')).toThrow('not a seed');
  });
});

describe('random', () => {
  it('keeps its stored values, on every platform', () => {
    const random = createRandom(SEED);
    expect([integer(random, 0, 51), integer(random, 0, 999_999), integer(random, -5, 5), shuffle(random, [1, 2, 3, 4, 5, 6, 7])])
      .toMatchInlineSnapshot(`
        [
          10,
          347901,
          4,
          [
            7,
            5,
            1,
            2,
            4,
            3,
            6,
          ],
        ]
      `);
  });

  // 99.9 % points of chi-square: 51 degrees 87.97, 1 degree 10.83, 719 degrees about 840.
  it.each([
    ['a card of 52', 52, 87.97],
    ['the lowest bit', 2, 10.83],
  ])('draws %s fairly', (_name, size, limit) => {
    const random = createRandom(SEED);
    expect(chiSquare(counts(size, 104_000, () => integer(random, 0, size - 1)))).toBeLessThan(limit);
  });

  it('shuffles six items into each of the 720 orders fairly', () => {
    const random = createRandom(SEED);
    const orders = new Map<string, number>();
    for (let index = 0; index < 72_000; index += 1) {
      const order = shuffle(random, [1, 2, 3, 4, 5, 6]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(720);
    expect(chiSquare([...orders.values()])).toBeLessThan(840);
  });

  it('draws distinct items and leaves the given ones alone', () => {
    const items = Object.freeze([1, 2, 3, 4, 5]);
    const drawn = draw(createRandom(SEED), items, 3);
    expect(drawn).toHaveLength(3);
    expect(new Set(drawn).size).toBe(3);
    expect(draw(createRandom(SEED), items, 9)).toHaveLength(5);
  });

  it('keeps to the weights and chances', () => {
    const random = createRandom(SEED);
    const weighted = counts(3, 10_000, () =>
      pickWeighted(random, [
        [0, 1],
        [1, 0],
        [2, 3],
      ] as const),
    );
    expect(weighted[1]).toBe(0);
    expect(Math.abs((weighted[0] ?? 0) - 2500)).toBeLessThan(200);
    expect(Math.abs((counts(2, 10_000, () => (chance(random, 1, 4) ? 1 : 0))[1] ?? 0) - 2500)).toBeLessThan(200);
  });

  it('has nothing to pick from an empty list', () => {
    expect(() => pick(createRandom(SEED), [])).toThrow('nothing to pick from');
    expect(() => pickWeighted(createRandom(SEED), [])).toThrow();
  });

  it('copies itself: a clone goes on alike', () => {
    const random = createRandom(SEED);
    const copy = random.clone();
    expect(integer(copy, 0, 1000)).toBe(integer(random, 0, 1000));
  });
});
