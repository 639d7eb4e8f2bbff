import { CompiledQuery, sql } from 'kysely';

import type { OpenStore, StoreTarget } from '../../../main/store/open-store.ts';
import { uuid } from '../../support/records.ts';
import { type Client, openTestSchool } from '../../support/school.ts';
import { type Practice, type PracticeRows, everyPractice, traineeId } from './answers.ts';

const CLASS_SIZE = 20;
const ROWS_AT_ONCE = 5_000;
/** Those others point at first. */
const TABLES = ['run', 'attempt', 'day_sum', 'week_fact'] as const satisfies readonly (keyof PracticeRows)[];

/** The ids of the classes of a school of so many trainees. */
export function classIds(trainees: number): string[] {
  return Array.from({ length: Math.ceil(trainees / CLASS_SIZE) }, (_, number) => uuid(0xc1a5_0000 + number));
}

/** Sets up a school in an empty database, by its own desk, with trainees in classes and everything they practised. */
export async function fillSchool(target: StoreTarget, practice: Practice, onProgress: (done: number) => void): Promise<void> {
  const school = await openTestSchool({ target });
  try {
    await enrol(school.store, school.supervisor, practice.trainees);
    let trainees = 0;
    for (const rows of everyPractice(practice)) {
      await insertAll(school.store, rows);
      onProgress((trainees += 1));
    }
    // As PostgreSQL does by itself some time after so many rows came.
    if (target.kind === 'postgres') await sql`analyze`.execute(school.store.database);
  } finally {
    await school.close();
  }
}

/** Trainees without a secret, who can't sign in: hashing two hundred takes a while. */
async function enrol(store: OpenStore, supervisor: Client, trainees: number): Promise<void> {
  const classes = classIds(trainees);
  for (const [number, id] of classes.entries()) {
    const added = await supervisor.ask('POST', '/api/classes', { body: { id, name: `Class ${number + 1}` } });
    if (added.status !== 200) throw new Error(added.text);
  }
  await store.write(async (transaction) => {
    for (let number = 0; number < trainees; number += 1) {
      const profile = traineeId(number);
      await transaction.addProfile(profile, `Trainee ${number + 1}`, 0);
      const login = `trainee${number + 1}`;
      await transaction.addAccount({ profile, role: 'trainee', login, loginKey: login, secret: null, recovery: null, createdAt: 0 });
      await transaction.joinClasses([profile], classes.slice(Math.floor(number / CLASS_SIZE)).slice(0, 1));
    }
  });
}

async function insertAll({ database, dialect }: OpenStore, rows: PracticeRows): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const table of TABLES) {
      for (let first = 0; first < rows[table].length; first += ROWS_AT_ONCE) {
        await transaction.executeQuery(insertion(dialect, table, rows[table].slice(first, first + ROWS_AT_ONCE)));
      }
    }
  });
}

/** The rows as one JSON text: thousands at once, with one value to bind. */
function insertion(dialect: OpenStore['dialect'], table: string, rows: readonly object[]): CompiledQuery {
  const columns = Object.keys(rows[0] ?? {});
  const names = columns.map((name) => `"${name}"`).join(', ');
  const values = columns.map((name) => `value ->> '${name}'`).join(', ');
  const select =
    dialect === 'postgres'
      ? `select ${names} from json_populate_recordset(null::"${table}", $1::json)`
      : `select ${values} from json_each(?)`;
  return CompiledQuery.raw(`insert into "${table}" (${names}) ${select}`, [JSON.stringify(rows)]);
}
