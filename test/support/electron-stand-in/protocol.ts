import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

import type { CustomScheme } from 'electron';

import { type Addresses, addressesAt } from './addresses.ts';
import { app } from './app.ts';
import { notModelled, strict } from './strict.ts';

type Handler = (request: Request) => Response | Promise<Response>;

const privileged = new Map<string, CustomScheme>();
const handlers = new Map<string, Handler>();
let serving: Promise<Addresses> | undefined;

/** What never exists on a custom scheme, or belongs to the loopback connection. */
const NOT_FORWARDED = /^(cookie|sec-.*|host|connection|upgrade-insecure-requests|accept-encoding)$/;

export const protocol = strict('protocol', {
  registerSchemesAsPrivileged(schemes: CustomScheme[]): void {
    if (app.isReady()) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    if (privileged.size > 0) throw new Error('protocol.registerSchemesAsPrivileged can be called only once');
    for (const scheme of schemes) privileged.set(scheme.scheme, scheme);
  },
  handle(scheme: string, handler: Handler): void {
    if (!app.isReady()) throw new Error('protocol.handle should be called after app is ready');
    if (handlers.has(scheme)) throw new Error(`the scheme ${scheme} is handled already`);
    const privileges = privileged.get(scheme)?.privileges;
    if (privileges?.standard !== true || privileges.secure !== true || privileges.supportFetchAPI !== true) {
      throw notModelled(`a scheme that is not standard, secure and open to fetch (${scheme})`);
    }
    handlers.set(scheme, handler);
  },
});

/** The schemes the application registered, for tests. */
export function privilegedSchemes(): readonly CustomScheme[] {
  return [...privileged.values()];
}

/** Asks the handler of a custom scheme directly, for addresses no page of ours would ask for. */
export async function askHandler(url: string): Promise<{ status: number }> {
  const handler = handlers.get(url.slice(0, url.indexOf(':')));
  if (handler === undefined) throw new Error(`nothing handles ${url}`);
  const { status } = await handler(new Request(url));
  return { status };
}

/** Starts the loopback server behind all custom schemes. */
export function serveSchemes(): Promise<Addresses> {
  serving ??= new Promise((resolve, reject) => {
    const server = createServer((incoming, outgoing) => {
      forward(incoming, outgoing).catch((error: unknown) => {
        console.error('the handler of a custom scheme threw', error);
        outgoing.destroy();
      });
    });
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve(addressesAt(port, () => [...privileged.keys()]));
    });
    // The server must not keep the process when the application is done.
    server.unref();
  });
  return serving;
}

async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const addresses = await serveSchemes();
  const url = addresses.toApplication(`http://${incoming.headers.host ?? ''}${incoming.url ?? '/'}`);
  const handler = handlers.get(url.slice(0, url.indexOf(':')));
  if (handler === undefined) throw new Error(`nothing handles ${url}`);

  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (NOT_FORWARDED.test(name) || typeof value !== 'string') continue;
    headers.set(name, name === 'origin' || name === 'referer' ? addresses.toApplication(value) : value);
  }
  const method = incoming.method ?? 'GET';
  const gone = new AbortController();
  outgoing.on('close', () => {
    gone.abort();
  });
  const body = method === 'GET' || method === 'HEAD' ? {} : { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' as const };
  const response = await handler(new Request(url, { method, headers, signal: gone.signal, ...body }));

  if (response.headers.has('location')) throw notModelled('redirects on custom schemes');
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  });
  outgoing.writeHead(response.status);
  if (response.body === null) {
    outgoing.end();
    return;
  }
  outgoing.flushHeaders();
  for await (const part of response.body) outgoing.write(part);
  outgoing.end();
}
