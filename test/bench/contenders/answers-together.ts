import { AT_ONCE, openAnswers } from '../answers.ts';
import type { Contender } from '../contender.ts';

const record = await openAnswers();

/** Answers that come at once, each on the disk before it is done. */
export const contender: Contender = {
  batch: async () => {
    await Promise.all(Array.from({ length: AT_ONCE }, record));
    return AT_ONCE;
  },
};
