import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';

/** What stands in a database before it is touched. */
export interface MigrationState {
  /** Migrations this version does not know: a newer version made them. */
  readonly unknown: readonly string[];
  readonly pending: readonly string[];
  /** Nothing in it yet. */
  readonly empty: boolean;
  /** Tables, but not ours. */
  readonly foreign: boolean;
}

/** Looks at a database without changing it. */
export async function migrationState<Tables>(
  database: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<MigrationState> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  const kept = tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE);
  const done = kept ? await namesDone(database) : [];
  return {
    unknown: done.filter((name) => !Object.hasOwn(migrations, name)),
    pending: Object.keys(migrations).filter((name) => !done.includes(name)),
    empty: tables.length === 0,
    foreign: tables.length > 0 && !kept,
  };
}

async function namesDone<Tables>(database: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(database);
  return rows.map((row) => row.name);
}

/** Brings a database up to this version: all of the pending migrations or, when one throws, none. */
export async function migrate<Tables>(database: Kysely<Tables>, migrations: Readonly<Record<string, Migration>>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('a migration failed', { cause: error });
}
