import { UPCARDS, everyStudShowdown } from '#shared/games/stud/showdowns.ts';

import type { Contender } from '../contender.ts';
import { sink } from '../sample.ts';

/** Every hand of the player against every upcard, with the better of folding and an evens raise. */
export const contender: Contender = {
  batch: () => {
    let gained = 0;
    everyStudShowdown(({ weight, notQualified, wins, losses }) => {
      let sum = 0;
      for (let place = 0; place < UPCARDS; place += 1) {
        const raised = (notQualified[place] ?? 0) + 3 * (wins[place] ?? 0) - 3 * (losses[place] ?? 0);
        sum += Math.max(raised, -163_185);
      }
      gained += sum * weight;
    });
    sink.value = gained;
    return 1;
  },
};
