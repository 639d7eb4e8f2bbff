import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { SqlDialect } from '../schema.ts';

/** Who runs the machine may act on a school without being anybody in it: then a line of the log has no actor. */
export function auditActor(dialect: SqlDialect): Migration {
  return {
    async up(database: Kysely<unknown>): Promise<void> {
      if (dialect === 'postgres') await sql`alter table audit alter column actor_id drop not null`.execute(database);
      else await rebuild(database);
    },
  };
}

/** SQLite cannot change a column: the table is made anew, with its indexes. Nothing points at it. */
async function rebuild(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('audit_anew')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text', (column) => column.references('profile.id'))
    .addColumn('person_id', 'text', (column) => column.references('profile.id'))
    .addColumn('subject_kind', 'text')
    .addColumn('subject_id', 'text')
    .addColumn('count', 'integer')
    .execute();
  // In the order written.
  await sql`
    insert into audit_anew (id, at, act, actor_id, person_id, subject_kind, subject_id, count)
    select id, at, act, actor_id, person_id, subject_kind, subject_id, count from audit order by rowid
  `.execute(database);
  await database.schema.dropTable('audit').execute();
  await database.schema.alterTable('audit_anew').renameTo('audit').execute();
  await database.schema.createIndex('audit_by_time').on('audit').columns(['at', 'id']).execute();
  await database.schema.createIndex('audit_by_person').on('audit').columns(['person_id', 'at', 'id']).execute();
}
