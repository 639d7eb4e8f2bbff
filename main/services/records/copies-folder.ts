import { readFile, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { BACKUP_EXTENSION } from '../../store/records/backup-format.ts';

/** Where the daily copies lie, in the folder of the database. */
export const COPIES_FOLDER = 'copies';
const STATE_FILE = 'state.json';

/** A daily copy. */
export interface DailyCopy {
  readonly name: string;
  /** `2026-01-31`, UTC. */
  readonly day: string;
  readonly bytes: number;
}

const NAME = /^tapis-(\d{4}-\d{2}-\d{2})\.jsonl\.gz$/;

/** The name of a day's copy. */
export function copyName(day: string): string {
  return `tapis-${day}${BACKUP_EXTENSION}`;
}

/** The copies there are, the newest first. */
export async function listCopies(folder: string): Promise<readonly DailyCopy[]> {
  const names = await readdir(folder).catch(() => []);
  const copies = await Promise.all(
    names.map(async (name): Promise<readonly DailyCopy[]> => {
      const day = NAME.exec(name)?.[1];
      const file = day === undefined ? null : await stat(join(folder, name)).catch(() => null);
      return day === undefined || file === null ? [] : [{ name, day, bytes: file.size }];
    }),
  );
  return copies.flat().sort((one, other) => (one.day < other.day ? 1 : -1));
}

const stateSchema = z.object({
  /** Of the records in the last copy. */
  digest: z.string().nullable(),
  /** When it was last seen to: that day's copy is made, or was not needed. */
  day: z.string().nullable(),
  /** What the system said when the last copy could not be made; null when it could. */
  failure: z.string().nullable(),
});
export type CopyState = z.infer<typeof stateSchema>;

/** What is known of the last copy. */
export async function readCopyState(folder: string): Promise<CopyState> {
  try {
    return stateSchema.parse(JSON.parse(await readFile(join(folder, STATE_FILE), 'utf8')));
  } catch {
    return { digest: null, day: null, failure: null };
  }
}

/** Notes it, in one step. */
export async function writeCopyState(folder: string, state: CopyState): Promise<void> {
  const draft = join(folder, `${STATE_FILE}.new`);
  await writeFile(draft, `${JSON.stringify(state)}\n`);
  await rename(draft, join(folder, STATE_FILE));
}
