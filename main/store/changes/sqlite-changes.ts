import { sql } from 'kysely';

import type { Database } from '../schema.ts';
import { type ChangeCarrier, EVERY_TOPIC, createListeners } from './changes.ts';

/** How often it is looked whether another process wrote to the file. */
const LOOK_MS = 1_000;

/** Tells of changes of this process as they are committed, of those of others within a second: a file calls nobody. */
export function sqliteChanges(database: Database, onError: (error: Error) => void): ChangeCarrier {
  let looking: NodeJS.Timeout | undefined;
  let version: number | undefined;

  async function look(): Promise<void> {
    // Differs once another connection has changed the file.
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(database);
    const found = rows[0]?.data_version;
    if (version !== undefined && found !== version && looking !== undefined) listeners.tell(EVERY_TOPIC);
    version = found;
  }
  const stop = (): void => {
    clearInterval(looking);
    looking = undefined;
  };
  const start = (): void => {
    version = undefined;
    const lookOn = (): void => {
      look().catch((error: unknown) => {
        if (looking === undefined) return;
        // A file that cannot be read is told of once; when somebody begins to listen, it is looked at again.
        stop();
        onError(error instanceof Error ? error : new Error(String(error)));
      });
    };
    looking = setInterval(lookOn, LOOK_MS).unref();
    lookOn();
  };
  const listeners = createListeners({ onFirst: start, onLast: stop });

  return {
    listen: listeners.listen,
    announce: () => Promise.resolve(),
    committed: listeners.tell,
    async close() {
      stop();
    },
  };
}
