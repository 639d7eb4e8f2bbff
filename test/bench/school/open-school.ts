import { randomBytes, randomUUID } from 'node:crypto';

import { onlyHosts } from '../../../main/desk/access.ts';
import { createDesk } from '../../../main/desk/create-desk.ts';
import { createEventStreams } from '../../../main/desk/event-streams.ts';
import { scryptHasher } from '../../../main/services/accounts/secrets.ts';
import { keepRecords } from '../../../main/services/records/record-keeping.ts';
import { type StoreTarget, openStore } from '../../../main/store/open-store.ts';
import { PASSWORD } from '../../support/school.ts';
import { NOW } from './answers.ts';

const ORIGIN = 'http://localhost';

export interface OpenSchool {
  /** What a supervisor asks the desk for. Gives the length of the answer. */
  readonly ask: (path: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Opens the desk of a filled school as the hosts do and signs its supervisor in. */
export async function openSchool(target: StoreTarget): Promise<OpenSchool> {
  const clock = (): number => NOW;
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
  const signedIn = await desk(
    new Request(`${ORIGIN}/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'helene', secret: PASSWORD }),
    }),
  );
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return {
    ask: async (path) => {
      const response = await desk(new Request(ORIGIN + path, { headers: { cookie } }));
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${path}: ${text}`);
      return text.length;
    },
    close: async () => {
      await records.close();
      await store.value.close();
    },
  };
}
