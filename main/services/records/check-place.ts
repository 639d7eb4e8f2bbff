import { existsSync, readdirSync, statSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { join } from 'node:path';

import { PART_EXTENSION } from '../../store/records/backup-file.ts';
import { readCopyState } from './copies-folder.ts';
import { type Finding, finding } from './findings.ts';

const MEGABYTE = 1_000_000;
const FULL_BELOW = 50 * MEGABYTE;
const LOW_BELOW = 1_000 * MEGABYTE;

/** Looks at the folder the records are in: room on its disk, the daily copies, and what something interrupted left behind. */
export async function checkPlace(folder: string, copies: string): Promise<readonly Finding[]> {
  const failure = await copyFailure(copies);
  return [
    ...(await room(folder)),
    ...finding('copyFailed', failure === null ? [] : [failure]),
    ...finding('leftovers', [...leftovers(folder), ...leftovers(copies)]),
  ];
}

/** Why the last copy could not be made, or the next cannot; null when all is well. */
async function copyFailure(copies: string): Promise<string | null> {
  if (!existsSync(copies)) return null;
  try {
    await access(copies, constants.W_OK);
  } catch (error) {
    return String(error);
  }
  return statSync(copies).isDirectory() ? (await readCopyState(copies)).failure : `${copies} is no folder`;
}

async function room(folder: string): Promise<readonly Finding[]> {
  try {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    const said = [`${Math.floor(free / MEGABYTE)} MB`];
    if (free < FULL_BELOW) return finding('diskFull', said);
    return free < LOW_BELOW ? finding('diskLow', said) : [];
  } catch {
    // Some file systems do not say.
    return [];
  }
}

function leftovers(folder: string): string[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(PART_EXTENSION))
    .map((name) => join(folder, name));
}
