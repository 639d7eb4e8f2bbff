import type { z } from 'zod';

import type { Access, Endpoint } from '#shared/api/endpoint.ts';
import { ok } from '#shared/result.ts';

import type { Caller } from '../services/accounts/sign-in.ts';
import { type Context, type Outcome, refuse } from '../services/context.ts';
import type { RecordKeeping } from '../services/records/record-keeping.ts';
import type { Viewer } from '../services/viewer.ts';
import type { EventStreams } from './event-streams.ts';

/** What the routes answer from. */
export interface RouteContext extends Context {
  readonly appVersion: string;
  readonly records: RecordKeeping;
  /** Logs a bug, and gives its reference for the person. */
  readonly reportBug: (error: unknown) => string;
  /** Where other machines reach the host, asked anew each time: a machine changes networks. */
  readonly joinAddresses: () => readonly string[];
  readonly streams: EventStreams;
}

/** Who asks, as far as the endpoint lets anybody ask. */
type ViewerOf<Who extends Access> = Who extends 'anyone' ? Viewer | null : Viewer;

/** A request as a handler sees it: let in, read, and its body checked. */
export interface Asked<Body, Who extends Access = Access> {
  readonly viewer: ViewerOf<Who>;
  readonly caller: Caller;
  /** Hands the browser a session's token, or takes it back. */
  readonly giveToken: (token: string | null) => void;
  readonly body: Body;
  /** A `:parameter` of the path, as it came. */
  readonly parameter: (name: string) => string;
  readonly query: Readonly<Record<string, string>>;
  /** The body as a file of this type; null when it is none. Only where the desk lets files in. */
  readonly file: (type: string) => ReadableStream<Uint8Array> | null;
}

/** A request before its body is checked. */
export interface RawRequest extends Omit<Asked<unknown, 'anyone'>, 'body'> {
  /** What came, read before anybody was let in; null where nothing is to come. */
  readonly sent: Outcome<unknown> | null;
}

/** An endpoint with what answers it. */
export interface Route {
  readonly method: string;
  readonly path: string;
  readonly access: Access;
  readonly takesBody: boolean;
  readonly answer: (request: RawRequest) => Promise<Outcome<unknown>>;
}

type BodyOf<Schema extends z.ZodType | null> = Schema extends z.ZodType ? z.output<Schema> : null;

/** Whether somebody may ask an endpoint at all. What of it is theirs is for the service to know. */
export function admit(access: Access, viewer: Viewer | null): Outcome<null> {
  if (access === 'anyone') return ok(null);
  if (viewer === null) return refuse('signInNeeded');
  if (access === 'signedIn' || viewer.role === 'supervisor') return ok(null);
  return refuse(viewer.role === 'solo' ? 'noSchool' : 'forbidden');
}

/** Ties an endpoint to its handler; the types of body and response are the endpoint's. The desk admits before it asks. */
export function route<Schema extends z.ZodType | null, Response, Who extends Access>(
  endpoint: Endpoint<Schema, Response, Who>,
  handle: (asked: Asked<BodyOf<Schema>, Who>) => Promise<Outcome<Response>>,
): Route {
  const { method, path, access, body: schema } = endpoint;
  return {
    method,
    path,
    access,
    takesBody: schema !== null,
    async answer({ sent, viewer, ...request }) {
      const asked = { ...request, viewer: viewer as ViewerOf<Who> };
      if (schema === null || sent === null) return handle({ ...asked, body: null as BodyOf<Schema> });
      if (!sent.ok) return sent;
      const body = schema.safeParse(sent.value);
      if (!body.success) return refuse('invalidRequest', firstPath(body.error));
      return handle({ ...asked, body: body.data as BodyOf<Schema> });
    },
  };
}

/** Checks a query; the failure names the first fault. */
export function readQuery<Schema extends z.ZodType>(schema: Schema, query: Readonly<Record<string, string>>): Outcome<z.output<Schema>> {
  const read = schema.safeParse(query);
  return read.success ? ok(read.data) : refuse('invalidRequest', firstPath(read.error));
}

/** Where the first fault lies: `settings.situations[2]`. Undefined for the body as a whole. */
function firstPath(error: z.ZodError): string | undefined {
  const path = error.issues[0]?.path ?? [];
  return path.length === 0 ? undefined : path.map(pathPart).join('');
}

function pathPart(part: PropertyKey, position: number): string {
  if (typeof part === 'number') return `[${part}]`;
  return position === 0 ? String(part) : `.${String(part)}`;
}
