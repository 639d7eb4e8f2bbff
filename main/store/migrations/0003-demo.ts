import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a school was made up to be shown, so that nobody takes its trainees for real ones. */
export function demo(): Migration {
  return {
    async up(database: Kysely<unknown>): Promise<void> {
      await database.schema
        .alterTable('school')
        .addColumn('demo', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  };
}
