import { shoeOdds, wholeShoe } from '#shared/games/lu-punto-banco/shoe-odds.ts';
import { createRandom, integer } from '#shared/random/random.ts';

import type { Contender } from '../contender.ts';
import { SEED, sink } from '../sample.ts';

const random = createRandom(SEED);
/** Six decks from which some cards of every value are gone. */
const shoes = Array.from({ length: 100 }, () => wholeShoe(6).map((count) => count - integer(random, 0, count - 6)));

export const contender: Contender = {
  batch: () => {
    for (const shoe of shoes) sink.value = shoeOdds(shoe).tie;
    return shoes.length;
  },
};
