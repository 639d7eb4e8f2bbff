import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

import { type Seed, deriveWords } from './seed.ts';

/** A seeded source of chance. Drawing from it moves it on. */
export type Random = RandomGenerator;

/**
 * xoroshiro128+ hands out the low half of its 64 bits, whose lowest bits are weak, and `uniformInt` takes just
 * those (a remainder). This one-to-one mixing (the finaliser of MurmurHash3) spreads the strong bits over all 32.
 */
function mix(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function mixed(generator: RandomGenerator): Random {
  return { next: () => mix(generator.next()), clone: () => mixed(generator.clone()), getState: () => generator.getState() };
}

/** The source of chance of a seed: integer arithmetic only, so the same on every platform. */
export function createRandom(seed: Seed): Random {
  const [a, b, c, d] = deriveWords(seed, 'generator');
  // Zero is the one state the generator never leaves; one seed in 2^128 leads there.
  const state = (a | b | c | d) === 0 ? [1, 2, 3, 4] : [a, b, c, d];
  return mixed(xoroshiro128plusFromState(state));
}

/** A whole number from `min` to `max`, both included, each equally likely. */
export function integer(random: Random, min: number, max: number): number {
  return uniformInt(random, min, max);
}

/** True `numerator` times in `denominator`. */
export function chance(random: Random, numerator: number, denominator: number): boolean {
  return integer(random, 1, denominator) <= numerator;
}

/** One of the items, each equally likely. None is a bug, so it throws. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  if (items.length === 0) throw new Error('nothing to pick from');
  return items[integer(random, 0, items.length - 1)] as Item;
}

/** One of the items by whole-number weights. */
export function pickWeighted<Item>(random: Random, items: readonly (readonly [Item, number])[]): Item {
  let left = integer(
    random,
    1,
    items.reduce((sum, [, weight]) => sum + weight, 0),
  );
  for (const [item, weight] of items) {
    left -= weight;
    if (left <= 0) return item;
  }
  throw new Error('nothing to pick from');
}

/** `count` of the items in random order, every order equally likely (Fisher–Yates, stopped early). */
export function draw<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  const pool = [...items];
  const end = Math.min(count, pool.length);
  for (let index = 0; index < end; index += 1) {
    const other = integer(random, index, pool.length - 1);
    [pool[index], pool[other]] = [pool[other] as Item, pool[index] as Item];
  }
  return pool.slice(0, end);
}

/** All the items in random order. */
export function shuffle<Item>(random: Random, items: readonly Item[]): Item[] {
  return draw(random, items, items.length);
}
