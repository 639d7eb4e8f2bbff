import { mcThreeCardPoker } from '#shared/games/mc-three-card-poker/index.ts';
import type { Table } from '#shared/games/types.ts';
import { derive } from '#shared/random/seed.ts';

import type { Contender } from '../contender.ts';
import { SEED, sink } from '../sample.ts';

const request = { options: { pairPlusAlone: false, strictOrder: false }, mix: 'natural', level: 4, seats: 7 } as const;
const tables: readonly Table[] = Array.from(
  { length: 500 },
  (_, index) => mcThreeCardPoker.deal({ ...request, seed: derive(SEED, index) }).table,
);

/** The readable settlement of seven seats: every bet with its steps, workings and citations. */
export const contender: Contender = {
  batch: () => {
    let steps = 0;
    for (const table of tables) {
      const settlement = mcThreeCardPoker.settle(table);
      if (settlement.ok) steps += settlement.value.steps.length;
    }
    sink.value = steps;
    return tables.length;
  },
};
