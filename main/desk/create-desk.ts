import { type Context as HonoContext, Hono } from 'hono';

import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { LEFT_ALONE_HEADER } from '#shared/api/left-alone.ts';

import { authenticate } from '../services/accounts/sessions.ts';
import { refuse } from '../services/context.ts';
import { type HostRule, isForUs, isFromOurselves } from './access.ts';
import { type InterfaceFiles, interfaceFiles } from './interface-files.ts';
import { isOtherType, isTooLarge, readJson } from './read-json.ts';
import { respond, respondFailure } from './respond.ts';
import { personIdSchema } from './queries.ts';
import { type Route, type RouteContext, admit } from './route.ts';
import { attemptRoutes } from './routes/attempts.ts';
import { eventRoutes } from './routes/events.ts';
import { homeworkRoutes } from './routes/homework.ts';
import { peopleRoutes } from './routes/people.ts';
import { recordRoutes } from './routes/records.ts';
import { reviewRoutes } from './routes/review.ts';
import { runRoutes } from './routes/runs.ts';
import { schoolRoutes } from './routes/school.ts';
import { sessionRoutes } from './routes/session.ts';
import { securityHeaders } from './security-headers.ts';
import { isSecure, sessionCookie, tokenOf } from './session-cookie.ts';

/** Answers every request of the interface: its files and `/api/…`. Hosts only carry it, and say from which network address it comes. */
export type Desk = (request: Request, address?: string) => Promise<Response>;

/** What a host says of a request. */
interface Bindings {
  readonly address: string | null;
}
type DeskContext = HonoContext<{ Bindings: Bindings }>;

export interface DeskOptions extends Omit<RouteContext, 'reportBug'> {
  /** The names this desk is reached by. */
  readonly allowsHost: HostRule;
  /** The folder of the built interface; null serves none. */
  readonly interfaceFolder: string | null;
  /** Hears of bugs. The person is shown the id. */
  readonly log: (logId: string, error: unknown) => void;
  readonly newLogId: () => string;
}

/** Builds the desk over a store. */
export function createDesk(options: DeskOptions): Desk {
  const app = new Hono<{ Bindings: Bindings }>();
  const reportBug = (error: unknown): string => {
    const logId = options.newLogId();
    options.log(logId, error);
    return logId;
  };
  app.use(securityHeaders());
  app.use(async (context, next) => (isForUs(context.req.raw, options.allowsHost) ? next() : respondFailure({ code: 'forbidden' })));
  app.use('/api/*', async (context, next) => {
    if (!isFromOurselves(context.req.raw)) return respondFailure({ code: 'forbidden' });
    // Answered like GET, and then nobody would read, nor ever give up, what was opened for it: a file, a stream of events.
    if (context.req.method === 'HEAD') return respondFailure({ code: 'notFound' });
    // The one file there is to send: its route looks at the type and counts the bytes.
    if (context.req.path === ENDPOINTS.uploadBackup.path) return next();
    if (isOtherType(context.req.raw)) return respondFailure({ code: 'unsupportedType' });
    return isTooLarge(context.req.raw) ? respondFailure({ code: 'tooLarge' }) : next();
  });
  for (const route of Object.values(routesFor({ ...options, reportBug })))
    app.on(route.method, route.path, (context) => answer(route, context, options));
  app.all('/api/*', () => respondFailure({ code: 'notFound' }));
  serveInterface(app, options.interfaceFolder === null ? null : interfaceFiles(options.interfaceFolder));
  app.notFound(() => respondFailure({ code: 'notFound' }));
  app.onError((error) => respondFailure({ code: 'internal', logId: reportBug(error) }));
  return async (request, address) => app.fetch(request, { address: address ?? null });
}

/** Every endpoint the interface may ask; the compiler misses none. */
function routesFor(context: RouteContext): Record<keyof typeof ENDPOINTS, Route> {
  return {
    ...sessionRoutes(context),
    ...runRoutes(context),
    ...attemptRoutes(context),
    ...schoolRoutes(context),
    ...peopleRoutes(context),
    ...reviewRoutes(context),
    ...homeworkRoutes(context),
    ...eventRoutes(context),
    ...recordRoutes(context),
  };
}

/** The one place where it is decided who may ask. */
async function answer(route: Route, context: DeskContext, options: DeskOptions): Promise<Response> {
  const request = context.req.raw;
  const token = tokenOf(request);
  // First, as it may be held back for minutes: by then its sender may have been shut out.
  const sent = route.takesBody ? await readJson(request) : null;
  const { viewer, slid } = await authenticate(options, token, isByItself(route, request));
  const admitted = admit(route.access, viewer);
  if (!admitted.ok) return respond(admitted);
  const parameters: Readonly<Record<string, string>> = context.req.param();
  // Every parameter is an id. What cannot be one names nothing.
  if (Object.values(parameters).some((value) => !personIdSchema.safeParse(value).success)) return respond(refuse('notFound'));
  const secure = isSecure(request);
  let cookie = slid === null || token === null ? null : sessionCookie(token, slid.secure);
  const response = respond(
    await route.answer({
      viewer,
      caller: { address: context.env.address, secure, token },
      giveToken: (given) => {
        cookie = sessionCookie(given, secure);
      },
      sent,
      parameter: (name) => parameters[name] ?? '',
      query: context.req.query(),
      file: (type) => (request.headers.get('content-type') === type ? request.body : null),
    }),
  );
  if (cookie !== null) response.headers.append('set-cookie', cookie);
  return response;
}

/** Whether a page asks without anybody's doing: hearing of changes goes on for as long as it is open. */
function isByItself({ path }: Route, request: Request): boolean {
  return path === ENDPOINTS.events.path || request.headers.has(LEFT_ALONE_HEADER);
}

function serveInterface(app: Hono<{ Bindings: Bindings }>, files: InterfaceFiles | null): void {
  app.get('*', async (context, next) => {
    const found = files === null ? null : await files(context.req.path);
    if (found !== null) return found;
    await next();
    return undefined;
  });
}
