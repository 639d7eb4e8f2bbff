import type { DatabaseSync } from 'node:sqlite';

import { Kysely } from 'kysely';

import { isAtLeast } from '../version-order.ts';
import { nodeSqliteDialect } from './node-sqlite-dialect.ts';
import type { Database, Schema } from './schema.ts';

/** How long one process waits for another that is writing to the same file. */
const BUSY_TIMEOUT_MS = 5000;

/** Holds the sums of a large school for years; the usual 2 MB would be read from the system over and over. */
const CACHE_KIB = 65_536;

/** Opens a SQLite file (or `:memory:`) in this process. Throws when the file cannot be opened or is no database. */
export async function openSqlite(file: string): Promise<Database> {
  // Only here, so that commands without a database also run where Node has no SQLite.
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: BUSY_TIMEOUT_MS });
  try {
    prepare(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return new Kysely<Schema>({ dialect: nodeSqliteDialect(() => database) });
}

function prepare(database: DatabaseSync): void {
  const version = database.prepare('select sqlite_version() as version').get()?.['version'];
  // Before 3.51.3 a checkpoint could, very rarely, corrupt a file in WAL mode.
  const journal = isAtLeast(String(version), [3, 51, 3]) ? 'WAL' : 'TRUNCATE';
  // Full: an answer is on the disk before the reply is sent.
  database.exec(`pragma journal_mode = ${journal}; pragma synchronous = FULL; pragma cache_size = -${CACHE_KIB}`);
}
