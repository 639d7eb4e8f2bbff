import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { SqlDialect } from '../schema.ts';

/** Sums are kept by level too. They are made anew: what they are made of is all there. */
export function sumsByLevel(dialect: SqlDialect): Migration {
  const money = dialect === 'postgres' ? sql`double precision` : sql`real`;
  return {
    async up(database: Kysely<unknown>): Promise<void> {
      await database.schema.dropTable('day_sum').execute();
      await database.schema
        .createTable('day_sum')
        .addColumn('profile_id', 'text', (column) => column.notNull().references('profile.id'))
        // Days since 1970-01-01, UTC.
        .addColumn('day', 'integer', (column) => column.notNull())
        .addColumn('rule_set', 'text', (column) => column.notNull())
        .addColumn('drill', 'text', (column) => column.notNull())
        .addColumn('level', 'integer', (column) => column.notNull())
        .addColumn('items', 'integer', (column) => column.notNull())
        .addColumn('clean', 'integer', (column) => column.notNull())
        .addColumn('decisions', 'integer', (column) => column.notNull())
        .addColumn('right_decisions', 'integer', (column) => column.notNull())
        .addColumn('overpaid', money, (column) => column.notNull())
        .addColumn('underpaid', money, (column) => column.notNull())
        .addColumn('duration_ms', 'bigint', (column) => column.notNull())
        .addColumn('overridden', 'integer', (column) => column.notNull())
        .addColumn('last_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('day_sum_of_level_once', ['profile_id', 'day', 'rule_set', 'drill', 'level'])
        .execute();

      await database.schema.dropTable('week_fact').execute();
      await database.schema
        .createTable('week_fact')
        .addColumn('profile_id', 'text', (column) => column.notNull().references('profile.id'))
        // Weeks since Monday 1969-12-29, UTC.
        .addColumn('week', 'integer', (column) => column.notNull())
        .addColumn('rule_set', 'text', (column) => column.notNull())
        .addColumn('drill', 'text', (column) => column.notNull())
        .addColumn('level', 'integer', (column) => column.notNull())
        // JSON: how often each fact was met and failed.
        .addColumn('facts', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('week_fact_of_level_once', ['profile_id', 'week', 'rule_set', 'drill', 'level'])
        .execute();

      await sql`insert into upkeep (task) values ('sums') on conflict do nothing`.execute(database);
    },
  };
}
