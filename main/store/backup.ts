import { open, rm } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';

import { sql } from 'kysely';

import { isFileError } from '../file-error.ts';
import { flushFile, stampOf } from './on-disk.ts';
import type { Database } from './schema.ts';

/** More copies of one second than processes start in it. */
const MOST_OF_A_SECOND = 9;

/** Copies a SQLite file aside as it stands, e.g. `tapis-backup-20260131T120000Z.sqlite` beside `tapis.sqlite`. Gives the copy's path. */
export async function backUp(database: Database, file: string, now: number): Promise<string> {
  const copy = await takeName(file, now);
  try {
    await sql`vacuum into ${copy}`.execute(database);
  } catch (error) {
    await rm(copy, { force: true });
    throw error;
  }
  await flushFile(copy);
  return copy;
}

/** A name nobody has, kept by an empty file, which SQLite writes into: several processes may start on one file at once. */
async function takeName(file: string, now: number): Promise<string> {
  const { name, ext } = parse(file);
  for (let copies = 1; ; copies += 1) {
    const copy = join(dirname(file), `${name}-backup-${stampOf(now)}${copies === 1 ? '' : `-${copies}`}${ext}`);
    try {
      await (await open(copy, 'wx', 0o600)).close();
      return copy;
    } catch (error) {
      const isTaken = isFileError(error) && error.code === 'EEXIST';
      if (!isTaken || copies === MOST_OF_A_SECOND) throw error;
    }
  }
}
