import { type ParseArgsConfig, parseArgs } from 'node:util';

import { type Result, fail, ok } from '#shared/result.ts';

/** Parses the arguments of a command; the message says what is wrong with them. */
export function parseOptions<Config extends ParseArgsConfig>(config: Config): Result<ReturnType<typeof parseArgs<Config>>, string> {
  try {
    return ok(parseArgs(config));
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')) return fail(error.message);
    throw error;
  }
}
