import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { AT_ONCE } from '../answers.ts';
import type { Contender } from '../contender.ts';
import { type Post, startBrowsers } from '../http-posts.ts';

const ITEMS = 25;
const POST: Post = {
  path: '/',
  body: JSON.stringify({ id: '00000000-0000-4000-8000-000000000000', index: 0, events: [{ type: 'done', ms: 4_000 }] }),
};

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const browse = await startBrowsers((server.address() as AddressInfo).port);

/** The same posts to a server that does nothing with them. */
export const contender: Contender = {
  batch: async () => {
    await browse(Array.from({ length: AT_ONCE }, () => Array.from({ length: ITEMS }, () => POST)));
    return AT_ONCE * ITEMS;
  },
};
