import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Debian keeps each version's server programs in a folder of its own. */
const ROOT = '/usr/lib/postgresql';

/** Whether a PostgreSQL server is installed that tests can start for themselves. */
export function hasPostgres() {
  return existsSync(ROOT) && readdirSync(ROOT).some((version) => existsSync(join(ROOT, version, 'bin', 'initdb')));
}
