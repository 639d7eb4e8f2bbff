// What `window.tapis` is.
import type {} from '../../renderer/app/native-bridge.ts';

import { afterAll, beforeAll } from 'vitest';

import { type Application, type LaunchOptions, launch, makeHome, removeHome } from '../support/electron-stand-in/launch.ts';

/** How long to wait for what a window does by itself: a second is too short on a busy machine. */
export const PATIENCE = { timeout: 15_000 } as const;

/** One application for all tests of a file: starting it takes seconds. */
export function launchedApplication(options: LaunchOptions = {}): () => Application {
  let application: Application | undefined;
  const home = makeHome();
  beforeAll(async () => {
    application = await launch({ home, ...options });
  });
  afterAll(async () => {
    await application?.quit();
    removeHome(home);
  });
  return () => {
    if (application === undefined) throw new Error('the application did not start');
    return application;
  };
}
