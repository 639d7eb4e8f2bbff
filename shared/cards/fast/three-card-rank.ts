import type { ThreeCardHandId } from '../three-card-hand.ts';
import { CARD_CODES, type CardCode } from './card-code.ts';
import { threeCardOrder } from './three-card-order.ts';

/** Three cards in one number, six bits each. */
export type PackedThree = number;

/** The rank of three packed cards, in whatever order they come: 512 kB. */
const ranks = new Uint16Array(1 << 18);

/** The least rank of each hand. What is at least that of a hand is so good or better. */
export const THREE_CARD_FLOORS: Readonly<Record<ThreeCardHandId, number>> = fillTable();

/**
 * The rank of three different cards among all hands, from 1, the worst, to 741: greater is better, equal is a tie, as
 * `evaluateThreeCards` has it. Three cards that are none are a bug, and the answer to them means nothing.
 */
export function threeCardRank(a: CardCode, b: CardCode, c: CardCode): number {
  return ranks[(a << 12) | (b << 6) | c] ?? 0;
}

/** The same of packed cards. */
export function packedThreeRank(cards: PackedThree): number {
  return ranks[cards] ?? 0;
}

/** Packs three cards. */
export function packThree(a: CardCode, b: CardCode, c: CardCode): PackedThree {
  return (a << 12) | (b << 6) | c;
}

/** Numbers all hands from the worst to the best, by their ranks first, then card by card. */
function fillTable(): Record<ThreeCardHandId, number> {
  const unsuited = new Uint16Array(1 << 12);
  const suited = new Uint16Array(1 << 12);
  const floors: Partial<Record<ThreeCardHandId, number>> = {};
  for (const [index, { hand, ranks: own }] of threeCardOrder().entries()) {
    floors[hand] ??= index + 1;
    const table = hand === 'flush' || hand === 'straightFlush' ? suited : unsuited;
    const [low, middle, high] = own;
    for (const [a, b, c] of [
      [low, middle, high],
      [low, high, middle],
      [middle, low, high],
      [middle, high, low],
      [high, low, middle],
      [high, middle, low],
    ] as const) {
      table[(a << 8) | (b << 4) | c] = index + 1;
    }
  }
  spreadOverCards(unsuited, suited);
  return floors as Record<ThreeCardHandId, number>;
}

function spreadOverCards(unsuited: Uint16Array, suited: Uint16Array): void {
  for (let a = 0; a < CARD_CODES; a += 1) {
    for (let b = 0; b < CARD_CODES; b += 1) {
      for (let c = 0; c < CARD_CODES; c += 1) {
        const isSuited = ((a ^ b) & 3) === 0 && ((a ^ c) & 3) === 0;
        ranks[(a << 12) | (b << 6) | c] = (isSuited ? suited : unsuited)[((a >> 2) << 8) | ((b >> 2) << 4) | (c >> 2)] ?? 0;
      }
    }
  }
}
