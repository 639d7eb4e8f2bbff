import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type StoreTarget, openDatabase } from '../../../../../main/store/open-store.ts';
import { writeBackupFile } from '../../../../../main/store/records/backup-file.ts';
import { backupHeaderSchema } from '../../../../../main/store/records/backup-format.ts';
import { checkBackup } from '../../../../../main/store/records/read-backup.ts';
import { type RestoreOptions, examineBackup, restoreBackup } from '../../../../../main/store/records/restore-backup.ts';
import { withSnapshot } from '../../../../../main/store/records/snapshot.ts';
import type { Database } from '../../../../../main/store/schema.ts';
import { AUTHOR, fill, filled, whatIsIn } from '../../../../support/filled-store.ts';
import { attemptRecord, uuid } from '../../../../support/records.ts';
import { LASTING_KINDS, describeOnEachDatabase, openTestStore } from '../../../../support/stores.ts';

const folder = mkdtempSync(join(tmpdir(), 'tapis-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const freshFile = (): string => join(folder, `${(files += 1)}.jsonl.gz`);
const freshTarget = (): StoreTarget => ({ kind: 'sqlite', file: join(folder, `${(files += 1)}`, 'tapis.sqlite') });
const freshFolder = (): string => mkdtempSync(join(folder, 'folder-'));
const by = { id: uuid(0x4e5), actor: null };
const restoring = (changes: Partial<RestoreOptions> = {}): RestoreOptions => ({ author: AUTHOR, by, folder: freshFolder(), ...changes });

async function backUp(target: StoreTarget, file = freshFile()): Promise<string> {
  const made = await withSnapshot(target, (transaction) => writeBackupFile(transaction, target.kind, file, { author: AUTHOR }));
  expect(made).toMatchObject({ ok: true, value: { ok: true } });
  return file;
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

const linesOf = (file: string): string[] => gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');

describeOnEachDatabase(
  'a backup',
  (fresh) => {
    it('brings everything back, into either database', async () => {
      const target = await filled(fresh());
      const before = await whatIsIn(target);
      const file = await backUp(target);
      expect(await checkBackup(file)).toMatchObject({
        ok: true,
        value: { tables: { profile: 1, preference: 0, run: 2, attempt: 3, school: 0 } },
      });
      for (const other of [fresh(), freshTarget()]) {
        expect(await restoreBackup(other, file, restoring())).toMatchObject({ ok: true, value: { aside: null } });
        expect(await whatIsIn(other)).toEqual(before);
      }
    });

    it('puts aside what it replaces, which can be brought back in turn', async () => {
      const target = await filled(fresh(), 5);
      const five = await whatIsIn(target);
      const file = await backUp(await filled(freshTarget(), 1));
      // In the same second, by the clock that stands still: two names in one folder.
      const options = restoring();
      const restored = await restoreBackup(target, file, options);
      if (!restored.ok || restored.value.aside === null) throw new Error('nothing was put aside');
      expect((await whatIsIn(target)).answers).toHaveLength(1);
      expect(await restoreBackup(target, restored.value.aside, options)).toMatchObject({ ok: true });
      expect(await whatIsIn(target)).toEqual(five);
    });

    it('keeps foreign keys and later writing as they were', async () => {
      const target = await filled(fresh());
      await restoreBackup(target, await backUp(target), restoring());
      const store = await openTestStore(target);
      await store.write((transaction) => transaction.addAttempt(attemptRecord(900, uuid(2), 0)));
      await expect(store.write((transaction) => transaction.addAttempt(attemptRecord(901, uuid(77), 0)))).rejects.toThrow();
      await store.close();
    });

    it('is of one moment, though others write meanwhile', async () => {
      const target = await filled(fresh(), 150);
      const store = await openTestStore(target);
      let written = 0;
      const file = freshFile();
      const made = await withSnapshot(target, (transaction) =>
        writeBackupFile(transaction, target.kind, file, {
          author: AUTHOR,
          onProgress: () => {
            written += 1;
            if (written === 1) void store.write((each) => each.addAttempt(attemptRecord(5_000, uuid(2), 0)));
          },
        }),
      );
      expect(made).toMatchObject({ ok: true, value: { ok: true, value: { header: { tables: { attempt: 150 } } } } });
      expect(await checkBackup(file)).toMatchObject({ ok: true });
      await store.close();
      expect((await whatIsIn(target)).answers).toHaveLength(150);
      await inRaw(target, async (database) => {
        expect((await database.selectFrom('attempt').select('id').execute()).length).toBe(151);
      });
    });

    it('leaves everything as it was when it cannot be put in place', async () => {
      const target = await filled(fresh());
      const before = await whatIsIn(target);
      // Sound as a file, but its runs lack their person.
      const [header, ...rows] = linesOf(await backUp(target)).slice(0, -1);
      const file = rewrite(
        { ...backupHeaderSchema.parse(JSON.parse(header ?? '')), tables: { run: 2 } },
        rows.filter((row) => row.startsWith('["run"')),
      );
      expect(await examineBackup(file, target.kind)).toMatchObject({ ok: true });
      expect(await restoreBackup(target, file, restoring())).toMatchObject({
        ok: false,
        error: { code: 'restoreFailed' },
      });
      expect(await whatIsIn(target)).toEqual(before);
    });
  },
  LASTING_KINDS,
);

/** A backup file of these lines, with the end they call for. */
function rewrite(header: unknown, rows: readonly string[]): string {
  const file = freshFile();
  const body = [JSON.stringify(header), ...rows].map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(body).digest('hex');
  writeFileSync(file, gzipSync(body + `${JSON.stringify({ end: { rows: rows.length, sha256 } })}\n`));
  return file;
}

describe('a backup file', () => {
  let target: StoreTarget;
  let file: string;
  let whole: Buffer;
  const written = (content: Buffer | string): string => {
    const other = freshFile();
    writeFileSync(other, content);
    return other;
  };
  beforeAll(async () => {
    target = await filled(freshTarget(), 20);
    file = await backUp(target);
    whole = readFileSync(file);
  });

  it('is the same for the same records but for its first and last line', async () => {
    expect(linesOf(await backUp(target)).slice(1, -1)).toEqual(linesOf(file).slice(1, -1));
    expect(JSON.parse(linesOf(file)[0] ?? '')).toMatchObject({ format: 'tapis-backup', version: 1, app: '1.2.3', madeAt: AUTHOR.madeAt });
  });

  it('is never written over another unless that is wished', async () => {
    const taken = written('mine');
    const make = (replace: boolean) =>
      withSnapshot(target, (transaction) => writeBackupFile(transaction, 'sqlite', taken, { author: AUTHOR, replace }));
    expect(await make(false)).toMatchObject({ value: { ok: false, error: { code: 'fileExists' } } });
    expect(readFileSync(taken, 'utf8')).toBe('mine');
    expect(await make(true)).toMatchObject({ value: { ok: true } });
    expect(await checkBackup(taken)).toMatchObject({ ok: true });
  });

  it('is not there at all when it was stopped, or could not be written', async () => {
    const place = mkdtempSync(join(folder, 'stopped-'));
    const controller = new AbortController();
    const stopped = await withSnapshot(target, (transaction) =>
      writeBackupFile(transaction, 'sqlite', join(place, 'a.jsonl.gz'), {
        author: AUTHOR,
        signal: controller.signal,
        onProgress: () => controller.abort(),
      }),
    );
    expect(stopped).toMatchObject({ value: { ok: false, error: { code: 'stopped' } } });
    expect(readdirSync(place)).toEqual([]);
    const nowhere = await withSnapshot(target, (transaction) =>
      writeBackupFile(transaction, 'sqlite', join(place, 'no', 'a.jsonl.gz'), { author: AUTHOR }),
    );
    expect(nowhere).toMatchObject({ value: { ok: false, error: { code: 'notWritten' } } });
  });

  it('is refused when it is cut off, wherever', async () => {
    for (const length of [1, 9, 15, 40, Math.floor(whole.length / 2), whole.length - 9, whole.length - 1]) {
      const checked = await checkBackup(written(whole.subarray(0, length)));
      expect(checked, `cut at ${length}`).toMatchObject({ ok: false, error: { code: 'backupCutOff' } });
    }
    const lines = linesOf(file);
    expect(await checkBackup(written(gzipSync(`${lines.slice(0, -1).join('\n')}\n`)))).toMatchObject({ error: { code: 'backupCutOff' } });
  });

  it('is refused when a byte of it was changed', async () => {
    for (let at = 12; at < whole.length - 8; at += Math.ceil(whole.length / 40)) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      expect((await checkBackup(written(changed))).ok, `changed at ${at}`).toBe(false);
    }
  });

  it('is refused when its lines were tampered with', async () => {
    const lines = linesOf(file);
    const packed = (changed: readonly string[]) => checkBackup(written(gzipSync(`${changed.join('\n')}\n`)));
    const first = lines[0] ?? '';
    const last = lines.at(-1) ?? '';
    for (const changed of [
      [first, ...lines.slice(2)],
      [first.replace('"attempt":20', '"attempt":19'), ...lines.slice(1)],
      [...lines.slice(0, 5), (lines[5] ?? '').replace('1500', '1501'), ...lines.slice(6)],
      [...lines, last],
      [...lines.slice(0, 3), '["wallet",{"id":"1"}]', ...lines.slice(3)],
      [...lines.slice(0, 3), 'no JSON', ...lines.slice(3)],
    ]) {
      expect(await packed(changed)).toMatchObject({ ok: false, error: { code: 'backupDamaged' } });
    }
  });

  it('is told from other files', async () => {
    for (const other of ['', 'A letter.', gzipSync('A letter.\n'), gzipSync('{"format":"other"}\n'), gzipSync('')]) {
      expect((await checkBackup(written(other))).ok).toBe(false);
    }
    expect(await checkBackup(written('A letter, and a long one at that.'))).toMatchObject({ error: { code: 'notABackup' } });
    expect(await checkBackup(join(folder, 'nowhere'))).toMatchObject({ error: { code: 'backupUnreadable' } });
    expect(await checkBackup(folder)).toMatchObject({ error: { code: 'backupUnreadable' } });
  });

  it('of a newer version is refused, by its lines or by its tables', async () => {
    const [header, ...rows] = linesOf(file).slice(0, -1);
    const known = backupHeaderSchema.parse(JSON.parse(header ?? ''));
    for (const newer of [
      { ...known, version: 2 },
      { ...known, migrations: [...known.migrations, '9999-roulette-wheels'] },
    ]) {
      const other = freshTarget();
      expect(await restoreBackup(other, rewrite(newer, rows), restoring())).toMatchObject({ ok: false, error: { code: 'backupNewer' } });
      expect((await whatIsIn(other)).runs).toEqual([]);
    }
  });
});

describe('restoring into a file', () => {
  it('is refused while a desk has it open', async () => {
    const target = await filled(freshTarget());
    const file = await backUp(target);
    const store = await openTestStore(target);
    await fill(store, 0);
    expect(await restoreBackup(target, file, restoring())).toMatchObject({ ok: false, error: { code: 'deskOpen' } });
    await store.close();
    expect(await restoreBackup(target, file, restoring())).toMatchObject({ ok: true });
  });

  it('puts a damaged file aside as it is', async () => {
    const target = freshTarget();
    const file = await backUp(await filled(freshTarget()));
    const place = target.kind === 'sqlite' ? target.file : '';
    await filled(target);
    writeFileSync(place, 'This is a letter, long enough not to be taken for an empty database. '.repeat(20));
    writeFileSync(`${place}-wal`, 'some log');
    const own = freshFolder();
    const restored = await restoreBackup(target, file, restoring({ folder: own }));
    expect(restored).toMatchObject({ ok: true, value: { aside: join(own, 'before-restore-20260131T120000Z.sqlite') } });
    expect((await whatIsIn(target)).answers).toHaveLength(3);
  });

  it('leaves another program’s file and one of a newer version alone', async () => {
    const file = await backUp(await filled(freshTarget()));
    const foreign = freshTarget();
    await filled(foreign);
    await inRaw(foreign, async (database) => {
      await sql`drop table kysely_migration`.execute(database);
    });
    expect(await restoreBackup(foreign, file, restoring())).toMatchObject({ ok: false, error: { code: 'databaseForeign' } });
    const newer = freshTarget();
    await filled(newer);
    await inRaw(newer, async (database) => {
      await sql`insert into kysely_migration (name, timestamp) values ('9999-roulette-wheels', '')`.execute(database);
    });
    expect(await restoreBackup(newer, file, restoring())).toMatchObject({ ok: false, error: { code: 'databaseNewer' } });
    expect(await withSnapshot(newer, async () => null)).toMatchObject({ ok: false, error: { code: 'databaseNewer' } });
  });

  it('changes nothing when what is there cannot be put aside', async () => {
    const target = await filled(freshTarget(), 4);
    const file = await backUp(await filled(freshTarget(), 1));
    const blocked = join(freshFolder(), 'copies');
    writeFileSync(blocked, 'in the way');
    expect(await restoreBackup(target, file, restoring({ folder: blocked }))).toMatchObject({ ok: false, error: { code: 'asideFailed' } });
    expect((await whatIsIn(target)).answers).toHaveLength(4);
  });

  it('finds nothing to back up where nothing is', async () => {
    const target = freshTarget();
    expect(await withSnapshot(target, async () => null)).toMatchObject({ ok: false, error: { code: 'databaseMissing' } });
  });
});
