import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Kysely, sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';

import { migrate, migrationState } from '../../../../main/store/migrate.ts';
import { migrationsFor } from '../../../../main/store/migrations/index.ts';
import { type StoreTarget, openStore } from '../../../../main/store/open-store.ts';
import { openPostgres } from '../../../../main/store/postgres.ts';
import type { Database } from '../../../../main/store/schema.ts';
import { openSqlite } from '../../../../main/store/sqlite.ts';
import { isAtLeast } from '../../../../main/version-order.ts';
import { openAtOnce } from '../../../support/open-at-once.ts';
import { describeOnEachDatabase, openTestStore } from '../../../support/stores.ts';

const TABLES = [
  'account',
  'adjustment',
  'attempt',
  'audit',
  'brake',
  'class_member',
  'day_sum',
  'homework',
  'homework_target',
  'override',
  'preference',
  'profile',
  'remark',
  'run',
  'school',
  'school_class',
  'session',
  'upkeep',
  'week_fact',
];

const clock = (): number => Date.UTC(2026, 0, 31, 12, 0, 0);
const folder = mkdtempSync(join(tmpdir(), 'tapis-open-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function openRaw(target: StoreTarget): Promise<Database> {
  return target.kind === 'postgres' ? Promise.resolve(openPostgres(target.url, () => undefined)) : openSqlite(target.file);
}

async function inRaw(target: StoreTarget, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openRaw(target);
  try {
    await work(database);
  } finally {
    await database.destroy();
  }
}

/** The file of a version that knew the first migration alone. */
async function olderFile(name: string): Promise<{ readonly kind: 'sqlite'; readonly file: string }> {
  mkdirSync(join(folder, name));
  const target = { kind: 'sqlite', file: join(folder, name, 'tapis.sqlite') } as const;
  await inRaw(target, (database) => migrate(database, migrationsFor('sqlite'), '0001-practice'));
  return target;
}

describeOnEachDatabase('migrations', (fresh, kind) => {
  it('bring a database up from nothing, and again change nothing', async () => {
    await inRaw(fresh(), async (database) => {
      const migrations = migrationsFor(kind === 'PostgreSQL' ? 'postgres' : 'sqlite');
      const names = Object.keys(migrations);
      expect(await migrationState(database, migrations)).toEqual({ done: [], unknown: [], pending: names, empty: true, foreign: false });
      await migrate(database, migrations);
      await migrate(database, migrations);
      expect(await migrationState(database, migrations)).toEqual({ done: names, unknown: [], pending: [], empty: false, foreign: false });
      const tables = (await database.introspection.getTables()).map((table) => table.name).sort();
      expect(tables).toEqual(TABLES);
    });
  });

  it('leave nothing behind when one of them fails half way', async () => {
    await inRaw(fresh(), async (database) => {
      const failing = {
        ...migrationsFor(kind === 'PostgreSQL' ? 'postgres' : 'sqlite'),
        '9999-failing': {
          up: async (open: Kysely<unknown>) => {
            await open.schema.createTable('half').addColumn('a', 'integer').execute();
            throw new Error('half way');
          },
        },
      };
      await expect(migrate(database, failing)).rejects.toThrow('half way');
      expect(await database.introspection.getTables()).toEqual([]);
    });
  });

  // Two connections to one SQLite file belong to two processes; the server's tests start those.
  if (kind === 'PostgreSQL') {
    it('are run once when several desks start at once', async () => {
      const target = fresh();
      const opened = await Promise.all([1, 2, 3, 4].map(() => openStore(target, { clock })));
      expect(opened.map((one) => one.ok)).toEqual([true, true, true, true]);
      for (const one of opened) if (one.ok) await one.value.close();
    });
  }

  // A database in memory is gone once closed.
  if (kind === 'SQLite in memory') return;

  it('of a newer version are refused and left alone', async () => {
    const target = fresh();
    await (await openTestStore(target)).close();
    await inRaw(target, async (database) => {
      await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01')`.execute(database);
    });
    expect(await openStore(target, { clock })).toEqual({ ok: false, error: { code: 'databaseNewer', detail: '9999-from-the-future' } });
  });
});

describe('opening a SQLite file', () => {
  it('makes the folder for this user alone', async () => {
    const file = join(folder, 'new', 'deeper', 'tapis.sqlite');
    await (await openTestStore({ kind: 'sqlite', file })).close();
    expect(existsSync(file)).toBe(true);
    if (process.platform !== 'win32') expect(statSync(join(folder, 'new', 'deeper')).mode & 0o077).toBe(0);
    expect(readdirSync(join(folder, 'new', 'deeper'))).toEqual(['tapis.sqlite']);
  });

  it('copies an older file aside before bringing it up, beside the copies there are', async () => {
    const target = await olderFile('old');
    const copy = (name: string): string => join(folder, 'old', name);
    writeFileSync(copy('tapis-backup-20260131T120000Z.sqlite'), 'another’s');
    await (await openTestStore(target, clock)).close();
    expect(readFileSync(copy('tapis-backup-20260131T120000Z.sqlite'), 'utf8')).toBe('another’s');
    await inRaw({ kind: 'sqlite', file: copy('tapis-backup-20260131T120000Z-2.sqlite') }, async (database) => {
      expect((await migrationState(database, migrationsFor('sqlite'))).done).toEqual(['0001-practice']);
    });
    await inRaw(target, async (database) => {
      expect(await database.introspection.getTables()).toHaveLength(TABLES.length);
    });
  });

  it('does not migrate what it could not copy aside', async () => {
    const target = await olderFile('taken');
    for (const copy of ['', '-2', '-3', '-4', '-5', '-6', '-7', '-8', '-9']) {
      writeFileSync(join(folder, 'taken', `tapis-backup-20260131T120000Z${copy}.sqlite`), 'in the way');
    }
    expect(await openStore(target, { clock })).toMatchObject({ ok: false, error: { code: 'backupFailed' } });
    await inRaw(target, async (database) => {
      expect((await migrationState(database, migrationsFor('sqlite'))).done).toEqual(['0001-practice']);
    });
  });

  it.each([
    ['a fresh file', (name: string) => Promise.resolve({ kind: 'sqlite', file: join(folder, name, 'tapis.sqlite') } as const)],
    ['an older file', olderFile],
  ])('lets several processes open %s at one moment', async (what, makeFile) => {
    for (const round of [1, 2, 3]) {
      const name = `${what} ${round}`;
      const { file } = await makeFile(name);
      const outcomes = await openAtOnce(file, 4);
      expect(outcomes).toEqual(['opened', 'opened', 'opened', 'opened']);
      if (what === 'a fresh file') expect(readdirSync(join(folder, name))).toEqual(['tapis.sqlite']);
    }
  });

  it('refuses what is no database, another application’s, or not to be opened', async () => {
    const text = join(folder, 'text.sqlite');
    writeFileSync(text, 'This is a letter, long enough not to be taken for an empty database. '.repeat(20));
    expect(await openStore({ kind: 'sqlite', file: text }, { clock })).toMatchObject({ ok: false, error: { code: 'databaseDamaged' } });

    const foreign: StoreTarget = { kind: 'sqlite', file: join(folder, 'foreign.sqlite') };
    await inRaw(foreign, async (database) => {
      await database.schema.createTable('song').addColumn('title', 'text').execute();
    });
    expect(await openStore(foreign, { clock })).toMatchObject({ ok: false, error: { code: 'databaseForeign' } });

    expect(await openStore({ kind: 'sqlite', file: folder }, { clock })).toMatchObject({
      ok: false,
      error: { code: 'databaseUnavailable' },
    });
  });

  it.runIf(process.platform === 'linux')('says so, and soon, below a folder that takes no others', async () => {
    const opened = await openStore({ kind: 'sqlite', file: '/proc/tapis/deep/tapis.sqlite' }, { clock });
    expect(opened).toMatchObject({ ok: false, error: { code: 'databaseUnavailable' } });
  });

  it('says so when PostgreSQL cannot be reached', async () => {
    const opened = await openStore({ kind: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none' }, { clock });
    expect(opened).toMatchObject({ ok: false, error: { code: 'databaseUnavailable' } });
    if (!opened.ok) expect(opened.error.detail).toContain('ECONNREFUSED');
  });

  it('is durable: full synchronisation, foreign keys, a journal that suits the version', async () => {
    await inRaw({ kind: 'sqlite', file: join(folder, 'durable.sqlite') }, async (database) => {
      const pragma = async (name: string): Promise<unknown> =>
        Object.values((await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(database)).rows[0] ?? {})[0];
      expect(await pragma('synchronous')).toBe(2);
      expect(await pragma('foreign_keys')).toBe(1);
      expect(await pragma('busy_timeout')).toBe(5000);
      const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(database);
      expect(await pragma('journal_mode')).toBe(isAtLeast(rows[0]?.version ?? '', [3, 51, 3]) ? 'wal' : 'truncate');
    });
  });
});
