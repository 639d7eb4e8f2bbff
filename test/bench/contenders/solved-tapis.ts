import { solveThreeCard } from '#shared/games/three-card/solve.ts';

import type { Contender } from '../contender.ts';
import { sink } from '../sample.ts';
import { EVERY_PAYS } from '../three-card-pays.ts';

/** Three Card Poker solved exactly for every pay table. */
export const contender: Contender = {
  batch: () => {
    sink.value = solveThreeCard(EVERY_PAYS)[0]?.ante.numerator ?? 0;
    return 1;
  },
  answers: () => solveThreeCard(EVERY_PAYS),
};
