import { type Context as HonoContext, Hono } from 'hono';

import type { ENDPOINTS } from '#shared/api/endpoints.ts';
import { idSchema } from '#shared/api/schemas.ts';

import { refuse } from '../services/context.ts';
import { type HostRule, isForUs, isFromOurselves } from './access.ts';
import { type InterfaceFiles, interfaceFiles } from './interface-files.ts';
import { isOtherType, isTooLarge, readJson } from './read-json.ts';
import { respond, respondFailure } from './respond.ts';
import type { Route, RouteContext } from './route.ts';
import { attemptRoutes } from './routes/attempts.ts';
import { runRoutes } from './routes/runs.ts';
import { sessionRoutes } from './routes/session.ts';
import { securityHeaders } from './security-headers.ts';

/** Answers every request of the interface: its files and `/api/…`. Hosts only carry it. */
export type Desk = (request: Request) => Promise<Response>;

export interface DeskOptions extends RouteContext {
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
  const app = new Hono();
  app.use(securityHeaders());
  app.use(async (context, next) => (isForUs(context.req.raw, options.allowsHost) ? next() : respondFailure({ code: 'forbidden' })));
  app.use('/api/*', async (context, next) => {
    if (!isFromOurselves(context.req.raw)) return respondFailure({ code: 'forbidden' });
    if (isOtherType(context.req.raw)) return respondFailure({ code: 'unsupportedType' });
    return isTooLarge(context.req.raw) ? respondFailure({ code: 'tooLarge' }) : next();
  });
  for (const route of Object.values(routesFor(options))) app.on(route.method, route.path, (context) => answer(route, context));
  app.all('/api/*', () => respondFailure({ code: 'notFound' }));
  serveInterface(app, options.interfaceFolder === null ? null : interfaceFiles(options.interfaceFolder));
  app.notFound(() => respondFailure({ code: 'notFound' }));
  app.onError((error) => {
    const logId = options.newLogId();
    options.log(logId, error);
    return respondFailure({ code: 'internal', logId });
  });
  return async (request) => app.fetch(request);
}

/** Every endpoint the interface may ask; the compiler misses none. */
function routesFor(context: RouteContext): Record<keyof typeof ENDPOINTS, Route> {
  return { ...sessionRoutes(context), ...runRoutes(context), ...attemptRoutes(context) };
}

async function answer(route: Route, context: HonoContext): Promise<Response> {
  const parameters: Readonly<Record<string, string>> = context.req.param();
  // Every parameter is an id. What cannot be one names nothing.
  if (Object.values(parameters).some((value) => !idSchema.safeParse(value).success)) return respond(refuse('notFound'));
  return respond(
    await route.answer({
      readBody: () => readJson(context.req.raw),
      parameter: (name) => parameters[name] ?? '',
      query: context.req.query(),
    }),
  );
}

function serveInterface(app: Hono, files: InterfaceFiles | null): void {
  app.get('*', async (context, next) => {
    const found = files === null ? null : await files(context.req.path);
    if (found !== null) return found;
    await next();
    return undefined;
  });
}
