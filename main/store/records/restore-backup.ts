import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { sql } from 'kysely';

import { type Result, fail, ok } from '#shared/result.ts';

import { migrationState } from '../migrate.ts';
import { migrationsFor } from '../migrations/index.ts';
import { flushFile, flushFolder, stampOf } from '../on-disk.ts';
import { type StoreError, type StoreTarget, describe, openDatabase, openingFailure } from '../open-store.ts';
import type { Database, SqlDialect } from '../schema.ts';
import { PART_EXTENSION, writeBackupFile } from './backup-file.ts';
import { BACKUP_EXTENSION, type BackupHeader } from './backup-format.ts';
import type { BackupAuthor, Watch } from './backup-lines.ts';
import { type RestoredBy, noteRestored, schoolSince } from './note-restored.ts';
import { type BackupFault, checkBackup, withBackup } from './read-backup.ts';
import { replaceRecords } from './replace-records.ts';
import { isNothing, refusalFor } from './snapshot.ts';

export interface RestoreError {
  readonly code:
    | StoreError['code']
    | BackupFault['code']
    /** A desk is at work on it. */
    | 'deskOpen'
    /** What is there could not be put aside first. */
    | 'asideFailed'
    | 'restoreFailed'
    | 'stopped';
  readonly detail: string;
}

export interface Restored {
  readonly header: BackupHeader;
  /** Where what was there before is kept; null when there was nothing. */
  readonly aside: string | null;
}

export interface RestoreOptions {
  /** The present moment, and who puts aside what is there now. */
  readonly author: BackupAuthor;
  readonly by: RestoredBy;
  /** Where what is there now is put aside. */
  readonly folder: string;
  /** Hears of the two readings of the backup, one after the other. */
  readonly checking?: Watch;
  readonly loading?: Watch;
}

/** Whether a backup is whole, as it was written, and one this version understands. Changes nothing. */
export async function examineBackup(file: string, dialect: SqlDialect, watch: Watch = {}): Promise<Result<BackupHeader, BackupFault>> {
  const checked = await checkBackup(file, watch);
  if (!checked.ok) return checked;
  const known = Object.keys(migrationsFor(dialect));
  const unknown = checked.value.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0) return fail({ code: 'backupNewer', detail: `${checked.value.app}, ${unknown.join(', ')}` });
  const isGapless = checked.value.migrations.every((name, index) => name === known[index]);
  return isGapless ? checked : fail({ code: 'backupDamaged', detail: 'the list of its migrations has gaps' });
}

/**
 * Puts a backup in the place of everything there is, which is put aside first. Refused while a desk has the file open.
 * A crash at any moment leaves either what was there or what was restored, whole.
 */
export async function restoreBackup(target: StoreTarget, file: string, options: RestoreOptions): Promise<Result<Restored, RestoreError>> {
  const examined = await unlessStopped(options, () => examineBackup(file, target.kind, options.checking));
  if (!examined.ok) return examined;
  if (target.kind === 'sqlite' && isNothing(target.file)) return restoreAnew(target.file, file, options);
  const opened = await openForRestoring(target);
  if (!opened.ok) {
    const isLost = opened.error.code === 'databaseDamaged' && target.kind === 'sqlite';
    return isLost ? restoreAnew(target.file, file, options) : opened;
  }
  try {
    if (target.kind === 'sqlite' && !(await lockOut(opened.value))) return fail({ code: 'deskOpen', detail: target.file });
    return await restoreInto(opened.value, target.kind, file, options);
  } finally {
    await opened.value.destroy();
  }
}

