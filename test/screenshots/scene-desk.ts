/** A desk for pictures: its clock stands where it is put, and the same seeds come in the same order every time. */
import { APP_VERSION } from '../../main/app-version.ts';
import { onlyHosts } from '../../main/desk/access.ts';
import { createDesk } from '../../main/desk/create-desk.ts';
import { startHttpServer } from '../../main/server/http-server.ts';
import { openStore } from '../../main/store/open-store.ts';
import { derive } from '#shared/random/seed.ts';

const HOST = '127.0.0.1';
/** Every chance in the pictures comes of it. */
export const FIRST_SEED = '7a9150d5c0ffee00123456789abcdef0';

export interface SceneDesk {
  readonly url: string;
  readonly setTime: (time: number) => void;
  /** The next run is dealt from the seed of this name. */
  readonly dealFrom: (name: string) => void;
  readonly close: () => Promise<void>;
}

/** Serves the built interface over an empty database in memory. */
export async function openSceneDesk(interfaceFolder: string): Promise<SceneDesk> {
  let now = 0;
  let seedName = '';
  const clock = (): number => now;
  const store = await openStore({ kind: 'sqlite', file: ':memory:' }, { clock });
  if (!store.ok) throw new Error(store.error.detail);
  const desk = createDesk({
    store: store.value,
    clock,
    randomSeed: () => derive(FIRST_SEED, seedName),
    appVersion: APP_VERSION,
    allowsHost: onlyHosts([HOST]),
    interfaceFolder,
    log: (_, error) => {
      throw error;
    },
    newLogId: () => '',
  });
  const server = await startHttpServer(desk, HOST, 0);
  if (!server.ok) throw new Error(`cannot listen: ${server.error.code}`);
  return {
    url: `http://${HOST}:${server.value.port}`,
    setTime: (time) => {
      now = time;
    },
    dealFrom: (name) => {
      seedName = name;
    },
    close: async () => {
      await server.value.close();
      await store.value.close();
    },
  };
}
