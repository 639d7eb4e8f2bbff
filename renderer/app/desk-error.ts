import { ERROR_STATUS, type ErrorCode } from '#shared/api/schemas.ts';

/** What went wrong with a request: the desk's own code, or why no usable answer came. */
export type DeskErrorCode = ErrorCode | 'offline' | 'timeout' | 'badResponse';

/** A request the desk refused or never answered. Worded by `errors.json`. */
export class DeskError extends Error {
  readonly code: DeskErrorCode;
  /** The number of the entry in the desk's log, for a bug. */
  readonly logId: string | undefined;
  /** How long to wait before signing in may be tried again. */
  readonly waitSeconds: number | undefined;

  constructor(code: DeskErrorCode, logId?: string, waitSeconds?: number) {
    super(`desk: ${code}`);
    this.name = 'DeskError';
    this.code = code;
    this.logId = logId;
    this.waitSeconds = waitSeconds;
  }
}

const WORTH_RETRYING: ReadonlySet<DeskErrorCode> = new Set(['offline', 'timeout', 'badResponse', 'internal']);

/** Whether sending the same request again may succeed. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof DeskError && WORTH_RETRYING.has(error.code);
}

/** Whether the desk's own code says so. */
export function isDeskCode(code: DeskErrorCode): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}

/** Reads an error reply; anything that is not one is the desk's fault. */
export async function readDeskError(response: Response): Promise<DeskError> {
  const body: unknown = await response.json().catch(() => null);
  return deskErrorIn(body) ?? new DeskError(response.status === 404 ? 'notFound' : 'badResponse');
}

/** The error a reply is, if it is one. */
export function deskErrorIn(body: unknown): DeskError | null {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') {
    const logId = 'logId' in error && typeof error.logId === 'string' ? error.logId : undefined;
    const waitSeconds = 'waitSeconds' in error && typeof error.waitSeconds === 'number' ? error.waitSeconds : undefined;
    if (Object.hasOwn(ERROR_STATUS, error.code)) return new DeskError(error.code as ErrorCode, logId, waitSeconds);
  }
  return null;
}

/** Whether this is the desk's refusal with that code. */
export function isRefusal(error: unknown, code: ErrorCode): error is DeskError {
  return error instanceof DeskError && error.code === code;
}
