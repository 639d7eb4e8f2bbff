import type { z } from 'zod';

import type { Endpoint } from '#shared/api/endpoint.ts';

import { DeskError, readDeskError } from './desk-error.ts';
import { tellSessionEnded } from './session-end.ts';

const TIME_LIMIT_MS = 20_000;

interface Sending<Body extends z.ZodType | null> {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: Body extends z.ZodType ? z.input<Body> : never;
  readonly signal?: AbortSignal | undefined;
  /** For what the desk works at for long. */
  readonly timeLimitMs?: number;
}

/** Sends a request of the contract and reads its reply. Whatever goes wrong is thrown as a `DeskError`. */
export async function send<Body extends z.ZodType | null, Reply>(
  endpoint: Endpoint<Body, Reply>,
  sending: Sending<Body> = {},
): Promise<Reply> {
  const limit = AbortSignal.timeout(sending.timeLimitMs ?? TIME_LIMIT_MS);
  const init: RequestInit = {
    method: endpoint.method,
    signal: sending.signal ? AbortSignal.any([sending.signal, limit]) : limit,
    headers: { accept: 'application/json', ...(sending.body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(sending.body === undefined ? {} : { body: JSON.stringify(sending.body) }),
  };
  let response: Response;
  try {
    response = await fetch(urlOf(endpoint.path, sending), init);
  } catch (error) {
    if (sending.signal?.aborted) throw error;
    throw new DeskError(limit.aborted ? 'timeout' : 'offline');
  }
  if (!response.ok) {
    const error = await readDeskError(response);
    if (error.code === 'signInNeeded') tellSessionEnded();
    throw error;
  }
  try {
    return (await response.json()) as Reply;
  } catch {
    throw new DeskError('badResponse');
  }
}

function urlOf(pattern: string, sending: Pick<Sending<null>, 'path' | 'query'>): string {
  const path = pattern.replace(/:(\w+)/gu, (_, name: string) => encodeURIComponent(sending.path?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(sending.query ?? {})) if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
