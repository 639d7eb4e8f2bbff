import { sql } from 'kysely';
import pg from 'pg';

import type { Topic } from '../change-ports.ts';
import { type ChangeCarrier, EVERY_TOPIC, createListeners } from './changes.ts';

const CHANNEL = 'tapis_changes';
const RETRY_MS = 2_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** Tells of changes of all desks in front of one database, by its own notifications, which come with the commit. */
export function postgresChanges(url: string, onError: (error: Error) => void): ChangeCarrier {
  let connection: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isWanted = false;

  function connect(): void {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, application_name: 'tapis events' });
    connection = client;
    client.on('notification', ({ payload }) => listeners.tell(topicsIn(payload ?? '')));
    client.on('error', (error) => lose(client, error));
    client.on('end', () => lose(client, null));
    client
      .connect()
      .then(() => client.query(`listen ${CHANNEL}`))
      // What happened before, or while the connection was lost, was not heard.
      .then(() => listeners.tell(EVERY_TOPIC))
      .catch((error: unknown) => lose(client, error instanceof Error ? error : new Error(String(error))));
  }
  function lose(client: pg.Client, error: Error | null): void {
    if (client !== connection) return;
    if (error !== null) onError(error);
    disconnect().catch(onError);
    if (isWanted) retry = setTimeout(connect, RETRY_MS).unref();
  }
  async function disconnect(): Promise<void> {
    clearTimeout(retry);
    const client = connection;
    connection = undefined;
    await client?.end();
  }
  const listeners = createListeners({
    onFirst: () => {
      isWanted = true;
      connect();
    },
    onLast: () => {
      isWanted = false;
      disconnect().catch(onError);
    },
  });

  return {
    listen: listeners.listen,
    async announce(transaction, topics) {
      if (topics.size > 0) await sql`select pg_notify(${CHANNEL}, ${[...topics].join(',')})`.execute(transaction);
    },
    committed: () => undefined,
    async close() {
      isWanted = false;
      await disconnect();
    },
  };
}

/** A newer desk may tell of what this one does not know. */
function topicsIn(payload: string): ReadonlySet<Topic> {
  const told = new Set(payload.split(','));
  return new Set([...EVERY_TOPIC].filter((topic) => told.has(topic)));
}
