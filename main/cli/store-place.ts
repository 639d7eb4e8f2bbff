import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

import { type Result, fail, ok } from '#shared/result.ts';

import { DATABASE_FILE, dataFolder } from '../store/data-folder.ts';
import type { StoreTarget } from '../store/open-store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where a command finds the records, and the folder for whatever else is kept. */
export interface StorePlace {
  readonly target: StoreTarget;
  readonly folder: string;
}

/** What `--data` and the environment say; the failure says what is wrong with them. */
export function storePlace(data: string | undefined, environment: Environment): Result<StorePlace, string> {
  const asked = data ?? dataFolder({ platform: process.platform, environment, home: homedir() });
  if (asked === '') return fail('--data needs a folder.');
  // Whole, as it is shown to people who do not know where the command was given.
  const folder = resolve(asked);
  const url = environment['DATABASE_URL'];
  if (url === undefined || url === '') return ok({ target: { kind: 'sqlite', file: join(folder, DATABASE_FILE) }, folder });
  const isPostgres = /^postgres(ql)?:\/\//.test(url);
  return isPostgres ? ok({ target: { kind: 'postgres', url }, folder }) : fail('DATABASE_URL must begin with postgres://');
}
