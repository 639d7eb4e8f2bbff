import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A fault on a table used to count against every situation of it: facts of the weeks are counted anew. */
export function faultsWhereTheyLie(): Migration {
  return {
    async up(database: Kysely<unknown>): Promise<void> {
      await sql`insert into upkeep (task) values ('sums') on conflict do nothing`.execute(database);
    },
  };
}
