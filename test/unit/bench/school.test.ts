import { expect, it } from 'vitest';

import { recomputeSums } from '../../../main/services/review/sums.ts';
import type { Store } from '../../../main/store/ports.ts';
import { traineeId } from '../../bench/school/answers.ts';
import { classIds, fillSchool } from '../../bench/school/fill-school.ts';
import { openSchool } from '../../bench/school/open-school.ts';
import { PAGES } from '../../bench/school/pages.ts';
import { LASTING_KINDS, describeOnEachDatabase, openTestStore } from '../../support/stores.ts';

const PRACTICE = { trainees: 25, weeks: 2, whole: true };
const ANSWERS = 25 * 2 * 125;

/** Every sum the store keeps. */
async function sumsIn({ read }: Store) {
  const profiles = Array.from({ length: PRACTICE.trainees }, (_, number) => traineeId(number));
  const query = { profiles, ruleSet: null, drill: null, level: null, from: 0, to: 1_000_000 };
  const sorted = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(row)).sort();
  return {
    kinds: sorted(await read.kindSums(query)),
    days: sorted(await read.daySums(query)),
    points: sorted(await read.dayPoints(query)),
    facts: sorted(await read.facts(query)),
    last: await read.lastActivity(profiles),
  };
}

describeOnEachDatabase(
  'the school of the bench',
  (fresh) => {
    it('has the sums the desk would have kept, and pages to show', async () => {
      const target = fresh();
      await fillSchool(target, PRACTICE, () => undefined);
      const store = await openTestStore(target);
      const sums = await sumsIn(store);
      expect(sums.last.size).toBe(PRACTICE.trainees);
      expect(await recomputeSums(store)).toBe(ANSWERS);
      expect(await sumsIn(store)).toEqual(sums);
      await store.close();

      const { ask, close } = await openSchool(target);
      // The whole school has ten classes, this one two.
      const paths = Object.values(PAGES).filter((path) => !path.startsWith('/api/comparison'));
      for (const path of [...paths, `/api/comparison?classes=${classIds(PRACTICE.trainees).join(',')}`]) {
        expect(await ask(path)).toBeGreaterThan(1_000);
      }
      await close();
    });
  },
  LASTING_KINDS,
);
