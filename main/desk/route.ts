import type { z } from 'zod';

import type { Endpoint } from '#shared/api/endpoints.ts';

import { type Context, type Outcome, refuse } from '../services/context.ts';

/** What the routes answer from. */
export interface RouteContext extends Context {
  readonly appVersion: string;
}

/** A request as a handler sees it: read, and its body checked. */
export interface Asked<Body> {
  readonly body: Body;
  /** A `:parameter` of the path, as it came. */
  readonly parameter: (name: string) => string;
  readonly query: Readonly<Record<string, string>>;
}

/** A request before its body is checked. */
export interface RawRequest extends Omit<Asked<unknown>, 'body'> {
  readonly readBody: () => Promise<Outcome<unknown>>;
}

/** An endpoint with what answers it. */
export interface Route {
  readonly method: string;
  readonly path: string;
  readonly answer: (request: RawRequest) => Promise<Outcome<unknown>>;
}

type BodyOf<Schema extends z.ZodType | null> = Schema extends z.ZodType ? z.output<Schema> : null;

/** Ties an endpoint to its handler; the types of body and response are the endpoint's. */
export function route<Schema extends z.ZodType | null, Response>(
  endpoint: Endpoint<Schema, Response>,
  handle: (asked: Asked<BodyOf<Schema>>) => Promise<Outcome<Response>>,
): Route {
  const { method, path, body: schema } = endpoint;
  return {
    method,
    path,
    async answer({ readBody, parameter, query }) {
      if (schema === null) return handle({ body: null as BodyOf<Schema>, parameter, query });
      const read = await readBody();
      if (!read.ok) return read;
      const body = schema.safeParse(read.value);
      if (!body.success) return refuse('invalidRequest', firstPath(body.error));
      return handle({ body: body.data as BodyOf<Schema>, parameter, query });
    },
  };
}

/** Where the first fault lies: `settings.situations[2]`. Undefined for the body as a whole. */
export function firstPath(error: z.ZodError): string | undefined {
  const path = error.issues[0]?.path ?? [];
  return path.length === 0 ? undefined : path.map(pathPart).join('');
}

function pathPart(part: PropertyKey, position: number): string {
  if (typeof part === 'number') return `[${part}]`;
  return position === 0 ? String(part) : `.${String(part)}`;
}
