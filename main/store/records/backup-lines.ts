import { type Hash, createHash } from 'node:crypto';

import { migrationState } from '../migrate.ts';
import { migrationsFor } from '../migrations/index.ts';
import type { Database, SqlDialect } from '../schema.ts';
import { BACKUP_FORMAT, BACKUP_FORMAT_VERSION, type BackupHeader, toBackupValue } from './backup-format.ts';
import { pacer } from './pacer.ts';
import { countRows, recordTables, rowsOf } from './tables.ts';

/** Who makes the backup, and when. */
export interface BackupAuthor {
  readonly app: string;
  readonly engine: string;
  /** UTC milliseconds. */
  readonly madeAt: number;
}

/** Watching and stopping a long piece of work. */
export interface Watch {
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/** What was written. */
export interface WrittenBackup {
  readonly header: BackupHeader;
  /** SHA-256 of the rows alone: the same records, the same digest, whenever the backup was made. */
  readonly digest: string;
}

/**
 * The lines of a backup, in pieces of a few kilobytes. The transaction must see one state of the database from its first
 * query to its last. Never holds up the process for longer than a few milliseconds.
 */
export async function* backupLines(
  transaction: Database,
  dialect: SqlDialect,
  author: BackupAuthor,
  watch: Watch = {},
): AsyncGenerator<string, WrittenBackup> {
  const tables = await recordTables(transaction);
  const header = await headerOf(transaction, dialect, author);
  const total = Object.values(header.tables).reduce((sum, count) => sum + count, 0);
  const [whole, content] = [createHash('sha256'), createHash('sha256')];
  const pause = pacer();
  let done = 0;

  yield hashed(`${JSON.stringify(header)}\n`, whole);
  for (const table of tables) {
    for await (const rows of rowsOf(transaction, dialect, table)) {
      watch.signal?.throwIfAborted();
      const lines = rows.map((row) => `${JSON.stringify([table.name, asKept(row)])}\n`).join('');
      done += rows.length;
      yield hashed(lines, whole, content);
      watch.onProgress?.(done, total);
      await pause();
    }
  }
  yield `${JSON.stringify({ end: { rows: done, sha256: whole.digest('hex') } })}\n`;
  return { header, digest: content.digest('hex') };
}

async function headerOf(transaction: Database, dialect: SqlDialect, { app, engine, madeAt }: BackupAuthor): Promise<BackupHeader> {
  const { done } = await migrationState(transaction, migrationsFor(dialect));
  const counts: Record<string, number> = {};
  for (const { name } of await recordTables(transaction)) counts[name] = await countRows(transaction, name);
  return { format: BACKUP_FORMAT, version: BACKUP_FORMAT_VERSION, madeAt, app, engine, migrations: [...done], tables: counts };
}

function asKept(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toBackupValue(value)]));
}

function hashed(text: string, ...hashes: readonly Hash[]): string {
  for (const hash of hashes) hash.update(text);
  return text;
}
