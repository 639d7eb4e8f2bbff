import pokersolver from 'pokersolver';

import { cardOfCode } from '#shared/cards/fast/card-code.ts';

import type { Contender } from '../contender.ts';
import { COMPARED, sink, threeCardSample, unpackThree } from '../sample.ts';

const { Hand } = pokersolver;
const hands = [...threeCardSample()].map((packed) => unpackThree(packed).map(cardOfCode));
const BATCH = 500;
let next = 0;

export const contender: Contender = {
  batch: () => {
    let sum = 0;
    for (const hand of hands.slice(next, next + BATCH)) sum += Hand.solve(hand, 'threecard').rank;
    next = (next + BATCH) % (hands.length - BATCH);
    sink.value = sum;
    return BATCH;
  },
  answers: () => {
    const solved = hands.slice(0, COMPARED).map((hand) => Hand.solve(hand, 'threecard'));
    // It answers 1 where the other hand wins.
    return solved.slice(1).map((hand, index) => Math.sign((solved[index] ?? hand).compare(hand)));
  },
};
