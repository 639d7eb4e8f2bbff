import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

import { type Result, fail, ok } from '#shared/result.ts';

import { backUp } from './backup.ts';
import type { Topic } from './change-ports.ts';
import { noticing } from './changes/changes.ts';
import { postgresChanges } from './changes/postgres-changes.ts';
import { sqliteChanges } from './changes/sqlite-changes.ts';
import { migrate, migrationState } from './migrate.ts';
import { migrationsFor } from './migrations/index.ts';
import { openPostgres } from './postgres.ts';
import type { Store } from './ports.ts';
import { createReader } from './reader.ts';
import type { Database, SqlDialect } from './schema.ts';
import { isBusy, openSqlite, sqliteCodeOf } from './sqlite.ts';
import { separateTransactions, transactionsTogether } from './transactions.ts';
import { createWriter } from './writer.ts';

/** Which database to keep everything in. */
export type StoreTarget = { readonly kind: 'sqlite'; readonly file: string } | { readonly kind: 'postgres'; readonly url: string };

export type StoreErrorCode =
  /** It cannot be opened or reached. */
  | 'databaseUnavailable'
  /** Another program keeps it to itself. */
  | 'databaseLocked'
  /** It is no database, or no longer. */
  | 'databaseDamaged'
  /** A newer version of the application made it; this one would damage it. */
  | 'databaseNewer'
  /** It is another application's. */
  | 'databaseForeign'
  | 'backupFailed'
  | 'migrationFailed';

export interface StoreError {
  readonly code: StoreErrorCode;
  /** For the log: what the database said. */
  readonly detail: string;
}

export interface StoreOptions {
  readonly clock: () => number;
  /** Hears of a connection that was lost while nobody waited for it. */
  readonly onIdleError?: (error: Error) => void;
}

/** A store with the database below it, for the keeping of records: backups, restoring, checks. */
export interface OpenStore extends Store {
  readonly database: Database;
  readonly dialect: SqlDialect;
}

/** Opens the store and brings its database up to this version; an existing SQLite file is copied aside first. */
export async function openStore(target: StoreTarget, options: StoreOptions): Promise<Result<OpenStore, StoreError>> {
  const opened = await openDatabase(target, options);
  if (!opened.ok) return opened;
  const database = opened.value;
  const ready = await bringUp(database, target, options.clock);
  if (!ready.ok) {
    await database.destroy();
    return ready;
  }
  return ok(createStore(database, target, options));
}

/** Opens a database as it stands. One that is not there is made. */
export async function openDatabase(
  target: StoreTarget,
  options: Pick<StoreOptions, 'onIdleError'> = {},
): Promise<Result<Database, StoreError>> {
  try {
    if (target.kind === 'postgres') return ok(openPostgres(target.url, options.onIdleError ?? (() => undefined)));
    if (target.file !== ':memory:') makeFolder(dirname(target.file));
    return ok(await openSqlite(target.file));
  } catch (error) {
    return fail(openingFailure(error));
  }
}

/** Why a database cannot be opened or looked at. */
export function openingFailure(error: unknown): StoreError {
  return { code: openingError(error), detail: describe(error) };
}

/**
 * Makes a folder with those above it, one by one. Node's own way never ends below a folder that takes no others and
 * denies them (an automounter's, /proc).
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    // Nobody else on the machine needs to read what a person practises.
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(folder)) throw error;
  }
}

async function bringUp(database: Database, target: StoreTarget, clock: () => number): Promise<Result<null, StoreError>> {
  const migrations = migrationsFor(target.kind);
  let step: StoreErrorCode | null = null;
  try {
    const state = await migrationState(database, migrations);
    if (state.unknown.length > 0) return fail({ code: 'databaseNewer', detail: state.unknown.join(', ') });
    if (target.kind === 'sqlite' && state.foreign) return fail({ code: 'databaseForeign', detail: 'it has tables that are not ours' });
    if (state.pending.length === 0) return ok(null);

    step = 'backupFailed';
    if (target.kind === 'sqlite' && !state.empty && isFile(target.file)) await backUp(database, target.file, clock());
    step = 'migrationFailed';
    await migrate(database, migrations);
    return ok(null);
  } catch (error) {
    return fail({ code: step ?? openingError(error), detail: describe(error) });
  }
}

function isFile(file: string): boolean {
  return file !== ':memory:' && existsSync(file) && statSync(file).size > 0;
}

function createStore(database: Database, target: StoreTarget, { onIdleError = () => undefined }: StoreOptions): OpenStore {
  const dialect = target.kind;
  const transactions = dialect === 'sqlite' ? transactionsTogether(database) : separateTransactions(database);
  const changes = target.kind === 'postgres' ? postgresChanges(target.url, onIdleError) : sqliteChanges(database, onIdleError);
  return {
    database,
    dialect,
    changes,
    read: createReader(database),
    async write(work) {
      const noticed = new Set<Topic>();
      const done = await transactions.run(async (transaction) => {
        const value = await work(noticing({ ...createReader(transaction), ...createWriter(transaction, dialect) }, noticed));
        await changes.announce(transaction, noticed);
        return value;
      });
      changes.committed(noticed);
      return done;
    },
    async close() {
      await transactions.rest();
      await changes.close();
      await database.destroy();
    },
  };
}

const SQLITE_CORRUPT = 11;
const SQLITE_NOT_A_DATABASE = 26;

function openingError(error: unknown): StoreErrorCode {
  if (isBusy(error)) return 'databaseLocked';
  const code = sqliteCodeOf(error);
  return code === SQLITE_CORRUPT || code === SQLITE_NOT_A_DATABASE ? 'databaseDamaged' : 'databaseUnavailable';
}

/** An error in a line. Node reports a refused connection as a bundle without words of its own. */
export function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join('; ');
  return error instanceof Error ? error.message : String(error);
}
