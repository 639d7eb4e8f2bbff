import { type Result, fail, ok } from '#shared/result.ts';

import type { StoreTarget } from '../../store/open-store.ts';
import { parseOptions } from '../parse-options.ts';
import { storePlace } from '../store-place.ts';

const DEFAULT_PORT = 8470;
const DEFAULT_HOST = '127.0.0.1';

export const SERVE_HELP = `Usage: tapis serve [options]

Serves the desk and its interface to browsers.

Options:
  --port PORT   listen on this port; 0 takes a free one (default ${DEFAULT_PORT})
  --host HOST   listen on this address (default ${DEFAULT_HOST}; 0.0.0.0 for every network);
                given again, a further name browsers may use for this machine
  --data DIR    keep the database in this folder
  -h, --help    show this help

Environment:
  TAPIS_DATA    the folder of the database, where --data is not given
  DATABASE_URL  postgres://…: keep everything in PostgreSQL instead
`;

export interface ServeOptions {
  readonly help: boolean;
  readonly port: number;
  /** The first is listened on; all are names browsers may use. */
  readonly hosts: readonly [string, ...string[]];
  readonly target: StoreTarget;
  /** For whatever has to be a file. */
  readonly folder: string;
}

/** Reads the command line and the environment of `tapis serve`; the failure says what is wrong. */
export function readServeOptions(
  commandArguments: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Result<ServeOptions, string> {
  const parsed = parseOptions({
    args: [...commandArguments],
    options: {
      port: { type: 'string', default: String(DEFAULT_PORT) },
      host: { type: 'string', multiple: true, default: [DEFAULT_HOST] },
      data: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  } as const);
  if (!parsed.ok) return parsed;
  const { port, host, data, help } = parsed.value.values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return fail(`${port} is no port. Give a number from 0 to 65535.`);
  const [listening, ...names] = host.map((name) => name.replace(/^\[(.*)\]$/, '$1'));
  if (listening === undefined || [listening, ...names].includes('')) return fail('--host needs an address or a name.');
  const place = storePlace(data, environment);
  return place.ok ? ok({ help, port: Number(port), hosts: [listening, ...names], ...place.value }) : place;
}
