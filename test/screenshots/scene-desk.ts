/** A desk for pictures: its clock stands where it is put, and the same seeds come in the same order every time. */
import { derive } from '#shared/random/seed.ts';

import { type HttpDesk, type HttpDeskOptions, openHttpDesk } from '../support/http-desk.ts';

/** Every chance in the pictures comes of it. */
export const FIRST_SEED = '7a9150d5c0ffee00123456789abcdef0';

export interface SceneDesk extends HttpDesk {
  readonly setTime: (time: number) => void;
  /** The next run is dealt from the seed of this name. */
  readonly dealFrom: (name: string) => void;
}

/** Serves the built interface over a database in memory: an empty one, unless something is put into it before. */
export async function openSceneDesk(options: Pick<HttpDeskOptions, 'prepare' | 'joinAddresses'> = {}): Promise<SceneDesk> {
  let now = 0;
  let seedName = '';
  const desk = await openHttpDesk({ ...options, clock: () => now, randomSeed: () => derive(FIRST_SEED, seedName) });
  return {
    ...desk,
    setTime: (time) => {
      now = time;
    },
    dealFrom: (name) => {
      seedName = name;
    },
  };
}
