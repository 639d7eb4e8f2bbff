import { type WordStream, refill, wordsEach } from '../../random/word-stream.ts';
import { FIVES, THREES, threes, writeFive } from './combinations.ts';

// A deal is one draw of the index of a combination: exactly uniform, and no card to draw twice.
const WORDS_A_THREE = wordsEach(THREES);
const END_OF_THREES = WORDS_A_THREE * THREES;
const WORDS_A_FIVE = wordsEach(FIVES);
const END_OF_FIVES = WORDS_A_FIVE * FIVES;

/** Deals three of the 52 cards, packed, into every place; each of the 22,100 hands is equally likely. */
export function dealThrees(stream: WordStream, hands: Int32Array): void {
  const { words } = stream;
  let { next } = stream;
  for (let dealt = 0; dealt < hands.length;) {
    if (next === words.length) next = refill(stream);
    const word = (words[next] ?? 0) >>> 0;
    next += 1;
    if (word >= END_OF_THREES) continue;
    hands[dealt] = threes[Math.floor(word / WORDS_A_THREE)] ?? 0;
    dealt += 1;
  }
  stream.next = next;
}

/** Deals five of the 52 cards into every five places, the lowest first; each of the 2,598,960 hands is equally likely. */
export function dealFives(stream: WordStream, cards: Uint8Array): void {
  const { words } = stream;
  let { next } = stream;
  for (let place = 0; place + 5 <= cards.length;) {
    if (next === words.length) next = refill(stream);
    const word = (words[next] ?? 0) >>> 0;
    next += 1;
    if (word >= END_OF_FIVES) continue;
    writeFive(Math.floor(word / WORDS_A_FIVE), cards, place);
    place += 5;
  }
  stream.next = next;
}
