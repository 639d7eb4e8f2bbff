import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

import { Kysely } from 'kysely';

import { isAtLeast } from '../version-order.ts';
import { nodeSqliteDialect } from './node-sqlite-dialect.ts';
import type { Database, Schema } from './schema.ts';

/** How long one process waits for another that is writing to the same file. */
const BUSY_TIMEOUT_MS = 5000;

const RETRY_MS = 20;

/** Holds the sums of a large school for years; the usual 2 MB would be read from the system over and over. */
const CACHE_KIB = 65_536;

const SQLITE_BUSY = 5;

/** The primary result code of SQLite an error stands for; null for an error that is not its own. */
export function sqliteCodeOf(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null;
}

/** Whether another connection was at it for longer than one waits. */
export function isBusy(error: unknown): boolean {
  return sqliteCodeOf(error) === SQLITE_BUSY;
}

/** Opens a SQLite file (or `:memory:`) in this process. Throws when the file cannot be opened or is no database. */
export async function openSqlite(file: string): Promise<Database> {
  // Only here, so that commands without a database also run where Node has no SQLite.
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: BUSY_TIMEOUT_MS });
  try {
    await prepareInTurn(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return new Kysely<Schema>({ dialect: nodeSqliteDialect(() => database) });
}

/** Where two processes change the journal at once SQLite does not let one wait, but refuses it. */
async function prepareInTurn(database: DatabaseSync): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += RETRY_MS) {
    try {
      prepare(database);
      return;
    } catch (error) {
      if (!isBusy(error) || waitedMs >= BUSY_TIMEOUT_MS) throw error;
    }
    await setTimeout(RETRY_MS);
  }
}

function prepare(database: DatabaseSync): void {
  const version = database.prepare('select sqlite_version() as version').get()?.['version'];
  // Before 3.51.3 a checkpoint could, very rarely, corrupt a file in WAL mode.
  const journal = isAtLeast(String(version), [3, 51, 3]) ? 'WAL' : 'TRUNCATE';
  // Full: an answer is on the disk before the reply is sent.
  database.exec(`pragma journal_mode = ${journal}; pragma synchronous = FULL; pragma cache_size = -${CACHE_KIB}`);
}
