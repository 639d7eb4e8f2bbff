/** The databases every store test runs on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe } from 'vitest';

import { type OpenStore, type StoreTarget, openStore } from '../../main/store/open-store.ts';
import { postgresMissing } from './needs.ts';
import { type TestPostgres, startPostgres } from './postgres.ts';

const KINDS = ['SQLite in a file', 'SQLite in memory', 'PostgreSQL'] as const;
/** Those that outlive the process. */
export const LASTING_KINDS = ['SQLite in a file', 'PostgreSQL'] as const;

/** Runs the same tests on every database. `fresh` gives an empty one. */
export function describeOnEachDatabase(
  name: string,
  tests: (fresh: () => StoreTarget, kind: string) => void,
  kinds: readonly (typeof KINDS)[number][] = KINDS,
): void {
  for (const kind of kinds) {
    const missing = kind === 'PostgreSQL' ? postgresMissing : undefined;
    if (missing !== undefined) console.warn(`Skipped, ${name} on PostgreSQL: ${missing}`);
    describe.skipIf(missing !== undefined)(`${name} on ${kind}`, () => {
      const folder = mkdtempSync(join(tmpdir(), 'tapis-store-'));
      let postgres: TestPostgres | undefined;
      let files = 0;
      beforeAll(async () => {
        if (kind === 'PostgreSQL') postgres = await startPostgres();
      });
      afterAll(() => {
        postgres?.stop();
        rmSync(folder, { recursive: true, force: true });
      });
      tests(() => {
        if (postgres !== undefined) return { kind: 'postgres', url: postgres.freshDatabase() };
        files += 1;
        return { kind: 'sqlite', file: kind === 'SQLite in memory' ? ':memory:' : join(folder, `${files}.sqlite`) };
      }, kind);
    });
  }
}

/** Opens a store that must open. */
export async function openTestStore(target: StoreTarget, clock: () => number = () => 1_000): Promise<OpenStore> {
  const opened = await openStore(target, { clock });
  if (!opened.ok) throw new Error(`${opened.error.code}: ${opened.error.detail}`);
  return opened.value;
}
