import { type ApiError, ERROR_STATUS } from '#shared/api/schemas.ts';

import type { Failure, Outcome } from '../services/context.ts';

/** A use case's outcome as a response. A file is one already. */
export function respond(outcome: Outcome<unknown>): Response {
  if (outcome.ok && outcome.value instanceof Response) return outcome.value;
  return outcome.ok ? json(outcome.value, 200) : respondFailure(outcome.error);
}

/** A failure as a response. */
export function respondFailure({ code, ...where }: Failure & { readonly logId?: string }): Response {
  return json({ error: { code, ...where } } satisfies ApiError, ERROR_STATUS[code]);
}

function json(value: unknown, status: number): Response {
  return Response.json(value, { status, headers: { 'cache-control': 'no-store' } });
}
