import type { ErrorCode } from '#shared/api/schemas.ts';
import { type Result, fail } from '#shared/result.ts';

import type { Store } from '../store/ports.ts';

/** What every use case works with. */
export interface Context {
  readonly store: Store;
  /** UTC milliseconds. */
  readonly clock: () => number;
  /** 128 bits as 32 hexadecimal digits, not to be guessed. */
  readonly randomSeed: () => string;
}

/** Why a request cannot be met: the code, and where in the request the fault lies. */
export interface Failure {
  readonly code: ErrorCode;
  readonly path?: string;
}
export type Outcome<Value> = Result<Value, Failure>;

/** Refuses a request. */
export function refuse(code: ErrorCode, path?: string): Outcome<never> {
  return fail(path === undefined ? { code } : { code, path });
}
