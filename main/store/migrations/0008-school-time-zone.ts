import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where the school is, by whose calendar days and weeks are cut. Schools from before have it in UTC, as their sums are. */
export function schoolTimeZone(): Migration {
  return {
    async up(database: Kysely<unknown>): Promise<void> {
      await database.schema.alterTable('school').addColumn('time_zone', 'text').execute();
    },
  };
}
