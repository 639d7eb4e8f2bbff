import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** More statements than the store ever has; a bound all the same, as lists of ids make one text per length. */
const KEPT_STATEMENTS = 256;

/** Kysely over Node's own SQLite: one connection, taken by one user at a time. */
export function nodeSqliteDialect(open: () => DatabaseSync): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => sqliteDriver(open),
    createIntrospector: (database: Kysely<unknown>) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** SQLite rolls schema changes back like any others; without saying so, a migration that fails half way leaves its tables behind. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function sqliteDriver(open: () => DatabaseSync): Driver {
  let database: DatabaseSync | undefined;
  let connection: DatabaseConnection | undefined;
  const mutex = createMutex();

  return {
    async init() {
      database = open();
      connection = sqliteConnection(database);
    },
    async acquireConnection() {
      await mutex.take();
      if (connection === undefined) throw new Error('the database is closed');
      return connection;
    },
    async releaseConnection() {
      mutex.give();
    },
    // Immediate: the write lock is taken at once. A transaction that reads first and writes later could fail half way otherwise.
    async beginTransaction(taken, { accessMode }) {
      await taken.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'));
    },
    async commitTransaction(taken) {
      await taken.executeQuery(CompiledQuery.raw('commit'));
    },
    async rollbackTransaction(taken) {
      // Some errors (a full disk) make SQLite roll back by itself.
      if (database?.isTransaction === true) await taken.executeQuery(CompiledQuery.raw('rollback'));
    },
    async destroy() {
      await mutex.take();
      connection = undefined;
      database?.close();
      mutex.give();
    },
  };
}

function sqliteConnection(database: DatabaseSync): DatabaseConnection {
  const statements = new Map<string, StatementSync>();

  function prepared(sql: string): StatementSync {
    let statement = statements.get(sql);
    if (statement === undefined) {
      if (statements.size >= KEPT_STATEMENTS) statements.clear();
      statement = database.prepare(sql);
      statements.set(sql, statement);
    }
    return statement;
  }

  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const statement = prepared(query.sql);
      const parameters = query.parameters.map(bindable);
      if (statement.columns().length > 0) return { rows: statement.all(...parameters) as Row[] };
      const { changes, lastInsertRowid } = statement.run(...parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
    async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
      for (const row of prepared(query.sql).iterate(...query.parameters.map(bindable))) yield { rows: [row as Row] };
    },
  };
}

/** What node:sqlite does not bind by itself. */
function bindable(value: unknown): SQLInputValue {
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.getTime();
  return value as SQLInputValue;
}

/** First come, first served. */
function createMutex(): { readonly take: () => Promise<void>; readonly give: () => void } {
  const waiting: (() => void)[] = [];
  let taken = false;
  return {
    async take() {
      if (taken) await new Promise<void>((resolve) => waiting.push(resolve));
      taken = true;
    },
    give() {
      const next = waiting.shift();
      if (next === undefined) taken = false;
      else next();
    },
  };
}
