import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { SqlDialect } from '../schema.ts';

/** A school: accounts, sessions, classes, homework, what supervisors say of answers, and sums by day and week. */
export function school(dialect: SqlDialect): Migration {
  return {
    async up(database: Kysely<unknown>): Promise<void> {
      await accounts(database, dialect);
      await classes(database);
      await homework(database, dialect);
      await words(database, dialect);
      await sums(database, dialect);
    },
  };
}

async function accounts(database: Kysely<unknown>, dialect: SqlDialect): Promise<void> {
  const json = dialect === 'postgres' ? sql`jsonb` : sql`text`;
  await database.schema
    .createTable('school')
    // Always `school`: there is one at most.
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('thresholds', json, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await database.schema
    .createTable('account')
    .addColumn('profile_id', 'text', (column) => column.primaryKey().references('profile.id'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('login', 'text')
    // The login in the form that is compared.
    .addColumn('login_key', 'text', (column) => column.unique())
    .addColumn('secret', 'text')
    .addColumn('recovery', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('signed_in_at', 'bigint')
    .addColumn('archived_at', 'bigint')
    .addColumn('erased_at', 'bigint')
    .execute();

  await database.schema
    .createTable('session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('profile_id', 'text', (column) => column.notNull().references('profile.id'))
    .addColumn('secure', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('session_by_profile').on('session').columns(['profile_id']).execute();

  await database.schema
    .createTable('brake')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('failed_at', 'bigint', (column) => column.notNull())
    .addColumn('blocked_until', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('brake_by_time').on('brake').columns(['failed_at']).execute();

  await database.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text', (column) => column.notNull().references('profile.id'))
    .addColumn('person_id', 'text', (column) => column.references('profile.id'))
    .addColumn('subject_kind', 'text')
    .addColumn('subject_id', 'text')
    .addColumn('count', 'integer')
    .execute();
  await database.schema.createIndex('audit_by_time').on('audit').columns(['at', 'id']).execute();
  await database.schema.createIndex('audit_by_person').on('audit').columns(['person_id', 'at', 'id']).execute();
}

async function classes(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('school_class')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('archived_at', 'bigint')
    .execute();
  await database.schema
    .createTable('class_member')
    .addColumn('class_id', 'text', (column) => column.notNull().references('school_class.id'))
    .addColumn('profile_id', 'text', (column) => column.notNull().references('profile.id'))
    .addPrimaryKeyConstraint('class_member_once', ['class_id', 'profile_id'])
    .execute();
  await database.schema.createIndex('class_by_member').on('class_member').columns(['profile_id']).execute();
}

async function homework(database: Kysely<unknown>, dialect: SqlDialect): Promise<void> {
  const json = dialect === 'postgres' ? sql`jsonb` : sql`text`;
  await database.schema
    .createTable('homework')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('settings', json, (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.notNull().references('profile.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('cancelled_at', 'bigint')
    .execute();
  // A class or a trainee each.
  await database.schema
    .createTable('homework_target')
    .addColumn('homework_id', 'text', (column) => column.notNull().references('homework.id'))
    .addColumn('class_id', 'text', (column) => column.references('school_class.id'))
    .addColumn('profile_id', 'text', (column) => column.references('profile.id'))
    .addUniqueConstraint('homework_class_once', ['homework_id', 'class_id'])
    .addUniqueConstraint('homework_trainee_once', ['homework_id', 'profile_id'])
    .execute();
  await database.schema.createIndex('homework_by_class').on('homework_target').columns(['class_id']).execute();
  await database.schema.createIndex('homework_by_trainee').on('homework_target').columns(['profile_id']).execute();
  await database.schema
    .alterTable('run')
    .addColumn('homework_id', 'text', (column) => column.references('homework.id'))
    .execute();
  await database.schema
    .createIndex('run_by_homework')
    .on('run')
    .columns(['homework_id', 'profile_id'])
    .where('homework_id', 'is not', null)
    .execute();
}

async function words(database: Kysely<unknown>, dialect: SqlDialect): Promise<void> {
  const money = dialect === 'postgres' ? sql`double precision` : sql`real`;
  await database.schema
    .createTable('remark')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('attempt_id', 'text', (column) => column.notNull().references('attempt.id'))
    .addColumn('trainee_id', 'text', (column) => column.notNull().references('profile.id'))
    .addColumn('author_id', 'text', (column) => column.notNull().references('profile.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('moment_ms', 'integer')
    .addColumn('written_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint')
    .execute();
  await database.schema.createIndex('remark_by_attempt').on('remark').columns(['attempt_id', 'written_at']).execute();
  await database.schema.createIndex('remark_by_trainee').on('remark').columns(['trainee_id', 'written_at', 'id']).execute();
  await database.schema.createIndex('remark_by_time').on('remark').columns(['written_at', 'id']).execute();

  await database.schema
    .createTable('override')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('attempt_id', 'text', (column) => column.notNull().references('attempt.id'))
    // In order, whatever the clock says: the last on a decision counts.
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('decision', 'text', (column) => column.notNull())
    .addColumn('verdict', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.notNull().references('profile.id'))
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('override_in_order', ['attempt_id', 'number'])
    .execute();

  // What the overrides of an attempt change in its figures, so that sums need not read every grade. Derived, can be computed again.
  await database.schema
    .createTable('adjustment')
    .addColumn('attempt_id', 'text', (column) => column.primaryKey().references('attempt.id'))
    .addColumn('run_id', 'text', (column) => column.notNull().references('run.id'))
    .addColumn('right_decisions', 'integer', (column) => column.notNull())
    .addColumn('clean', 'integer', (column) => column.notNull())
    .addColumn('overpaid', money, (column) => column.notNull())
    .addColumn('underpaid', money, (column) => column.notNull())
    .execute();
  await database.schema.createIndex('adjustment_by_run').on('adjustment').columns(['run_id']).execute();
}

async function sums(database: Kysely<unknown>, dialect: SqlDialect): Promise<void> {
  const money = dialect === 'postgres' ? sql`double precision` : sql`real`;
  await database.schema
    .createTable('day_sum')
    .addColumn('profile_id', 'text', (column) => column.notNull().references('profile.id'))
    // Days since 1970-01-01, UTC.
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('rule_set', 'text', (column) => column.notNull())
    .addColumn('drill', 'text', (column) => column.notNull())
    .addColumn('items', 'integer', (column) => column.notNull())
    .addColumn('clean', 'integer', (column) => column.notNull())
    .addColumn('decisions', 'integer', (column) => column.notNull())
    .addColumn('right_decisions', 'integer', (column) => column.notNull())
    .addColumn('overpaid', money, (column) => column.notNull())
    .addColumn('underpaid', money, (column) => column.notNull())
    .addColumn('duration_ms', 'bigint', (column) => column.notNull())
    .addColumn('overridden', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('day_sum_once', ['profile_id', 'day', 'rule_set', 'drill'])
    .execute();

  await database.schema
    .createTable('week_fact')
    .addColumn('profile_id', 'text', (column) => column.notNull().references('profile.id'))
    // Weeks since Monday 1969-12-29, UTC.
    .addColumn('week', 'integer', (column) => column.notNull())
    .addColumn('rule_set', 'text', (column) => column.notNull())
    .addColumn('drill', 'text', (column) => column.notNull())
    // JSON: how often each fact was met and failed.
    .addColumn('facts', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('week_fact_once', ['profile_id', 'week', 'rule_set', 'drill'])
    .execute();

  // Work to be done once after this migration, by the code that knows the grades.
  await database.schema
    .createTable('upkeep')
    .addColumn('task', 'text', (column) => column.primaryKey())
    .execute();
  await sql`insert into upkeep (task) values ('sums')`.execute(database);
}
