import type { z } from 'zod';

import { ENDPOINTS, type Endpoint } from '#shared/api/endpoints.ts';
import type { Preferences, Profile, StartRun, SubmitAttempt } from '#shared/api/schemas.ts';

import { DeskError, readDeskError } from './desk-error.ts';

const TIME_LIMIT_MS = 20_000;

interface Sending<Body extends z.ZodType | null> {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: Body extends z.ZodType ? z.input<Body> : never;
  readonly signal?: AbortSignal | undefined;
}

async function send<Body extends z.ZodType | null, Reply>(endpoint: Endpoint<Body, Reply>, sending: Sending<Body> = {}): Promise<Reply> {
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
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
  if (!response.ok) throw await readDeskError(response);
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

/** Everything the interface asks of the desk, with the types of the contract. */
export const api = {
  session: (signal?: AbortSignal) => send(ENDPOINTS.session, { signal }),
  savePreferences: (body: Preferences) => send(ENDPOINTS.savePreferences, { body }),
  saveProfile: (body: Pick<Profile, 'name'>) => send(ENDPOINTS.saveProfile, { body }),
  listRuns: (query: { limit?: number; before?: string; ruleSet?: string }, signal?: AbortSignal) =>
    send(ENDPOINTS.listRuns, { query, signal }),
  startRun: (body: StartRun) => send(ENDPOINTS.startRun, { body }),
  run: (run: string, signal?: AbortSignal) => send(ENDPOINTS.run, { path: { run }, signal }),
  report: (run: string, signal?: AbortSignal) => send(ENDPOINTS.report, { path: { run }, signal }),
  submitAttempt: (run: string, body: SubmitAttempt) => send(ENDPOINTS.submitAttempt, { path: { run }, body }),
  finishRun: (run: string) => send(ENDPOINTS.finishRun, { path: { run } }),
  attempt: (attempt: string, signal?: AbortSignal) => send(ENDPOINTS.attempt, { path: { attempt }, signal }),
} as const;
