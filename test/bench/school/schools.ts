import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { StoreTarget } from '../../../main/store/open-store.ts';
import { startPostgres } from '../../support/postgres.ts';
import { SCHOOL_YEAR } from './answers.ts';
import { fillSchool } from './fill-school.ts';

export const DATABASES = ['SQLite', 'PostgreSQL'] as const;
export type DatabaseName = (typeof DATABASES)[number];

const SAY_EVERY = 20;

/** Filled schools, by their databases: each filled when it is first asked for; undefined where the machine lacks the database. */
export function createSchools(say: (text: string) => void): (database: DatabaseName) => Promise<StoreTarget | undefined> {
  const schools = new Map<DatabaseName, Promise<StoreTarget | undefined>>();

  async function fill(database: DatabaseName): Promise<StoreTarget | undefined> {
    const target = await (database === 'SQLite' ? newFile() : newCluster());
    if (target === undefined) return undefined;
    const { trainees } = SCHOOL_YEAR;
    say(`… filling a school of ${trainees} trainees with a million answers on ${database}`);
    await fillSchool(target, SCHOOL_YEAR, (done) => {
      if (done % SAY_EVERY === 0) say(`  ${done} of ${trainees}`);
    });
    return target;
  }

  return (database) => {
    const known = schools.get(database) ?? fill(database);
    schools.set(database, known);
    return known;
  };
}

function newFile(): StoreTarget {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { kind: 'sqlite', file: join(folder, 'school.sqlite') };
}

async function newCluster(): Promise<StoreTarget | undefined> {
  const postgres = await startPostgres();
  if (postgres === undefined) return undefined;
  process.once('exit', postgres.stop);
  return { kind: 'postgres', url: postgres.freshDatabase() };
}
