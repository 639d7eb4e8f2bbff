import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';

import type { FindingCode } from '#shared/api/records.ts';
import { checkRecords } from '../../../../../main/services/records/check-records.ts';
import { repairGrades } from '../../../../../main/services/records/repair.ts';
import { type StoreTarget, openDatabase } from '../../../../../main/store/open-store.ts';
import type { Database } from '../../../../../main/store/schema.ts';
import { runTapis } from '../../../../support/command-io.ts';
import { NO_ANSWER, itemOf, openTestDesk, rightAnswer } from '../../../../support/desk.ts';
import { SETTINGS, uuid } from '../../../../support/records.ts';
import { LASTING_KINDS, describeOnEachDatabase } from '../../../../support/stores.ts';

const folder = mkdtempSync(join(tmpdir(), 'tapis-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const NOW = Date.UTC(2026, 1, 1);

/** Three answers to a run, as a person gives them: a right one, a second try at it, and none at all. */
async function practised(target: StoreTarget): Promise<void> {
  const desk = await openTestDesk({ target });
  const state = await desk.startRun(1);
  const right = rightAnswer(SETTINGS, itemOf(state).table);
  await desk.submit(uuid(1), 11, 0, right);
  await desk.submit(uuid(1), 12, 0, NO_ANSWER);
  await desk.submit(uuid(1), 13, 1, NO_ANSWER);
  await desk.close();
}

async function inRaw<Value>(target: StoreTarget, work: (database: Database) => Promise<Value>): Promise<Value> {
  const opened = await openDatabase(target);
  if (!opened.ok) throw new Error(opened.error.detail);
  try {
    return await work(opened.value);
  } finally {
    await opened.value.destroy();
  }
}

const spoil: Readonly<Record<string, readonly [ReturnType<typeof sql>, FindingCode]>> = {
  'a figure': [sql`update attempt set overpaid = 5 where id = ${uuid(13)}`, 'figuresDiffer'],
  'a grade': [sql`update attempt set grade = (select grade from attempt where id = ${uuid(11)}) where id = ${uuid(13)}`, 'gradeDiffers'],
  'an answer to nothing': [sql`update attempt set item = '{}' where id = ${uuid(13)}`, 'attemptUnreadable'],
  'a missing first answer': [sql`delete from attempt where id in (${uuid(11)}, ${uuid(13)})`, 'firstTryMissing'],
  'a missing answer': [sql`delete from attempt where id in (${uuid(11)}, ${uuid(12)})`, 'answersMissing'],
  'a clock set back': [sql`update run set finished_at = started_at - 1`, 'clockBackwards'],
  'a clock ahead': [sql`update attempt set answered_at = ${NOW + 172_800_000}`, 'clockAhead'],
};

describeOnEachDatabase(
  'a check',
  (fresh, kind) => {
    const dialect = kind === 'PostgreSQL' ? 'postgres' : 'sqlite';

    it('finds nothing where all is well, having graded everything anew', async () => {
      const target = fresh();
      await practised(target);
      const progress: number[] = [];
      const checked = await inRaw(target, (database) =>
        checkRecords(database, dialect, NOW, { onProgress: (done, total) => progress.push(done, total) }),
      );
      expect(checked).toEqual({ attempts: 3, regraded: 3, findings: [], toRepair: [] });
      expect(progress).toEqual([1, 3, 2, 3, 3, 3]);
    });

    it.each(Object.entries(spoil))('finds %s', async (_, [change, code]) => {
      const target = fresh();
      await practised(target);
      await inRaw(target, async (database) => {
        await change.execute(database);
        const { findings } = await checkRecords(database, dialect, NOW);
        expect(findings.map((finding) => finding.code)).toEqual([code]);
      });
    });

    it('lets the grades of another engine stand, but not figures that are not theirs', async () => {
      const target = fresh();
      await practised(target);
      await inRaw(target, async (database) => {
        const row = await database.selectFrom('attempt').select('grade').where('id', '=', uuid(13)).executeTakeFirstOrThrow();
        const grade = (typeof row.grade === 'string' ? row.grade : JSON.stringify(row.grade)).replace(
          /"engineVersion":\s*"[^"]*"/,
          '"engineVersion":"0"',
        );
        await database.updateTable('attempt').set({ grade, engine_version: '0' }).where('id', '=', uuid(13)).execute();
        expect(await checkRecords(database, dialect, NOW)).toMatchObject({ regraded: 2, findings: [{ code: 'otherEngine', count: 1 }] });
        await database.updateTable('attempt').set({ duration_ms: 1 }).where('id', '=', uuid(13)).execute();
        expect(await checkRecords(database, dialect, NOW)).toMatchObject({ findings: [{ code: 'figuresDiffer' }] });
      });
    });

    it('is followed by a repair of grades and figures, which touches nothing else', async () => {
      const target = fresh();
      await practised(target);
      await inRaw(target, async (database) => {
        const before = await database.selectFrom('attempt').selectAll().orderBy('id').execute();
        for (const name of ['a grade', 'a figure']) await spoil[name]?.[0].execute(database);
        const { toRepair } = await checkRecords(database, dialect, NOW);
        expect(toRepair).toEqual([uuid(13)]);
        expect(await repairGrades(database, toRepair)).toBe(1);
        expect(await database.selectFrom('attempt').selectAll().orderBy('id').execute()).toEqual(before);
      });
    });
  },
  LASTING_KINDS,
);

describe('tapis doctor', () => {
  const data = (name: string): string => join(folder, name);
  const targetIn = (name: string): StoreTarget => ({ kind: 'sqlite', file: join(data(name), 'tapis.sqlite') });

  it('says that all is well, what is not, and that it was repaired', async () => {
    await practised(targetIn('mended'));
    expect(await runTapis(['doctor', '--data', data('mended')])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('All is well.') as string,
    });
    await inRaw(targetIn('mended'), (database) => sql`update attempt set overpaid = 5`.execute(database));
    const sick = await runTapis(['doctor', '--json', '--data', data('mended')]);
    expect(sick.status).toBe(1);
    expect(JSON.parse(sick.stdout)).toMatchObject({ findings: [{ code: 'figuresDiffer', level: 'problem', count: 3 }] });
    const mended = await runTapis(['doctor', '--repair', '--data', data('mended')]);
    expect(mended.stdout).toContain('3 were repaired.');
    expect(mended.status).toBe(0);
  });

  it('finds rows that belong to nothing, and copies that cannot be made', async () => {
    await practised(targetIn('dangling'));
    await inRaw(targetIn('dangling'), async (database) => {
      await sql`pragma foreign_keys = off`.execute(database);
      await sql`delete from run`.execute(database);
    });
    writeFileSync(join(data('dangling'), 'copies'), 'no folder');
    writeFileSync(join(data('dangling'), 'tapis.sqlite.1.part'), 'half');
    const { status, stdout } = await runTapis(['doctor', '--json', '--data', data('dangling')]);
    expect(status).toBe(1);
    const { findings } = JSON.parse(stdout) as { findings: { code: FindingCode }[] };
    expect(findings.map(({ code }) => code)).toEqual(['rowsDangling', 'copyFailed', 'leftovers']);
  });

  it('cannot look where nothing is, or where there is no database', async () => {
    expect((await runTapis(['doctor', '--data', data('nowhere')])).status).toBe(2);
    mkdirSync(data('letter'));
    writeFileSync(join(data('letter'), 'tapis.sqlite'), 'This is a letter, long enough not to be taken for an empty database. '.repeat(20));
    expect((await runTapis(['doctor', '--data', data('letter')])).status).toBe(2);
    expect((await runTapis(['doctor', '--wat'])).status).toBe(2);
  });
});
