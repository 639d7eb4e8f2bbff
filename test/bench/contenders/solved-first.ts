import { solveThreeCard } from '#shared/games/three-card/solve.ts';

import type { Contender } from '../contender.ts';
import { EVERY_PAYS } from '../three-card-pays.ts';

/** The same in a process that has just begun: its tables are still to be worked out, and nothing is compiled well yet. */
export const contender: Contender = { batch: () => solveThreeCard(EVERY_PAYS).length / EVERY_PAYS.length };
