/** `tapis backup` and `tapis restore` as they are run, and cut short. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type StoreTarget, openDatabase } from '../../main/store/open-store.ts';
import { checkBackup } from '../../main/store/records/read-backup.ts';
import { runTapis } from '../support/command-io.ts';
import { filled } from '../support/filled-store.ts';
import { openTestSchool } from '../support/school.ts';

const ENTRY = join(import.meta.dirname, '../../main/cli/cli.ts');
const folder = mkdtempSync(join(tmpdir(), 'tapis-records-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const freshFolder = (): string => mkdtempSync(join(folder, 'data-'));
const targetIn = (data: string): StoreTarget => ({ kind: 'sqlite', file: join(data, 'tapis.sqlite') });

interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
}

function start(...commandLine: readonly string[]): Started {
  const child = spawn(process.execPath, [ENTRY, ...commandLine], { stdio: 'ignore', env: { ...process.env, DATABASE_URL: '' } });
  return { child, ended: new Promise((resolve) => child.once('exit', (status) => resolve(status))) };
}

/** Ends a command at the first sight of something, unless it comes to its end before. */
async function endWhen({ child, ended }: Started, signal: NodeJS.Signals, seen: () => boolean): Promise<void> {
  const watching = setInterval(() => {
    if (!seen()) return;
    // Once: a second Ctrl-C ends a command at once.
    clearInterval(watching);
    child.kill(signal);
  }, 1);
  await ended;
  clearInterval(watching);
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** How many answers there are in a file that must be sound. */
async function answersIn(data: string): Promise<number> {
  const opened = await openDatabase(targetIn(data));
  if (!opened.ok) throw new Error(opened.error.detail);
  const database = opened.value;
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database);
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
    return (await database.selectFrom('attempt').select('id').execute()).length;
  } finally {
    await database.destroy();
  }
}

describe('tapis backup and tapis restore', () => {
  const OLD = 40;
  const NEW = 1_500;
  let many: string;
  let backup: string;
  beforeAll(async () => {
    many = freshFolder();
    await filled(targetIn(many), NEW);
    backup = join(folder, 'many.jsonl.gz');
    expect(await runTapis(['backup', '--data', many, '--to', backup])).toMatchObject({ status: 0 });
  });

  it('say where the backup is and what was restored', async () => {
    const data = freshFolder();
    const place = freshFolder();
    await filled(targetIn(data), OLD);
    const made = await runTapis(['backup', '--data', data, '--to', place]);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    const [file] = readdirSync(place);
    expect(made.stdout).toContain(join(place, file ?? ''));
    const restored = await runTapis(['restore', backup, '--data', data]);
    expect(restored).toMatchObject({ status: 0, stderr: '' });
    expect(restored.stdout).toContain(`attempt ${NEW}`);
    expect(restored.stdout).toMatch(/is kept in .*before-restore-/);
    expect(await answersIn(data)).toBe(NEW);
  });

  it('leave a line in the log of a restored school, by nobody of it', async () => {
    const data = freshFolder();
    const school = await openTestSchool({ target: targetIn(data) });
    await school.close();
    const file = join(data, 'school.jsonl.gz');
    expect(await runTapis(['backup', '--data', data, '--to', file])).toMatchObject({ status: 0 });
    const place = freshFolder();
    expect(await runTapis(['restore', file, '--data', place])).toMatchObject({ status: 0 });
    const opened = await openDatabase(targetIn(place));
    if (!opened.ok) throw new Error(opened.error.detail);
    const lines = await opened.value.selectFrom('audit').select(['act', 'actor_id']).orderBy('at').execute();
    await opened.value.destroy();
    expect(lines).toEqual([
      { act: 'schoolSetUp', actor_id: 'local' },
      { act: 'recordsRestored', actor_id: null },
    ]);
  });

  it('say what is wrong and what to do', async () => {
    const empty = freshFolder();
    for (const [commandLine, status, said] of [
      [['backup', '--data', empty], 1, '--data'],
      [['backup', '--data', many, '--to', backup], 1, '--force'],
      [['restore', '--data', empty], 2, 'give the one file'],
      [['restore', ENTRY, '--data', empty], 1, 'no backup'],
    ] as const) {
      const result = await runTapis(commandLine);
      expect(result.status).toBe(status);
      expect(result.stderr).toContain(said);
    }
    expect(readdirSync(empty)).toEqual([]);
  });

  it('leave no half backup, however they are ended', async () => {
    for (const signal of ['SIGINT', 'SIGKILL'] as const) {
      const place = freshFolder();
      const isBegun = (): boolean => readdirSync(place).length > 0;
      await endWhen(start('backup', '--data', many, '--to', join(place, 'a.jsonl.gz')), signal, isBegun);
      const left = readdirSync(place);
      const whole = left.filter((name) => !name.endsWith('.part'));
      for (const name of whole) expect(await checkBackup(join(place, name))).toMatchObject({ ok: true });
      if (signal === 'SIGINT') expect(left).toEqual(whole);
    }
    expect(await answersIn(many)).toBe(NEW);
  });

  it.each<readonly [string, (data: string) => boolean]>([
    ['while what was there is put aside', (data) => readdirSync(data).some((name) => name.startsWith('before-restore'))],
    ['when half of the rows are in', (data) => sizeOf(join(data, 'tapis.sqlite-wal')) > 400_000],
  ])('keep what was there when killed %s', async (_, seen) => {
    const data = freshFolder();
    await filled(targetIn(data), OLD);
    await endWhen(start('restore', backup, '--data', data), 'SIGKILL', () => seen(data));
    expect([OLD, NEW]).toContain(await answersIn(data));
    expect(await runTapis(['restore', backup, '--data', data])).toMatchObject({ status: 0 });
    expect(await answersIn(data)).toBe(NEW);
  });

  it('leave a place without records empty when killed there, and fill it the next time', async () => {
    const data = freshFolder();
    await endWhen(start('restore', backup, '--data', data), 'SIGKILL', () => readdirSync(data).some((name) => name.includes('.part')));
    const isThere = readdirSync(data).includes('tapis.sqlite');
    if (isThere) expect(await answersIn(data)).toBe(NEW);
    expect(await runTapis(['restore', backup, '--data', data])).toMatchObject({ status: 0 });
    expect(await answersIn(data)).toBe(NEW);
  });
});
