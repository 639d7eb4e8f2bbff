import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When the trainee first saw a supervisor's word on a decision. Those from before count as seen: nobody noted it. */
export function overrideSeen(): Migration {
  return {
    async up(database: Kysely<unknown>): Promise<void> {
      await database.schema.alterTable('override').addColumn('seen_at', 'bigint').execute();
      await sql`update override set seen_at = made_at`.execute(database);
    },
  };
}
