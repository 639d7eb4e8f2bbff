import type { Server } from 'node:http';

import { type Http2Bindings, type HttpBindings, createAdaptorServer } from '@hono/node-server';

import { type Result, fail, ok } from '#shared/result.ts';

import type { Desk } from '../desk/create-desk.ts';

export interface HttpServer {
  readonly port: number;
  /** Takes no more requests, and returns once those under way are answered. */
  readonly close: () => Promise<void>;
}

/** The system's reason: `EADDRINUSE`, `EACCES`, `ENOTFOUND` … */
export interface ListenError {
  readonly code: string;
}

/** A request still unanswered this long after closing began is given up. */
const CLOSE_TIMEOUT_MS = 5000;
const SWEEP_MS = 50;

/** Carries the desk over HTTP. Port 0 takes a free one. */
export async function startHttpServer(desk: Desk, hostname: string, port: number): Promise<Result<HttpServer, ListenError>> {
  const server = createAdaptorServer({
    fetch: (request: Request, { incoming }: HttpBindings | Http2Bindings) => desk(request, incoming.socket.remoteAddress),
  }) as Server;
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, hostname, () => {
        server.off('error', reject);
        resolve();
      });
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error) return fail({ code: String(error.code) });
    throw error;
  }
  const address = server.address();
  return ok({ port: typeof address === 'object' && address !== null ? address.port : port, close: () => close(server) });
}

async function close(server: Server): Promise<void> {
  // Browsers keep connections open for a next request; each is closed as soon as it is idle.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const limit = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  try {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  } finally {
    clearInterval(sweep);
    clearTimeout(limit);
  }
}
