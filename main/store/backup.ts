import { dirname, join, parse } from 'node:path';

import { sql } from 'kysely';

import { flushFile, stampOf } from './on-disk.ts';
import type { Database } from './schema.ts';

/** Copies a SQLite file aside as it stands, e.g. `tapis-backup-20260131T120000Z.sqlite` beside `tapis.sqlite`. Gives the copy's path. */
export async function backUp(database: Database, file: string, now: number): Promise<string> {
  const { name, ext } = parse(file);
  const copy = join(dirname(file), `${name}-backup-${stampOf(now)}${ext}`);
  await sql`vacuum into ${copy}`.execute(database);
  await flushFile(copy);
  return copy;
}
