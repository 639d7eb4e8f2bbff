/** A desk in the test's own process, over an empty database in memory, reached over HTTP as a browser reaches one. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { APP_VERSION } from '../../main/app-version.ts';
import { onlyHosts } from '../../main/desk/access.ts';
import { createDesk } from '../../main/desk/create-desk.ts';
import { createEventStreams } from '../../main/desk/event-streams.ts';
import { startHttpServer } from '../../main/server/http-server.ts';
import { keepRecords } from '../../main/services/records/record-keeping.ts';
import { scryptHasher } from '../../main/services/accounts/secrets.ts';
import { openStore } from '../../main/store/open-store.ts';
import type { Store } from '../../main/store/ports.ts';
import { countedBytes } from './counted-bytes.ts';

const HOST = '127.0.0.1';
const BUILT_INTERFACE = join(import.meta.dirname, '../../dist/renderer');

export interface HttpDesk {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export interface HttpDeskOptions {
  readonly clock: () => number;
  readonly randomSeed: () => string;
  /** Where it says that others join. */
  readonly joinAddresses?: readonly string[];
  /** Fills the database before anybody asks. */
  readonly prepare?: (store: Store) => Promise<unknown>;
}

/** Serves the built interface. A bug in the desk is thrown where it happens. */
export async function openHttpDesk({ clock, randomSeed, prepare, joinAddresses = [] }: HttpDeskOptions): Promise<HttpDesk> {
  const store = await openStore({ kind: 'sqlite', file: ':memory:' }, { clock });
  if (!store.ok) throw new Error(store.error.detail);
  await prepare?.(store.value);
  // Secrets on pictures are the same every time, too.
  const randomBytes = countedBytes();
  const records = keepRecords({
    store: store.value,
    target: { kind: 'sqlite', file: ':memory:' },
    folder: null,
    appVersion: APP_VERSION,
    clock,
    newId: randomUUID,
    later: () => () => undefined,
    onFailure: (error) => {
      throw error;
    },
  });
  const later = (delayMs: number, act: () => void) => {
    const timer = setTimeout(act, delayMs);
    return () => clearTimeout(timer);
  };
  const streams = createEventStreams({
    changes: store.value.changes,
    later,
    onFailure: (error) => {
      throw error;
    },
  });
  const desk = createDesk({
    store: store.value,
    records,
    streams,
    clock,
    randomSeed,
    randomBytes,
    newId: randomUUID,
    secrets: scryptHasher(randomBytes),
    appVersion: APP_VERSION,
    allowsHost: onlyHosts([HOST]),
    joinAddresses: () => joinAddresses,
    interfaceFolder: BUILT_INTERFACE,
    log: (_, error) => {
      throw error;
    },
    newLogId: () => '',
  });
  const server = await startHttpServer(desk, HOST, 0);
  if (!server.ok) throw new Error(`cannot listen: ${server.error.code}`);
  return {
    url: `http://${HOST}:${server.value.port}`,
    close: async () => {
      streams.hangUp();
      await server.value.close();
      await records.close();
      await store.value.close();
    },
  };
}
