import { createWordStream, refill, wordsEach } from '#shared/random/word-stream.ts';

import type { Contender } from '../contender.ts';
import { SEED, sink } from '../sample.ts';

const stream = createWordStream(SEED);
const cards = new Uint8Array(5 * 20_000);
const DECK_SIZE = 52;
const WORDS_A_CARD = wordsEach(DECK_SIZE);
const END = WORDS_A_CARD * DECK_SIZE;

/** The same words of the same generator, a word for each card; a card that is dealt already is drawn again. */
function deal(): void {
  const { words } = stream;
  let { next } = stream;
  let low = 0;
  let high = 0;
  for (let place = 0; place < cards.length;) {
    if (next === words.length) next = refill(stream);
    const word = (words[next] ?? 0) >>> 0;
    next += 1;
    if (word >= END) continue;
    const card = (word / WORDS_A_CARD) | 0;
    const bit = 1 << (card & 31);
    if (((card < 32 ? low : high) & bit) !== 0) continue;
    if (card < 32) low |= bit;
    else high |= bit;
    cards[place] = card;
    place += 1;
    if (place % 5 === 0) low = high = 0;
  }
  stream.next = next;
}

export const contender: Contender = {
  batch: () => {
    deal();
    sink.value = cards[0] ?? 0;
    return cards.length / 5;
  },
};
