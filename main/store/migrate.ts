import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';

/** What stands in a database before it is touched. */
export interface MigrationState {
  /** Migrations it has been through, in order. */
  readonly done: readonly string[];
  /** Migrations this version does not know: a newer version made them. */
  readonly unknown: readonly string[];
  readonly pending: readonly string[];
  /** Nothing in it yet, but perhaps another process about to bring it up. */
  readonly empty: boolean;
  /** Tables, but not ours. */
  readonly foreign: boolean;
}

const MIGRATION_TABLES: readonly string[] = [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE];

/** Looks at a database without changing it. */
export async function migrationState<Tables>(
  database: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<MigrationState> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  const kept = tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE);
  const done = kept ? await namesDone(database) : [];
  return {
    done,
    unknown: done.filter((name) => !Object.hasOwn(migrations, name)),
    pending: Object.keys(migrations).filter((name) => !done.includes(name)),
    empty: done.length === 0 && tables.every(({ name }) => MIGRATION_TABLES.includes(name)),
    foreign: tables.length > 0 && !kept,
  };
}

async function namesDone<Tables>(database: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(database);
  return rows.map((row) => row.name);
}

/**
 * Brings a database up to this version, or only as far as a migration: all of the pending ones or, when one throws,
 * none. Inside a transaction they are part of it.
 */
export async function migrate<Tables>(
  database: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
  last?: string,
): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('a migration failed', { cause: error });
}
