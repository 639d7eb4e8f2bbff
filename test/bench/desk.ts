import { randomBytes, randomUUID } from 'node:crypto';

import { onlyHosts } from '../../main/desk/access.ts';
import { type Desk, createDesk } from '../../main/desk/create-desk.ts';
import { createEventStreams } from '../../main/desk/event-streams.ts';
import { scryptHasher } from '../../main/services/accounts/secrets.ts';
import { keepRecords } from '../../main/services/records/record-keeping.ts';
import { type OpenStore, type StoreTarget, openStore } from '../../main/store/open-store.ts';

export interface BenchDesk {
  readonly desk: Desk;
  readonly store: OpenStore;
  readonly close: () => Promise<void>;
}

/** Opens a desk as the hosts do, at a moment that stays. */
export async function openBenchDesk(target: StoreTarget, now: number): Promise<BenchDesk> {
  const clock = (): number => now;
  const store = await openStore(target, { clock });
  if (!store.ok) throw new Error(`${store.error.code}: ${store.error.detail}`);
  const onFailure = (error: unknown): never => {
    throw error;
  };
  // Neither daily copies nor signs of life: they would be measured, too.
  const later = (): (() => void) => () => undefined;
  const context = { store: store.value, clock, randomBytes, newId: randomUUID, appVersion: '' };
  const records = keepRecords({ ...context, target, folder: null, later, onFailure });
  const streams = createEventStreams({ changes: store.value.changes, later, onFailure });
  const desk = createDesk({
    ...context,
    records,
    streams,
    joinAddresses: () => [],
    secrets: scryptHasher(randomBytes),
    randomSeed: () => randomBytes(16).toString('hex'),
    allowsHost: onlyHosts(['localhost']),
    interfaceFolder: null,
    log: (_, error) => onFailure(error),
    newLogId: randomUUID,
  });
  return {
    desk,
    store: store.value,
    close: async () => {
      await records.close();
      await store.value.close();
    },
  };
}
