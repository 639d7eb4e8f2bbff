import { expect, it } from 'vitest';

import type { Board, FileReply } from '#shared/api/review.ts';
import type { RunList } from '#shared/api/schemas.ts';
import { type AuditPage, DEFAULT_THRESHOLDS, type SchoolView } from '#shared/api/school.ts';

import { recomputeSums } from '../../main/services/review/sums.ts';
import { doUpkeep } from '../../main/services/upkeep.ts';
import { NO_ANSWER, openTestDesk } from '../support/desk.ts';
import { SETTINGS, uuid } from '../support/records.ts';
import { PASSWORD, type TestSchool, inSchool, newClient, play } from '../support/school.ts';
import { describeOnEachDatabase } from '../support/stores.ts';

/** An hour past midnight there when it is noon in UTC. */
const AUCKLAND = 'Pacific/Auckland';
const ALL = { ruleSet: null, drill: null, level: null, from: 0, to: 1_000_000 };

describeOnEachDatabase('the days of a school', (fresh) => {
  const withSchool = (work: (school: TestSchool) => Promise<void>) => inSchool({ target: fresh() }, work);
  const save = ({ supervisor }: TestSchool, change: object) =>
    supervisor.ask<SchoolView>('PUT', '/api/school', { body: { name: 'École', thresholds: DEFAULT_THRESHOLDS, ...change } });
  const move = async (school: TestSchool, timeZone: string | null) => {
    const { store } = school;
    const moved = await save(school, { timeZone });
    await expect.poll(() => store.read.upkeep(), { timeout: 15_000 }).toEqual([]);
    return moved;
  };
  const daysOf = async ({ supervisor }: TestSchool, query = '') =>
    (await supervisor.ask<Board>('GET', `/api/board${query}`)).body.rows[0]?.recent.map(({ day, items }) => [day, items]);

  it('are cut by its calendar: what was before is cut anew, and what comes is cut alike', () =>
    withSchool(async (school) => {
      const ana = await school.trainee(1, 'Ana');
      await play(ana, 1);
      expect(await daysOf(school)).toEqual([['2026-01-31', 3]]);
      expect((await move(school, AUCKLAND)).body.timeZone).toBe(AUCKLAND);
      expect(await daysOf(school)).toEqual([['2026-02-01', 3]]);
      await play(ana, 2);
      expect(await daysOf(school, '?from=2026-02-01&to=2026-02-01')).toEqual([['2026-02-01', 6]]);
      expect(await daysOf(school, '?from=2026-01-31&to=2026-01-31')).toEqual([]);

      const sums = () => school.store.read.daySums({ ...ALL, profiles: [ana.id] });
      const facts = () => school.store.read.facts({ ...ALL, profiles: [ana.id] });
      const before = [await sums(), await facts()];
      await recomputeSums(school.store);
      expect([await sums(), await facts()]).toEqual(before);

      // Left out it stays, and null takes it back.
      expect((await save(school, {})).body.timeZone).toBe(AUCKLAND);
      expect((await school.supervisor.ask<SchoolView>('GET', '/api/school')).body.timeZone).toBe(AUCKLAND);
      await move(school, null);
      expect(await daysOf(school)).toEqual([['2026-01-31', 6]]);
    }));

  it('are those of the list of runs, which also filters by kind and level, and of its file', () =>
    withSchool(async (school) => {
      await move(school, AUCKLAND);
      const ana = await school.trainee(1, 'Ana');
      await play(ana, 1);
      await play(ana, 2, { level: 3 });
      const listed = async (query: string) => {
        const asked = `person=${ana.id}&${query}`;
        const { runs } = (await school.supervisor.ask<RunList>('GET', `/api/runs?${asked}`)).body;
        const { content } = (await school.supervisor.ask<FileReply>('GET', `/api/exports/runs?format=json&${asked}`)).body;
        expect(JSON.parse(content)).toEqual(runs);
        return runs.map(({ settings }) => settings.level).sort();
      };
      expect(await listed('')).toEqual([1, 3]);
      expect(await listed('level=3')).toEqual([3]);
      expect(await listed('from=2026-02-01&to=2026-02-01')).toEqual([1, 3]);
      expect(await listed('to=2026-01-31')).toEqual([]);
      expect(await listed('from=2026-02-02')).toEqual([]);
      expect(await listed(`drill=settle&ruleSet=${SETTINGS.ruleSet}`)).toEqual([1, 3]);
      expect(await listed('ruleSet=mo-fortune-3-card-poker')).toEqual([]);
      for (const path of ['runs?level=9', 'runs?from=yesterday', 'exports/runs?level=9'])
        expect((await school.supervisor.ask('GET', `/api/${path}`)).status).toBe(400);
      // Nobody else's, whatever the filter.
      const bo = await school.trainee(2, 'Bo');
      expect((await bo.ask<RunList>('GET', `/api/runs?person=${ana.id}&level=3`)).body.runs).toEqual([]);
      expect((await bo.ask('GET', `/api/exports/runs?person=${ana.id}&level=3`)).status).toBe(404);
    }));

  it('are those of the log, too', () =>
    withSchool(async (school) => {
      await move(school, AUCKLAND);
      const acts = async (query: string) =>
        (await school.supervisor.ask<AuditPage>('GET', `/api/audit?${query}`)).body.entries.map(({ act }) => act);
      expect(await acts('from=2026-02-01')).toEqual(['schoolChanged', 'schoolSetUp']);
      expect(await acts('to=2026-01-31')).toEqual([]);
    }));

  it('are cut by the last word, also where that comes while they are cut by the one before', () =>
    withSchool(async (school) => {
      const { store, supervisor } = school;
      const ana = await school.trainee(1, 'Ana');
      await play(supervisor, 1);
      await play(ana, 2);
      await store.write(async (transaction) => {
        await transaction.addUpkeep('sums', 'first');
      });
      let moving: Promise<unknown> = Promise.resolve();
      await doUpkeep(store, (done) => {
        // One of the two is done.
        if (done !== 1) return;
        moving = store.write(async (transaction) => {
          await transaction.saveSchool({ name: 'École', thresholds: DEFAULT_THRESHOLDS, timeZone: AUCKLAND });
          await transaction.addUpkeep('sums', 'second');
        });
      });
      await moving;
      await doUpkeep(store);
      for (const profile of [ana.id, 'local'])
        expect(await store.read.daySums({ ...ALL, profiles: [profile] })).toMatchObject([{ day: Date.UTC(2026, 1, 1) / 86_400_000 }]);
    }));

  it('are those of UTC where this machine knows nothing of the place a restored school is in', () =>
    withSchool(async (school) => {
      const { store, supervisor } = school;
      await store.write((transaction) =>
        transaction.saveSchool({ name: 'École', thresholds: DEFAULT_THRESHOLDS, timeZone: 'Mars/Olympus_Mons' }),
      );
      await play(await school.trainee(1, 'Ana'), 1);
      expect(await daysOf(school)).toEqual([['2026-01-31', 3]]);
      for (const path of ['audit?from=2026-01-31', 'heat-map', 'runs?from=2026-01-31'])
        expect((await supervisor.ask('GET', `/api/${path}`)).status).toBe(200);
      // Another machine may know it.
      expect((await save(school, {})).body.timeZone).toBe('Mars/Olympus_Mons');
    }));

  it('need a place there is', () =>
    withSchool(async (school) => {
      for (const timeZone of ['Asia/Atlantis', '', 'x'.repeat(65), 7])
        expect(await save(school, { timeZone })).toMatchObject({ status: 400, body: { error: { path: 'timeZone' } } });
    }));

  it('are set with the school, for what was practised before it, too', async () => {
    const desk = await openTestDesk({ target: fresh() });
    await desk.startRun(1, { items: 1 });
    await desk.submit(uuid(1), 10, 0, NO_ANSWER);
    const body = { school: 'École', name: 'Hélène', password: PASSWORD, timeZone: AUCKLAND };
    expect((await newClient(desk).ask('POST', '/api/school', { body })).status).toBe(200);
    await expect.poll(() => desk.store.read.upkeep(), { timeout: 15_000 }).toEqual([]);
    const [sum] = await desk.store.read.daySums({ ...ALL, profiles: ['local'] });
    expect(sum?.day).toBe(Date.UTC(2026, 1, 1) / 86_400_000);
    expect(desk.logged).toEqual([]);
    await desk.close();
  });
});
