import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Result } from '#shared/result.ts';
import { DAY_MS } from '#shared/time.ts';

import { isoDay } from '../../iso-day.ts';
import { isFileError } from '../../file-error.ts';
import type { BackupWriteError } from '../../store/records/backup-file.ts';
import type { WrittenBackup } from '../../store/records/backup-lines.ts';
import type { SnapshotError } from '../../store/records/snapshot.ts';
import { type CopyState, type DailyCopy, copyName, listCopies, readCopyState, writeCopyState } from './copies-folder.ts';

/** A copy older than this goes, unless it is the last one. */
export const KEPT_DAYS = 14;
/** First once the interface is there; then often enough that a day is never missed, be the machine asleep or not. */
const FIRST_AFTER_MS = 10_000;
const LOOK_EVERY_MS = 3_600_000;

export interface CopyKeeping {
  /** The folder of the copies. */
  readonly folder: string;
  /** UTC milliseconds. */
  readonly clock: () => number;
  /** Does something once, later; gives what calls it off. */
  readonly later: (delayMs: number, act: () => void) => () => void;
  /** Writes a backup to a file that is not there yet. */
  readonly makeCopy: (file: string, signal: AbortSignal) => Promise<Result<WrittenBackup, BackupWriteError | SnapshotError>>;
  /** Hears why a copy could not be made. */
  readonly onFailure: (detail: string) => void;
}

/** Makes a copy a day, for as long as the desk is open. */
export interface CopyKeeper {
  /** What went wrong the last time; null when nothing did. */
  readonly failure: () => string | null;
  /** Stops, once a copy under way is given up. */
  readonly stop: () => Promise<void>;
}

/** Begins to keep copies. Whatever goes wrong is reported, never thrown: the desk goes on without. */
export function keepCopies(keeping: CopyKeeping): CopyKeeper {
  const controller = new AbortController();
  let failure: string | null = null;
  let working: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    failure = await copyOfToday(keeping, controller.signal);
    if (failure !== null) keeping.onFailure(failure);
  };
  const goOn = (): void => {
    working = look().finally(() => {
      if (!controller.signal.aborted) callOff = keeping.later(LOOK_EVERY_MS, goOn);
    });
  };
  let callOff = keeping.later(FIRST_AFTER_MS, goOn);
  return {
    failure: () => failure,
    stop: async () => {
      controller.abort();
      callOff();
      await working;
    },
  };
}

/** Makes today's copy unless there is one, or nothing changed since the last, and clears old ones away. Gives what went wrong. */
async function copyOfToday(keeping: CopyKeeping, signal: AbortSignal): Promise<string | null> {
  const { folder, clock } = keeping;
  const today = isoDay(clock());
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const before = await readCopyState(folder);
    if (before.day === today && before.failure === null) return null;
    const copied = await copy(keeping, today, before, signal);
    await prune(folder, clock());
    return copied;
  } catch (error) {
    if (!isFileError(error)) throw error;
    return error.message;
  }
}

async function copy({ folder, makeCopy }: CopyKeeping, day: string, before: CopyState, signal: AbortSignal): Promise<string | null> {
  const file = join(folder, copyName(day));
  const others = (await listCopies(folder)).filter((other) => other.day !== day);
  const made = await makeCopy(file, signal);
  if (made.ok) {
    // The same records again: the copy there is stays the last one.
    if (others.length > 0 && made.value.digest === before.digest) await rm(file);
    await writeCopyState(folder, { digest: made.value.digest, day, failure: null });
    return null;
  }
  if (made.error.code === 'stopped') return null;
  if (made.error.code === 'fileExists') {
    // Another desk over the same records made it.
    await writeCopyState(folder, { ...before, day, failure: null });
    return null;
  }
  await writeCopyState(folder, { ...before, day, failure: made.error.detail }).catch(() => undefined);
  return made.error.detail;
}

async function prune(folder: string, now: number): Promise<void> {
  const oldest = isoDay(now - KEPT_DAYS * DAY_MS);
  const [, ...others]: readonly DailyCopy[] = await listCopies(folder);
  for (const { name, day } of others) if (day < oldest) await rm(join(folder, name), { force: true });
}
