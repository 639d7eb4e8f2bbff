import { threeCardRank } from '#shared/cards/fast/three-card-rank.ts';

import type { Contender } from '../contender.ts';
import { COMPARED, orderOf, sink, threeCardSample, unpackThree } from '../sample.ts';

const cards = Uint8Array.from([...threeCardSample()].flatMap(unpackThree));
const rankAt = (place: number): number => threeCardRank(cards[place] ?? 0, cards[place + 1] ?? 0, cards[place + 2] ?? 0);

export const contender: Contender = {
  batch: () => {
    let sum = 0;
    for (let place = 0; place < cards.length; place += 3) {
      sum += threeCardRank(cards[place] ?? 0, cards[place + 1] ?? 0, cards[place + 2] ?? 0);
    }
    sink.value = sum;
    return cards.length / 3;
  },
  answers: () => orderOf(Array.from({ length: COMPARED }, (_, hand) => rankAt(hand * 3))),
};
