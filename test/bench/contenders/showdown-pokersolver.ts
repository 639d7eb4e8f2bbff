import pokersolver from 'pokersolver';

import { cardOfCode } from '#shared/cards/fast/card-code.ts';

import type { Contender } from '../contender.ts';
import { sink, threeCardSample, unpackThree } from '../sample.ts';

const { Hand } = pokersolver;
const hands = [...threeCardSample()].map((packed) => unpackThree(packed).map(cardOfCode));
const BATCH = 250;
let next = 0;

/** Only the showdown, of hands that somebody else dealt. */
export const contender: Contender = {
  batch: () => {
    let sum = 0;
    for (let index = next; index < next + 2 * BATCH; index += 2) {
      sum += Hand.solve(hands[index] ?? [], 'threecard').compare(Hand.solve(hands[index + 1] ?? [], 'threecard'));
    }
    next = (next + 2 * BATCH) % (hands.length - 2 * BATCH);
    sink.value = sum;
    return BATCH;
  },
};
