import { expect, it } from 'vitest';

import { PIN, openTestSchool } from '../support/school.ts';
import { describeOnEachDatabase } from '../support/stores.ts';

describeOnEachDatabase('signing in', (fresh) => {
  it('many times at once fails nowhere inside: each success takes the brake away another try is reading', async () => {
    const school = await openTestSchool({ target: fresh() });
    try {
      await school.trainee(1);
      const tries = await Promise.all(Array.from({ length: 8 }, () => school.client().signIn('trainee1', PIN)));
      expect(tries.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      expect(school.logged).toEqual([]);
    } finally {
      await school.close();
    }
  });
});
