import { CARD_CODES } from '../../cards/fast/card-code.ts';

/** How many hands of five were counted that hold one card, two, three or four, by the index of that combination. */
export interface SubsetCounts {
  readonly one: Int32Array;
  readonly two: Uint16Array;
  readonly three: Uint16Array;
  readonly four: Uint8Array;
}

const HAND = 5;
const of2 = Int32Array.from({ length: CARD_CODES }, (_, n) => (n * (n - 1)) / 2);
const of3 = Int32Array.from({ length: CARD_CODES }, (_, n) => (n * (n - 1) * (n - 2)) / 6);
const of4 = Int32Array.from({ length: CARD_CODES }, (_, n) => (n * (n - 1) * (n - 2) * (n - 3)) / 24);

/** Counts of no hand. */
export function noCounts(): SubsetCounts {
  return { one: new Int32Array(52), two: new Uint16Array(1_326), three: new Uint16Array(22_100), four: new Uint8Array(270_725) };
}

/** The same counts, to go on from. */
export function copyCounts({ one, two, three, four }: SubsetCounts): SubsetCounts {
  return { one: one.slice(), two: two.slice(), three: three.slice(), four: four.slice() };
}

/** Counts a hand; its cards rise. */
export function countHand({ one, two, three, four }: SubsetCounts, hand: Uint8Array): void {
  for (let i = 0; i < HAND; i += 1) {
    const a = hand[i] ?? 0;
    one[a] = (one[a] ?? 0) + 1;
    for (let j = i + 1; j < HAND; j += 1) {
      const ab = (of2[hand[j] ?? 0] ?? 0) + a;
      two[ab] = (two[ab] ?? 0) + 1;
      for (let k = j + 1; k < HAND; k += 1) {
        const abc = (of3[hand[k] ?? 0] ?? 0) + ab;
        three[abc] = (three[abc] ?? 0) + 1;
        for (let l = k + 1; l < HAND; l += 1) {
          const abcd = (of4[hand[l] ?? 0] ?? 0) + abc;
          four[abcd] = (four[abcd] ?? 0) + 1;
        }
      }
    }
  }
}

/**
 * For each card, the counted hands that hold it and none of these five, by inclusion and exclusion; what hands hold it and
 * four of the five is left to be added. What it says of the five themselves means nothing.
 */
export function countApart(counts: SubsetCounts, hand: Uint8Array, apart: Int32Array): void {
  apart.set(counts.one);
  for (let i = 0; i < HAND; i += 1) {
    const a = hand[i] ?? 0;
    subtractTwo(counts.two, a, apart);
    for (let j = i + 1; j < HAND; j += 1) {
      const b = hand[j] ?? 0;
      addThree(counts.three, a, b, apart);
      for (let k = j + 1; k < HAND; k += 1) subtractFour(counts.four, a, b, hand[k] ?? 0, apart);
    }
  }
}

function subtractTwo(two: Uint16Array, a: number, apart: Int32Array): void {
  const below = of2[a] ?? 0;
  for (let card = 0; card < a; card += 1) apart[card] = (apart[card] ?? 0) - (two[below + card] ?? 0);
  for (let card = a + 1; card < CARD_CODES; card += 1) apart[card] = (apart[card] ?? 0) - (two[(of2[card] ?? 0) + a] ?? 0);
}

function addThree(three: Uint16Array, a: number, b: number, apart: Int32Array): void {
  const below = (of3[b] ?? 0) + (of2[a] ?? 0);
  const between = (of3[b] ?? 0) + a;
  const above = (of2[b] ?? 0) + a;
  for (let card = 0; card < a; card += 1) apart[card] = (apart[card] ?? 0) + (three[below + card] ?? 0);
  for (let card = a + 1; card < b; card += 1) apart[card] = (apart[card] ?? 0) + (three[between + (of2[card] ?? 0)] ?? 0);
  for (let card = b + 1; card < CARD_CODES; card += 1) apart[card] = (apart[card] ?? 0) + (three[above + (of3[card] ?? 0)] ?? 0);
}

function subtractFour(four: Uint8Array, a: number, b: number, c: number, apart: Int32Array): void {
  const below = (of4[c] ?? 0) + (of3[b] ?? 0) + (of2[a] ?? 0);
  const afterOne = (of4[c] ?? 0) + (of3[b] ?? 0) + a;
  const afterTwo = (of4[c] ?? 0) + (of2[b] ?? 0) + a;
  const above = (of3[c] ?? 0) + (of2[b] ?? 0) + a;
  for (let card = 0; card < a; card += 1) apart[card] = (apart[card] ?? 0) - (four[below + card] ?? 0);
  for (let card = a + 1; card < b; card += 1) apart[card] = (apart[card] ?? 0) - (four[afterOne + (of2[card] ?? 0)] ?? 0);
  for (let card = b + 1; card < c; card += 1) apart[card] = (apart[card] ?? 0) - (four[afterTwo + (of3[card] ?? 0)] ?? 0);
  for (let card = c + 1; card < CARD_CODES; card += 1) apart[card] = (apart[card] ?? 0) - (four[above + (of4[card] ?? 0)] ?? 0);
}
