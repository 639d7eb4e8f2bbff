import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { SqlDialect } from '../schema.ts';

/** Profiles, their preferences, runs and attempts. */
export function practice(dialect: SqlDialect): Migration {
  const json = dialect === 'postgres' ? sql`jsonb` : sql`text`;
  // Money sums of senseless answers may pass every integer type; a double takes them and is exact up to 2^53.
  const money = dialect === 'postgres' ? sql`double precision` : sql`real`;

  return {
    async up(database: Kysely<unknown>): Promise<void> {
      await database.schema
        .createTable('profile')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();

      await database.schema
        .createTable('preference')
        .addColumn('profile_id', 'text', (column) => column.primaryKey().references('profile.id'))
        .addColumn('value', json, (column) => column.notNull())
        .addColumn('changed_at', 'bigint', (column) => column.notNull())
        .execute();

      await database.schema
        .createTable('run')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('profile_id', 'text', (column) => column.notNull().references('profile.id'))
        .addColumn('rule_set', 'text', (column) => column.notNull())
        .addColumn('drill', 'text', (column) => column.notNull())
        .addColumn('engine_version', 'text', (column) => column.notNull())
        .addColumn('seed', 'text', (column) => column.notNull())
        .addColumn('settings', json, (column) => column.notNull())
        .addColumn('repeat_of', 'text', (column) => column.references('run.id'))
        .addColumn('started_at', 'bigint', (column) => column.notNull())
        .addColumn('finished_at', 'bigint')
        .execute();
      await database.schema.createIndex('run_by_start').on('run').columns(['profile_id', 'started_at', 'id']).execute();
      await database.schema.createIndex('run_by_rule_set').on('run').columns(['profile_id', 'rule_set', 'started_at', 'id']).execute();

      await database.schema
        .createTable('attempt')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('run_id', 'text', (column) => column.notNull().references('run.id'))
        .addColumn('item_index', 'integer', (column) => column.notNull())
        .addColumn('try_number', 'integer', (column) => column.notNull())
        .addColumn('item', json, (column) => column.notNull())
        .addColumn('events', json, (column) => column.notNull())
        .addColumn('grade', json, (column) => column.notNull())
        .addColumn('next_index', 'integer')
        .addColumn('engine_version', 'text', (column) => column.notNull())
        .addColumn('answered_at', 'bigint', (column) => column.notNull())
        .addColumn('decisions', 'integer', (column) => column.notNull())
        .addColumn('right_decisions', 'integer', (column) => column.notNull())
        .addColumn('clean', 'integer', (column) => column.notNull())
        .addColumn('overpaid', money, (column) => column.notNull())
        .addColumn('underpaid', money, (column) => column.notNull())
        .addColumn('duration_ms', 'bigint', (column) => column.notNull())
        // One first answer to an item, whatever happens at once.
        .addUniqueConstraint('attempt_try', ['run_id', 'item_index', 'try_number'])
        .execute();
    },
  };
}
