import { CARD_CODES, type CardCode } from './card-code.ts';
import { type PackedThree, packThree } from './three-card-rank.ts';

/** Hands of three cards in 52, in the 49 that are left, and hands of five. */
export const THREES = 22_100;
export const THREES_OF_49 = 18_424;
export const FIVES = 2_598_960;

/**
 * All hands of three, packed, the lowest card in the highest bits. Sorted by their highest card, then the next: so the
 * first of them are all that can be made of the lowest cards alone.
 */
export const threes: Int32Array = everyThree();

/** The two highest cards of a hand of five, the higher times 64, and the index of the first hand they have. */
interface Tops {
  readonly cards: Int32Array;
  readonly first: Int32Array;
}
const tops = everyTop();
/** Where to begin looking for the two highest cards of a hand of five, for every 1,024 indexes. */
const HINT_BITS = 10;
const hints = everyHint();

/** Writes the hand of that index, from 0 to 2,598,959, into five places of `into`, the lowest card first. */
export function writeFive(index: number, into: Uint8Array, at = 0): void {
  let top = hints[index >> HINT_BITS] ?? 0;
  while ((tops.first[top + 1] ?? 0) <= index) top += 1;
  const three = threes[index - (tops.first[top] ?? 0)] ?? 0;
  const two = tops.cards[top] ?? 0;
  into[at] = three >> 12;
  into[at + 1] = (three >> 6) & 63;
  into[at + 2] = three & 63;
  into[at + 3] = two & 63;
  into[at + 4] = two >> 6;
}

/** Of the cards that are left when three are gone, all in order, the one at that place. */
export function skipThree(place: number, gone: PackedThree): CardCode {
  // A place at or after a card that is gone lies one further on; the sign bit says which it is.
  const first = place + ((((gone >> 12) - 1 - place) >>> 31) & 1);
  const second = first + (((((gone >> 6) & 63) - 1 - first) >>> 31) & 1);
  return second + ((((gone & 63) - 1 - second) >>> 31) & 1);
}

/** Three cards among those left when three are gone. */
export function skipThreeInAll(places: PackedThree, gone: PackedThree): PackedThree {
  return packThree(skipThree(places >> 12, gone), skipThree((places >> 6) & 63, gone), skipThree(places & 63, gone));
}

function everyThree(): Int32Array {
  const packed = new Int32Array(THREES);
  let index = 0;
  for (let high = 2; high < CARD_CODES; high += 1) {
    for (let middle = 1; middle < high; middle += 1) {
      for (let low = 0; low < middle; low += 1) {
        packed[index] = packThree(low, middle, high);
        index += 1;
      }
    }
  }
  return packed;
}

function everyTop(): Tops {
  const cards: number[] = [];
  const first: number[] = [];
  let index = 0;
  for (let high = 4; high < CARD_CODES; high += 1) {
    for (let low = 3; low < high; low += 1) {
      cards.push((high << 6) | low);
      first.push(index);
      // As many as there are threes of the cards below.
      index += (low * (low - 1) * (low - 2)) / 6;
    }
  }
  return { cards: Int32Array.from(cards), first: Int32Array.from([...first, index]) };
}

function everyHint(): Uint16Array {
  const all = new Uint16Array((FIVES >> HINT_BITS) + 1);
  let top = 0;
  for (let block = 0; block < all.length; block += 1) {
    while ((tops.first[top + 1] ?? 0) <= block << HINT_BITS) top += 1;
    all[block] = top;
  }
  return all;
}
