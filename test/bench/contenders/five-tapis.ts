import { fiveCardRank } from '#shared/cards/fast/five-card-rank.ts';

import type { Contender } from '../contender.ts';
import { COMPARED, fiveCardSample, orderOf, sink } from '../sample.ts';

const cards = fiveCardSample();
const at = (index: number): number => cards[index] ?? 0;

export const contender: Contender = {
  batch: () => {
    let sum = 0;
    for (let place = 0; place < cards.length; place += 5) {
      sum += fiveCardRank(cards[place] ?? 0, cards[place + 1] ?? 0, cards[place + 2] ?? 0, cards[place + 3] ?? 0, cards[place + 4] ?? 0);
    }
    sink.value = sum;
    return cards.length / 5;
  },
  answers: () =>
    orderOf(
      Array.from({ length: COMPARED }, (_, hand) =>
        fiveCardRank(at(hand * 5), at(hand * 5 + 1), at(hand * 5 + 2), at(hand * 5 + 3), at(hand * 5 + 4)),
      ),
    ),
};
