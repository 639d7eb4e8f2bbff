import { expect, it } from 'vitest';

import { DEFAULT_PREFERENCES } from '#shared/api/schemas.ts';

import type { RunFilter, Store } from '../../../../main/store/ports.ts';
import { GRADE, SETTINGS, attemptRecord, runRecord, uuid } from '../../../support/records.ts';
import { describeOnEachDatabase, openTestStore } from '../../../support/stores.ts';

async function addRun(store: Store, number: number, changes = {}): Promise<boolean> {
  return store.write(async (transaction) => {
    await transaction.ensureProfile('local', 1);
    return transaction.addRun(runRecord(number, changes));
  });
}

describeOnEachDatabase('the store', (fresh) => {
  const withStore = async (work: (store: Store) => Promise<void>): Promise<void> => {
    const store = await openTestStore(fresh());
    try {
      await work(store);
    } finally {
      await store.close();
    }
  };

  it('keeps a profile and its preferences', () =>
    withStore(async (store) => {
      expect(await store.read.profile('local')).toBeUndefined();
      expect(await store.read.preferences('local')).toBeUndefined();
      await store.write(async (transaction) => {
        await transaction.ensureProfile('local', 1);
        await transaction.ensureProfile('local', 2);
        await transaction.renameProfile('local', '陳 d’Élise');
        await transaction.savePreferences('local', DEFAULT_PREFERENCES, 3);
        await transaction.savePreferences('local', { ...DEFAULT_PREFERENCES, theme: 'dark' }, 4);
      });
      expect(await store.read.profile('local')).toEqual({ id: 'local', name: '陳 d’Élise' });
      expect(await store.read.preferences('local')).toEqual({ ...DEFAULT_PREFERENCES, theme: 'dark' });
    }));

  it('gives back a run as it was added and keeps the first of an id', () =>
    withStore(async (store) => {
      const settings = { ...SETTINGS, options: { strictOrder: true }, situations: ['tie'] };
      expect(await addRun(store, 1, { settings })).toBe(true);
      expect(await addRun(store, 1, { seed: 'other' })).toBe(false);
      expect(await store.read.run('local', uuid(1))).toEqual(runRecord(1, { settings }));
      expect(await store.read.run('somebody else', uuid(1))).toBeUndefined();
      expect(await addRun(store, 2, { repeatOf: uuid(1) })).toBe(true);
    }));

  it('ends a run once', () =>
    withStore(async (store) => {
      await addRun(store, 1);
      await store.write((transaction) => transaction.finishRun(uuid(1), 5_000));
      await store.write((transaction) => transaction.finishRun(uuid(1), 6_000));
      expect((await store.read.run('local', uuid(1)))?.finishedAt).toBe(5_000);
    }));

  it('lists runs from the newest, page by page, runs of one moment included', () =>
    withStore(async (store) => {
      for (let number = 1; number <= 7; number += 1) await addRun(store, number, { startedAt: 1_000 + Math.floor(number / 3) });
      await addRun(store, 9, { startedAt: 500, settings: { ...SETTINGS, ruleSet: 'mo-fortune-3-card-poker' } });
      const pages: string[][] = [];
      let before: { startedAt: number; id: string } | null = null;
      do {
        const runs = await store.read.runs({ profile: 'local', filter: { ruleSet: SETTINGS.ruleSet }, before, limit: 2 });
        pages.push(runs.map((run) => run.id));
        before = runs.at(-1) ?? null;
      } while (before !== null);
      expect(pages).toEqual([[uuid(7), uuid(6)], [uuid(5), uuid(4)], [uuid(3), uuid(2)], [uuid(1)], []]);
      expect(await store.read.runs({ profile: 'local', filter: {}, before: null, limit: 100 })).toHaveLength(8);
      expect(await store.read.runs({ profile: 'other', filter: {}, before: null, limit: 100 })).toEqual([]);
    }));

  it('lists only runs of a kind, a level and a time where it is asked to', () =>
    withStore(async (store) => {
      await addRun(store, 1, { startedAt: 1_000 });
      await addRun(store, 2, { startedAt: 2_000, settings: { ...SETTINGS, level: 4 } });
      await addRun(store, 3, { startedAt: 3_000, settings: { ...SETTINGS, ruleSet: 'mo-fortune-3-card-poker' } });
      const found = async (filter: RunFilter) =>
        (await store.read.runs({ profile: 'local', filter, before: null, limit: 100 })).map(({ startedAt }) => startedAt);
      expect(await found({})).toEqual([3_000, 2_000, 1_000]);
      expect(await found({ level: 4 })).toEqual([2_000]);
      expect(await found({ ruleSet: SETTINGS.ruleSet, drill: SETTINGS.drill })).toEqual([2_000, 1_000]);
      expect(await found({ from: 2_000 })).toEqual([3_000, 2_000]);
      expect(await found({ until: 2_000 })).toEqual([1_000]);
      expect(await found({ level: 4, until: 2_000 })).toEqual([]);
    }));

  it('gives back attempts as they were added', () =>
    withStore(async (store) => {
      await addRun(store, 1);
      const [first, again] = [attemptRecord(11, uuid(1), 0), attemptRecord(12, uuid(1), 0, { tryNumber: 1, nextIndex: null })];
      const added = await store.write(async (transaction) => [
        await transaction.addAttempt(first),
        await transaction.addAttempt(again),
        await transaction.addAttempt(first),
      ]);
      expect(added).toEqual([true, true, false]);
      expect(await store.read.attempt(first.id)).toEqual(first);
      expect(await store.read.attempt(uuid(99))).toBeUndefined();
      expect(await store.read.firstTries(uuid(1))).toEqual([first]);
      expect(await store.read.answered(uuid(1))).toBe(1);
      expect(await store.read.tries(uuid(1), 0)).toEqual({ first, count: 2 });
      expect(await store.read.tries(uuid(1), 1)).toBeUndefined();
    }));

  it('refuses a second first try to an item', () =>
    withStore(async (store) => {
      await addRun(store, 1);
      await store.write((transaction) => transaction.addAttempt(attemptRecord(11, uuid(1), 0)));
      await expect(store.write((transaction) => transaction.addAttempt(attemptRecord(12, uuid(1), 0)))).rejects.toThrow();
      expect(await store.read.answered(uuid(1))).toBe(1);
    }));

  it('sums the first tries of runs, senseless amounts included', () =>
    withStore(async (store) => {
      await addRun(store, 1);
      await addRun(store, 2);
      const huge = { ...GRADE, clean: false, right: 2, overpaid: 2_000 * Number.MAX_SAFE_INTEGER, underpaid: 250 };
      await store.write(async (transaction) => {
        await transaction.addAttempt(attemptRecord(11, uuid(1), 0, { grade: huge }));
        await transaction.addAttempt(attemptRecord(12, uuid(1), 1, { grade: { ...huge, overpaid: 1e300 } }));
        await transaction.addAttempt(attemptRecord(13, uuid(1), 1, { tryNumber: 1 }));
      });
      const figures = {
        answered: 2,
        decisions: 0,
        rightDecisions: 4,
        cleanItems: 0,
        overpaid: 1e300,
        underpaid: 500,
        durationMs: 3_000,
        overridden: 0,
      };
      expect(await store.read.figures([uuid(1), uuid(2)])).toEqual(new Map([[uuid(1), figures]]));
      expect(await store.read.figures([])).toEqual(new Map());
      const kind = { profile: 'local', ruleSet: SETTINGS.ruleSet, drill: 'settle' } as const;
      expect(await store.read.finishedRuns(kind)).toEqual([]);
      await store.write((transaction) => transaction.finishRun(uuid(1), 5_000));
      expect(await store.read.finishedRuns(kind)).toEqual([{ id: uuid(1), startedAt: 1_001, figures }]);
    }));

  it('writes all of a transaction or nothing', () =>
    withStore(async (store) => {
      await addRun(store, 1);
      const failing = store.write(async (transaction) => {
        await transaction.addAttempt(attemptRecord(11, uuid(1), 0));
        throw new Error('half way');
      });
      await expect(failing).rejects.toThrow('half way');
      expect(await store.read.attempt(uuid(11))).toBeUndefined();
      await expect(store.write((transaction) => transaction.addAttempt(attemptRecord(11, uuid(77), 0)))).rejects.toThrow();
    }));

  it('fails what fails of several transactions at once, and nothing else', () =>
    withStore(async (store) => {
      const failing = store.write(async (transaction) => {
        await transaction.ensureProfile('local', 1);
        await transaction.addRun(runRecord(3));
        throw new Error('half way');
      });
      const all = await Promise.allSettled([addRun(store, 1), failing, addRun(store, 2)]);
      expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      const runs = await store.read.runs({ profile: 'local', filter: {}, before: null, limit: 10 });
      expect(runs.map(({ id }) => id).sort()).toEqual([uuid(1), uuid(2)]);
    }));

  it('lets transactions on one run follow each other', () =>
    withStore(async (store) => {
      await addRun(store, 1);
      const add = (number: number): Promise<boolean> =>
        store.write(async (transaction) => {
          await transaction.lockRun('local', uuid(1));
          return transaction.addAttempt(attemptRecord(100 + number, uuid(1), await transaction.answered(uuid(1))));
        });
      const added = await Promise.all(Array.from({ length: 12 }, (_, number) => add(number)));
      expect(added).toEqual(Array.from({ length: 12 }, () => true));
      expect((await store.read.firstTries(uuid(1))).map((attempt) => attempt.item.index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    }));

  it('offers no way to change or delete an attempt', () =>
    withStore(async (store) => {
      const ways = await store.write(async (transaction) => Object.keys(transaction));
      expect(ways.filter((way) => /attempt/i.test(way)).sort()).toEqual(['addAttempt', 'attempt']);
      expect(ways.filter((way) => /delete|remove|update|change/i.test(way))).toEqual([]);
    }));
});
