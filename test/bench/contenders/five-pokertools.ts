import { evaluate, getCardCode } from '@pokertools/evaluator';

import { cardOfCode } from '#shared/cards/fast/card-code.ts';

import type { Contender } from '../contender.ts';
import { COMPARED, fiveCardSample, orderOf, sink } from '../sample.ts';

const cards = fiveCardSample();
/** In the form it is fastest with: an array of its own codes for each hand. */
const hands = Array.from({ length: cards.length / 5 }, (_, hand) =>
  [...cards.subarray(hand * 5, hand * 5 + 5)].map((code) => getCardCode(cardOfCode(code))),
);

export const contender: Contender = {
  batch: () => {
    let sum = 0;
    for (const hand of hands) sum += evaluate(hand);
    sink.value = sum;
    return hands.length;
  },
  // Its lower scores are the better hands.
  answers: () => orderOf(hands.slice(0, COMPARED).map((hand) => -evaluate(hand))),
};
