import { CompiledQuery, sql } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';

import { migrate } from '../migrate.ts';
import { migrationsFor } from '../migrations/index.ts';
import { type Database, type SqlDialect, TABLE_NAMES } from '../schema.ts';
import { type BackupRow, fromBackupValue } from './backup-format.ts';
import type { OpenBackup } from './read-backup.ts';
import { countRows, recordTables } from './tables.ts';

/**
 * Replaces everything by what a backup holds, brought up to this version: all of it in one transaction, so that a crash
 * leaves what was there. `before` sees what is replaced, when nobody can change it any more; `after` what is there then.
 * Throws what the backup throws.
 */
export async function replaceRecords(
  database: Database,
  dialect: SqlDialect,
  backup: OpenBackup,
  {
    before,
    after,
  }: { readonly before: (transaction: Database) => Promise<void>; readonly after: (transaction: Database) => Promise<void> },
): Promise<void> {
  await database.connection().execute(async (connection) => {
    // Tables go and come in no order foreign keys could follow; they are checked before the end. Not to be said inside a transaction.
    if (dialect === 'sqlite') await sql`pragma foreign_keys = off`.execute(connection);
    try {
      await connection.transaction().execute(async (transaction) => {
        await lockTables(transaction, dialect);
        await before(transaction);
        await dropTables(transaction, dialect);
        await load(transaction, dialect, backup);
        await after(transaction);
      });
    } finally {
      if (dialect === 'sqlite') await sql`pragma foreign_keys = on`.execute(connection);
    }
  });
}

/** SQLite's transaction is the only writer already. */
async function lockTables(transaction: Database, dialect: SqlDialect): Promise<void> {
  if (dialect === 'sqlite') return;
  for (const { name } of await recordTables(transaction))
    await sql`lock table ${sql.table(name)} in access exclusive mode`.execute(transaction);
}

async function dropTables(transaction: Database, dialect: SqlDialect): Promise<void> {
  const cascade = dialect === 'postgres' ? sql`cascade` : sql``;
  for (const name of [...TABLE_NAMES.toReversed(), DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE]) {
    await sql`drop table if exists ${sql.table(name)} ${cascade}`.execute(transaction);
  }
}

async function load(transaction: Database, dialect: SqlDialect, { header, rows }: OpenBackup): Promise<void> {
  const migrations = migrationsFor(dialect);
  await migrate(transaction, migrations, header.migrations.at(-1));
  const tables = new Map((await recordTables(transaction)).map(({ name, columns }) => [name, columns.map((column) => column.name)]));
  // A migration may bring rows of its own, which a backup holds too.
  for (const name of [...tables.keys()].toReversed()) await sql`delete from ${sql.table(name)}`.execute(transaction);
  const keys = dialect === 'postgres' ? await deferKeys(transaction) : [];
  await insertAll(transaction, dialect, tables, rows);
  for (const [name, count] of Object.entries(header.tables)) {
    if ((await countRows(transaction, name)) !== count) throw new Error(`not every row of ${name} could be put back`);
  }
  await checkKeys(transaction, dialect, keys);
  await migrate(transaction, migrations);
}

/** As many as fit comfortably into one statement of PostgreSQL, which takes 65535 values. */
const ROWS_AT_ONCE = 100;
const BYTES_AT_ONCE = 4_000_000;

async function insertAll(
  transaction: Database,
  dialect: SqlDialect,
  tables: ReadonlyMap<string, readonly string[]>,
  rows: AsyncIterable<BackupRow>,
): Promise<void> {
  let waiting: BackupRow[] = [];
  let bytes = 0;
  const insert = async (): Promise<void> => {
    const [first] = waiting;
    if (first !== undefined) await transaction.executeQuery(insertion(first, waiting, dialect));
    waiting = [];
    bytes = 0;
  };
  for await (const row of rows) {
    const [table, values] = row;
    const known = tables.get(table);
    const columns = Object.keys(values);
    if (known === undefined || columns.length === 0 || !columns.every((column) => known.includes(column))) {
      throw new Error(`a row of ${table} has columns this version does not know`);
    }
    const [last] = waiting;
    if (last !== undefined && !isAlike(last, row)) await insert();
    waiting.push(row);
    bytes += sizeOf(row);
    // On SQLite one row at a time makes one statement, which is prepared once.
    if (dialect === 'sqlite' || waiting.length >= ROWS_AT_ONCE || bytes >= BYTES_AT_ONCE) await insert();
  }
  await insert();
}

function isAlike([table, values]: BackupRow, [otherTable, otherValues]: BackupRow): boolean {
  return table === otherTable && Object.keys(values).join('\n') === Object.keys(otherValues).join('\n');
}

function sizeOf([, values]: BackupRow): number {
  return Object.values(values).reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 8), 0);
}

function insertion([table, first]: BackupRow, rows: readonly BackupRow[], dialect: SqlDialect): CompiledQuery {
  const columns = Object.keys(first);
  const names = columns.map((column) => `"${column}"`).join(', ');
  const tuples = rows.map(
    (_, row) => `(${columns.map((__, column) => (dialect === 'postgres' ? `$${row * columns.length + column + 1}` : '?')).join(', ')})`,
  );
  const values = rows.flatMap(([, row]) => columns.map((column) => fromBackupValue(row[column] ?? null)));
  return CompiledQuery.raw(`insert into "${table}" (${names}) values ${tuples.join(', ')}`, values);
}

interface ForeignKey {
  readonly name: string;
  readonly table: string;
}

/** Foreign keys to be looked at once all rows are there. */
async function deferKeys(transaction: Database): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select conname as name, relname as "table" from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and relnamespace = current_schema()::regnamespace and relname in (${sql.join([...TABLE_NAMES])})
  `.execute(transaction);
  for (const { name, table } of rows) {
    await sql`alter table ${sql.table(table)} alter constraint ${sql.id(name)} deferrable initially deferred`.execute(transaction);
  }
  return rows;
}

async function checkKeys(transaction: Database, dialect: SqlDialect, keys: readonly ForeignKey[]): Promise<void> {
  if (dialect === 'sqlite') {
    const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(transaction);
    const [first] = rows;
    if (first !== undefined) throw new Error(`a row of ${first.table} points at nothing`);
    return;
  }
  await sql`set constraints all immediate`.execute(transaction);
  for (const { name, table } of keys) {
    await sql`alter table ${sql.table(table)} alter constraint ${sql.id(name)} not deferrable`.execute(transaction);
  }
}
