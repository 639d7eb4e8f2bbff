import type { z } from 'zod';

import type { Endpoint } from '#shared/api/endpoint.ts';
import { LEFT_ALONE_HEADER } from '#shared/api/left-alone.ts';
import { type Progress, PROGRESS_TYPE } from '#shared/api/progress.ts';

import { DeskError, deskErrorIn, readDeskError } from './desk-error.ts';
import { isLeftAlone } from './left-alone.ts';
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
    headers: {
      accept: 'application/json',
      ...(sending.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(isLeftAlone() ? { [LEFT_ALONE_HEADER]: '1' } : {}),
    },
    ...(sending.body === undefined ? {} : { body: JSON.stringify(sending.body) }),
  };
  let response: Response;
  try {
    response = await fetch(urlOf(endpoint.path, sending), init);
  } catch (error) {
    if (sending.signal?.aborted) throw error;
    throw new DeskError(limit.aborted ? 'timeout' : 'offline');
  }
  if (!response.ok) throw await refusalIn(response);
  try {
    return (await response.json()) as Reply;
  } catch {
    throw new DeskError('badResponse');
  }
}

async function refusalIn(response: Response): Promise<DeskError> {
  const error = await readDeskError(response);
  if (error.code === 'signInNeeded') tellSessionEnded();
  return error;
}

interface Following<Body extends z.ZodType | null> extends Omit<Sending<Body>, 'timeLimitMs'> {
  readonly onProgress: (progress: Progress) => void;
}

/** Sends a request the desk answers with lines of progress, and gives the last one: its reply. The limit is for each line. */
export async function follow<Reply>(endpoint: Endpoint<z.ZodType, object>, sending: Following<z.ZodType>): Promise<Reply> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), TIME_LIMIT_MS);
  const signal = sending.signal ? AbortSignal.any([sending.signal, silence.signal]) : silence.signal;
  try {
    const response = await fetch(urlOf(endpoint.path, sending), {
      method: endpoint.method,
      signal,
      headers: { accept: PROGRESS_TYPE, 'content-type': 'application/json' },
      body: JSON.stringify(sending.body),
    });
    if (!response.ok) throw await refusalIn(response);
    for await (const line of linesOf(response)) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), TIME_LIMIT_MS);
      const said: unknown = JSON.parse(line);
      if (isProgress(said)) sending.onProgress(said);
      else return replyIn<Reply>(said);
    }
    throw new DeskError('badResponse');
  } catch (error) {
    if (error instanceof DeskError || sending.signal?.aborted) throw error;
    throw new DeskError(silence.signal.aborted ? 'timeout' : 'offline');
  } finally {
    clearTimeout(timer);
  }
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  if (body === null) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

function isProgress(said: unknown): said is Progress {
  return typeof said === 'object' && said !== null && 'done' in said && 'total' in said;
}

function replyIn<Reply>(said: unknown): Reply {
  const error = deskErrorIn(said);
  if (error !== null) throw error;
  return said as Reply;
}

function urlOf(pattern: string, sending: Pick<Sending<null>, 'path' | 'query'>): string {
  const path = pattern.replace(/:(\w+)/gu, (_, name: string) => encodeURIComponent(sending.path?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(sending.query ?? {})) if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
