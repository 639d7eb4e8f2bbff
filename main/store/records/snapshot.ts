import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';

import { sql } from 'kysely';

import { type Result, fail, ok } from '#shared/result.ts';

import { migrationState } from '../migrate.ts';
import { migrationsFor } from '../migrations/index.ts';
import { type StoreError, type StoreTarget, openDatabase, openingFailure } from '../open-store.ts';
import type { Database } from '../schema.ts';
import { PART_EXTENSION } from './backup-file.ts';

export interface SnapshotError {
  /** `databaseMissing`: there is nothing there, or nothing in it. */
  readonly code: StoreError['code'] | 'databaseMissing';
  readonly detail: string;
}

/**
 * Looks at a database as it stands at one moment, while others go on writing to it. Nothing is made or brought up to
 * date; one of a newer version is refused, as only that version knows all it holds.
 */
export async function withSnapshot<Value>(
  target: StoreTarget,
  work: (transaction: Database) => Promise<Value>,
): Promise<Result<Value, SnapshotError>> {
  if (target.kind === 'sqlite' && isNothing(target.file)) return fail({ code: 'databaseMissing', detail: target.file });
  const opened = await openDatabase(target);
  if (!opened.ok) return opened;
  try {
    const refusal = await refusalFor(opened.value, target);
    if (refusal !== null) return fail(refusal);
    if ((await migrationState(opened.value, migrationsFor(target.kind))).done.length === 0) {
      return fail({ code: 'databaseMissing', detail: 'it has no tables' });
    }
    if (target.kind === 'sqlite' && !(await letsOthersWrite(opened.value))) return await withCopy(opened.value, target.file, work);
    return ok(await readTransaction(opened.value, work));
  } finally {
    await opened.value.destroy();
  }
}

/** Whether there is no database in a file at all. */
export function isNothing(file: string): boolean {
  return !existsSync(file) || statSync(file).size === 0;
}

/** One state of an open database from the first query to the last. */
export function readTransaction<Value>(database: Database, work: (transaction: Database) => Promise<Value>): Promise<Value> {
  return database.transaction().setAccessMode('read only').setIsolationLevel('repeatable read').execute(work);
}

/** Why the records in a database had better be left alone: a newer version or another program made them, or they cannot be read. */
export async function refusalFor(database: Database, target: StoreTarget): Promise<StoreError | null> {
  try {
    const { unknown, foreign } = await migrationState(database, migrationsFor(target.kind));
    if (unknown.length > 0) return { code: 'databaseNewer', detail: unknown.join(', ') };
    return target.kind === 'sqlite' && foreign ? { code: 'databaseForeign', detail: 'it has tables that are not ours' } : null;
  } catch (error) {
    return openingFailure(error);
  }
}

/** In WAL mode a long reader is in nobody's way. Older SQLite keeps no WAL here, and its readers hold up whoever writes. */
async function letsOthersWrite(database: Database): Promise<boolean> {
  const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(database);
  return rows[0]?.journal_mode === 'wal';
}

/** Reads a quick copy of the file instead. */
async function withCopy<Value>(
  database: Database,
  file: string,
  work: (transaction: Database) => Promise<Value>,
): Promise<Result<Value, SnapshotError>> {
  const copy = `${file}.${process.pid}${PART_EXTENSION}`;
  try {
    await rm(copy, { force: true });
    await sql`vacuum into ${copy}`.execute(database);
    const opened = await openDatabase({ kind: 'sqlite', file: copy });
    if (!opened.ok) return opened;
    try {
      return ok(await readTransaction(opened.value, work));
    } finally {
      await opened.value.destroy();
    }
  } finally {
    await rm(copy, { force: true });
  }
}
