import { ok } from '#shared/result.ts';

import { type Outcome, refuse } from '../services/context.ts';

/** The largest body there can be a use for: two thousand events are some 200 kB. */
export const BODY_LIMIT = 1_000_000;

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** Reads a body that must be JSON, said to be JSON, and of a sane size. */
export async function readJson(request: Request): Promise<Outcome<unknown>> {
  if (!request.headers.has('content-type') || isOtherType(request)) return refuse('unsupportedType');
  try {
    const text = await readText(request);
    return text.ok ? ok(JSON.parse(text.value) as unknown) : text;
  } catch {
    // No JSON, or the sender went away half way through.
    return refuse('invalidRequest');
  }
}

/** Whether a body says it is something else than JSON, as those of a foreign page's form do. */
export function isOtherType(request: Request): boolean {
  const type = request.headers.get('content-type');
  return type !== null && !JSON_TYPE.test(type);
}

/** Whether a body is announced as too large, so that it need not be read. */
export function isTooLarge(request: Request): boolean {
  return Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT;
}

async function readText(request: Request): Promise<Outcome<string>> {
  if (isTooLarge(request)) return refuse('tooLarge');
  // A server holds a body to the length it announces. Without one, count.
  if (request.headers.has('content-length')) return ok(await request.text());
  return request.body === null ? ok('') : readCounted(request.body);
}

async function readCounted(body: ReadableStream<Uint8Array>): Promise<Outcome<string>> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let size = 0;
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > BODY_LIMIT) {
      await reader.cancel();
      return refuse('tooLarge');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return ok(text + decoder.decode());
}
