import { type RawBuilder, sql } from 'kysely';

import { type Database, type SqlDialect, RECORD_TABLES } from '../schema.ts';

/** A table of records as it stands in a database, which may be older than this version. */
export interface RecordTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** The tables of records there are, those others point at first. */
export async function recordTables(database: Database): Promise<readonly RecordTable[]> {
  const found = new Map((await database.introspection.getTables()).map((table) => [table.name, table]));
  return RECORD_TABLES.flatMap((name) => {
    const table = found.get(name);
    if (table === undefined) return [];
    return [{ name, columns: table.columns.map((column) => ({ name: column.name, type: column.dataType.toLowerCase() })) }];
  });
}

/** How many rows it has. */
export async function countRows(database: Database, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(database);
  return rows[0]?.count ?? 0;
}

const FETCHED = 100;

/** Every row of a table, a few at a time, as it stands in the transaction. JSON comes as text. */
export async function* rowsOf(
  transaction: Database,
  dialect: SqlDialect,
  { name, columns }: RecordTable,
): AsyncGenerator<readonly Readonly<Record<string, unknown>>[]> {
  const list = sql.join(columns.map((column) => columnAsKept(column, dialect)));
  if (dialect === 'sqlite') {
    // In the order written, so that the same records always make the same lines.
    const rows = sql<Record<string, unknown>>`select ${list} from ${sql.table(name)} order by rowid`.compile(transaction);
    yield* batches(transaction.getExecutor().stream<Record<string, unknown>>(rows, FETCHED));
    return;
  }
  const cursor = sql.id(`every_${name}`);
  await sql`declare ${cursor} no scroll cursor for select ${list} from ${sql.table(name)}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(FETCHED)} from ${cursor}`.execute(transaction);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close ${cursor}`.execute(transaction);
}

function columnAsKept({ name, type }: RecordTable['columns'][number], dialect: SqlDialect): RawBuilder<unknown> {
  const isJson = dialect === 'postgres' && (type === 'jsonb' || type === 'json');
  return isJson ? sql`${sql.ref(name)}::text as ${sql.ref(name)}` : sql.ref(name);
}

async function* batches<Row>(results: AsyncIterable<{ readonly rows: readonly Row[] }>): AsyncGenerator<readonly Row[]> {
  for await (const { rows } of results) yield rows;
}
