import { link, open, rename, rm, unlink } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { type Result, fail, ok } from '#shared/result.ts';

import { isFileError } from '../../file-error.ts';
import { flushFolder } from '../on-disk.ts';
import type { Database, SqlDialect } from '../schema.ts';
import { type BackupAuthor, type Watch, type WrittenBackup, backupLines } from './backup-lines.ts';

/** How the name of a file still being written ends. */
export const PART_EXTENSION = '.part';

export type BackupWriteErrorCode =
  /** There is one of that name. */
  'fileExists' | 'notWritten' | 'stopped';
export interface BackupWriteError {
  readonly code: BackupWriteErrorCode;
  readonly detail: string;
}

export interface BackupFileOptions extends Watch {
  readonly author: BackupAuthor;
  /** Whether a file of that name is replaced. */
  readonly replace?: boolean;
}

/** The bytes of a backup as they are made. `onWritten` hears what was written, at the end. */
export function backupStream(
  transaction: Database,
  dialect: SqlDialect,
  options: Omit<BackupFileOptions, 'replace'>,
  onWritten?: (written: WrittenBackup) => void,
): Readable {
  async function* lines(): AsyncGenerator<string> {
    onWritten?.(yield* backupLines(transaction, dialect, options.author, options));
  }
  // Lines are whole kilobytes: not more than a few of them at a time in memory.
  return Readable.from(lines(), { objectMode: true, highWaterMark: 4 });
}

/** Writes a backup as a file that is either whole and on the disk or not there: a crash leaves at most a `.part` file. */
export async function writeBackupFile(
  transaction: Database,
  dialect: SqlDialect,
  file: string,
  options: BackupFileOptions,
): Promise<Result<WrittenBackup, BackupWriteError>> {
  const part = `${file}.${process.pid}${PART_EXTENSION}`;
  let written: WrittenBackup | undefined;
  try {
    const lines = backupStream(transaction, dialect, options, (made) => (written = made));
    const target = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(lines, createGzip(), target, ...(options.signal === undefined ? [] : [{ signal: options.signal }]));
    if (written === undefined) throw new Error('the backup ended before its last line');
    await putInPlace(part, file, options.replace === true);
    return ok(written);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    if (options.signal?.aborted === true) return fail({ code: 'stopped', detail: '' });
    if (!isFileError(error)) throw error;
    return fail({ code: error.code === 'EEXIST' ? 'fileExists' : 'notWritten', detail: error.message });
  }
}

/** Gives a finished file its name, and what had it away only where that is wished. */
async function putInPlace(part: string, file: string, replace: boolean): Promise<void> {
  if (replace) await rename(part, file);
  else await linkOnce(part, file);
  await flushFolder(dirname(file));
}

/** Unlike a renaming, a link never takes the place of another file. */
async function linkOnce(part: string, file: string): Promise<void> {
  try {
    await link(part, file);
    await unlink(part);
  } catch (error) {
    if (!isFileError(error) || error.code === 'EEXIST') throw error;
    // A file system without links (a memory stick). Taking the name first keeps others off it.
    await (await open(file, 'wx')).close();
    await rename(part, file);
  }
}
