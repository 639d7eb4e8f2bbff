/**
 * What some tests need from the machine. `npm test` looks for it, installs it where it can, and passes on
 * what it found in the environment: `CHROMIUM` or `TAPIS_SKIP_BROWSER`, `TAPIS_SKIP_POSTGRES`.
 */
import { accessSync, constants, readdirSync } from 'node:fs';
import { join } from 'node:path';

const LINUX_BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome', '/usr/bin/microsoft-edge-stable'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser to test in; undefined when there is none. */
export const chromium: string | undefined = process.env['CHROMIUM'] ?? LINUX_BROWSERS.find(isExecutable);

/** Why browser tests cannot run here; undefined when they can. Use as `describe.skipIf(browserMissing !== undefined)`. */
export const browserMissing: string | undefined =
  chromium === undefined
    ? (process.env['TAPIS_SKIP_BROWSER'] ?? 'no Chromium, Chrome or Edge found; set CHROMIUM to the path of one')
    : undefined;

/** Arguments for a browser that neither asks nor tells anything beyond this machine. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // Chromium refuses to start its sandbox as root, as in many containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The folder of PostgreSQL's server programs, the newest version first; undefined when there is none. */
export const postgresBin: string | undefined = findPostgres();

/** Why tests on PostgreSQL cannot run here; undefined when they can. */
export const postgresMissing: string | undefined =
  process.env['TAPIS_SKIP_POSTGRES'] ?? (postgresBin === undefined ? 'no PostgreSQL server found' : undefined);

function findPostgres(): string | undefined {
  const root = '/usr/lib/postgresql';
  let versions: string[];
  try {
    versions = readdirSync(root);
  } catch {
    return undefined;
  }
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'))
    .find((folder) => isExecutable(join(folder, 'initdb')));
}
