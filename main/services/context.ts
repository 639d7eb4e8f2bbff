import type { ErrorCode } from '#shared/api/schemas.ts';
import { type Result, fail } from '#shared/result.ts';

import type { Store } from '../store/ports.ts';
import type { SecretHasher } from './accounts/secrets.ts';

/** What every use case works with. */
export interface Context {
  readonly store: Store;
  /** UTC milliseconds. */
  readonly clock: () => number;
  /** 128 bits as 32 hexadecimal digits, not to be guessed. */
  readonly randomSeed: () => string;
  /** Bytes not to be guessed, for tokens, codes and PINs. */
  readonly randomBytes: (size: number) => Uint8Array;
  /** A UUID, for rows no client names. */
  readonly newId: () => string;
  readonly secrets: SecretHasher;
}

/** Why a request cannot be met: the code, and where in the request the fault lies. */
export interface Failure {
  readonly code: ErrorCode;
  readonly path?: string;
  /** `tooManyTries`: how long to wait. */
  readonly waitSeconds?: number;
}
export type Outcome<Value> = Result<Value, Failure>;

/** Refuses a request. */
export function refuse(code: ErrorCode, path?: string): Outcome<never> {
  return fail(path === undefined ? { code } : { code, path });
}
