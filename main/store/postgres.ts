import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import type { Database, Schema } from './schema.ts';

const BIGINT = 20;
const NUMERIC = 1700;
const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;

// Sums, counts and times come as text by default, as they might not fit a number; ours do.
pg.types.setTypeParser(BIGINT, Number);
pg.types.setTypeParser(NUMERIC, Number);

/** Connects to PostgreSQL lazily: nothing is sent before the first query. `onIdleError` hears of connections lost while unused. */
export function openPostgres(url: string, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'tapis',
  });
  // Without a listener, a server restart would end this process.
  pool.on('error', onIdleError);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
