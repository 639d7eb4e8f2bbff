import { dealFives } from '#shared/cards/fast/deal.ts';
import { createWordStream } from '#shared/random/word-stream.ts';

import type { Contender } from '../contender.ts';
import { SEED, sink } from '../sample.ts';

const stream = createWordStream(SEED);
const cards = new Uint8Array(5 * 20_000);

/** Five cards by one draw of the combination's index. */
export const contender: Contender = {
  batch: () => {
    dealFives(stream, cards);
    sink.value = cards[0] ?? 0;
    return cards.length / 5;
  },
};
