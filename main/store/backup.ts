import { open } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';

import { sql } from 'kysely';

import type { Database } from './schema.ts';

/** Copies a SQLite file aside as it stands, e.g. `tapis-backup-20260131T120000Z.sqlite` beside `tapis.sqlite`. Gives the copy's path. */
export async function backUp(database: Database, file: string, now: number): Promise<string> {
  const { name, ext } = parse(file);
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
  const copy = join(dirname(file), `${name}-backup-${stamp}${ext}`);
  await sql`vacuum into ${copy}`.execute(database);
  await flush(copy);
  return copy;
}

/** SQLite does not wait for a copy to be on the disk. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
