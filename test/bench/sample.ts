import { createWordStream } from '#shared/random/word-stream.ts';
import { dealFives, dealThrees } from '#shared/cards/fast/deal.ts';

/** The seed of everything the bench deals: its own, so that runs can be compared. */
export const SEED = '000102030405060708090a0b0c0d0e0f';
/** How many hands the peers and we rank in turn: more than a branch predictor can learn. */
const HANDS = 1 << 16;
/** Of how many of them the answers are compared. */
export const COMPARED = 2_000;

/** Hands of five cards in random order, five codes each. */
export function fiveCardSample(): Uint8Array {
  const cards = new Uint8Array(HANDS * 5);
  dealFives(createWordStream(SEED), cards);
  return cards;
}

/** Hands of three cards in random order, packed. */
export function threeCardSample(): Int32Array {
  const hands = new Int32Array(HANDS);
  dealThrees(createWordStream(SEED), hands);
  return hands;
}

/** The codes of packed cards. */
export function unpackThree(packed: number): readonly [number, number, number] {
  return [packed >> 12, (packed >> 6) & 63, packed & 63];
}

/** How each of the first hands compares with the next by a strength: what any two ways of ranking must agree on. */
export function orderOf(strengths: readonly number[]): number[] {
  return strengths.slice(1).map((strength, index) => Math.sign(strength - (strengths[index] ?? 0)));
}

/** Something must be done with what is worked out, or the engine leaves it out. */
export const sink = { value: 0 };
