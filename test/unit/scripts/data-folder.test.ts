import { homedir } from 'node:os';
import { pathToFileURL } from 'node:url';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { dataFolder } from '../../../main/store/data-folder.ts';

interface LauncherModule {
  readonly dataFolder: () => string;
}

/** Plain JavaScript, as it runs before anything is installed; so it has no types. */
async function launcherFolder(): Promise<string> {
  const file = pathToFileURL(`${import.meta.dirname}/../../../scripts/lib/data-folder.mjs`).href;
  const launcher = (await import(file)) as LauncherModule;
  return launcher.dataFolder();
}

describe("the launcher's data folder", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    { TAPIS_DATA: '/school/tapis', XDG_DATA_HOME: '/data' },
    { TAPIS_DATA: '', XDG_DATA_HOME: '/data' },
    { TAPIS_DATA: undefined, XDG_DATA_HOME: 'relative' },
    { TAPIS_DATA: undefined, XDG_DATA_HOME: undefined },
  ])("is the desk's with %o", async (environment) => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    const desk = dataFolder({ platform: process.platform, environment: process.env, home: homedir() });
    expect(await launcherFolder()).toBe(desk);
  });
});