/** The same for a database that is open already, whose users wait until it is done. */
export async function restoreInto(
  database: Database,
  dialect: SqlDialect,
  file: string,
  options: RestoreOptions,
): Promise<Result<Restored, RestoreError>> {
  let aside: string | null = null;
  let actedIn: number | null = null;
  class AsideFailed extends Error {}
  const putAside = async (transaction: Database): Promise<void> => {
    const state = await migrationState(transaction, migrationsFor(dialect));
    if (state.done.length === 0) return;
    // Only a desk knows who acts, and its database is of this version.
    if (options.by.actor !== null) actedIn = await schoolSince(transaction);
    await mkdir(options.folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw new AsideFailed(describe(error));
    });
    const path = asidePath(options, BACKUP_EXTENSION);
    const written = await writeBackupFile(transaction, dialect, path, { author: options.author });
    if (!written.ok) throw new AsideFailed(written.error.detail);
    aside = path;
  };
  try {
    return await unlessStopped(options, () =>
      withBackup(file, options.loading ?? {}, async (backup) => {
        await replaceRecords(database, dialect, backup, {
          before: putAside,
          after: (transaction) => noteRestored(transaction, options.by, options.author.madeAt, actedIn),
        });
        return { header: backup.header, aside };
      }),
    );
  } catch (error) {
    return fail({ code: error instanceof AsideFailed ? 'asideFailed' : 'restoreFailed', detail: describe(error) });
  }
}

/** Where to put aside what is there: named by the second, and numbered where that second has put something aside already. */
function asidePath({ folder, author }: RestoreOptions, extension: string): string {
  const stamp = stampOf(author.madeAt);
  const numbered = (count: number): string => join(folder, `before-restore-${stamp}${count === 1 ? '' : `-${count}`}${extension}`);
  let count = 1;
  while (existsSync(numbered(count))) count += 1;
  return numbered(count);
}

/** What a signal stopped is no bug. */
async function unlessStopped<Value>(
  { checking, loading }: RestoreOptions,
  work: () => Promise<Result<Value, { readonly code: RestoreError['code']; readonly detail: string }>>,
): Promise<Result<Value, RestoreError>> {
  try {
    return await work();
  } catch (error) {
    if (checking?.signal?.aborted === true || loading?.signal?.aborted === true) return fail({ code: 'stopped', detail: '' });
    throw error;
  }
}

/** Opens what is there, unless only a newer version knows all it holds, or it is another program's. */
async function openForRestoring(target: StoreTarget): Promise<Result<Database, RestoreError>> {
  const opened = await openDatabase(target);
  if (!opened.ok) return opened;
  const refusal = await refusalFor(opened.value, target);
  if (refusal === null) return opened;
  await opened.value.destroy();
  return fail(refusal);
}

const SHORT_WAIT_MS = 500;

/** Whether nobody else has the file open, and nobody will until it is closed. Where there is no WAL an idle desk goes unnoticed; it then sees what was restored. */
async function lockOut(database: Database): Promise<boolean> {
  try {
    await sql`pragma busy_timeout = ${sql.lit(SHORT_WAIT_MS)}`.execute(database);
    await sql`pragma locking_mode = exclusive`.execute(database);
    await sql`begin exclusive`.execute(database);
    await sql`commit`.execute(database);
    return true;
  } catch (error) {
    if (openingFailure(error).code === 'databaseLocked') return false;
    throw error;
  }
}

/**
 * Fills a file beside the place, and gives it its name when it is whole. What cannot be read cannot be copied either:
 * a damaged file is itself put aside, and so is a log beside it, which SQLite would take for the new file's.
 */
async function restoreAnew(place: string, file: string, options: RestoreOptions): Promise<Result<Restored, RestoreError>> {
  const part = `${place}.${process.pid}${PART_EXTENSION}`;
  const aside = existsSync(place) ? asidePath(options, '.sqlite') : null;
  try {
    const restored = await fill(part, file, options);
    if (!restored.ok) return restored;
    for (const rest of LOGS) if (existsSync(place + rest)) await rename(place + rest, `${aside ?? place}${rest}.old`);
    if (aside !== null) await rename(place, aside);
    await rename(part, place);
    await flushFolder(dirname(place));
    return ok({ ...restored.value, aside });
  } finally {
    for (const rest of ['', ...LOGS]) await rm(`${part}${rest}`, { force: true });
  }
}

const LOGS = ['-wal', '-shm', '-journal'];

async function fill(part: string, file: string, options: RestoreOptions): Promise<Result<Restored, RestoreError>> {
  await rm(part, { force: true });
  const opened = await openDatabase({ kind: 'sqlite', file: part });
  if (!opened.ok) return opened;
  let restored: Result<Restored, RestoreError>;
  try {
    restored = await restoreInto(opened.value, 'sqlite', file, options);
  } finally {
    await opened.value.destroy();
  }
  if (restored.ok) await flushFile(part);
  return restored;
}
