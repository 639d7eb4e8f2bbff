import { type Seed, deriveWords } from './seed.ts';

/**
 * Random words for dealing by the million, made a block at a time. What a trainee is dealt comes from `createRandom`:
 * its values are kept with the runs and must never change.
 */
export interface WordStream {
  /** Three words and a counter of Chris Doty-Humphrey's generator sfc32. */
  readonly state: Int32Array;
  /** The present block, 32 bits each. */
  readonly words: Int32Array;
  /** The place in the block of the next word that nobody took. */
  next: number;
}

const BLOCK = 1_024;
/** Steps after which every bit of the seed has reached every bit of the state. */
const WARM_UP = 16;
/** Different words there are. */
const WORDS = 2 ** 32;

/** The words of a seed: integer arithmetic only, so the same on every platform. */
export function createWordStream(seed: Seed): WordStream {
  const state = Int32Array.from(deriveWords(seed, 'sfc32'));
  fill(state, new Int32Array(WARM_UP));
  return { state, words: new Int32Array(BLOCK), next: BLOCK };
}

/** Makes the next block and gives the place of its first word. */
export function refill({ state, words }: WordStream): number {
  fill(state, words);
  return 0;
}

/**
 * So many consecutive words stand for each of `count` outcomes that all are equally likely; the few words after the last
 * outcome's stand for none and are passed over.
 */
export function wordsEach(count: number): number {
  return Math.floor(WORDS / count);
}

function fill(state: Int32Array, words: Int32Array): void {
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let counter = state[3] ?? 0;
  for (let index = 0; index < words.length; index += 1) {
    const word = (a + b + counter) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    counter = (counter + 1) | 0;
    words[index] = word;
  }
  state.set([a, b, c, counter]);
}
