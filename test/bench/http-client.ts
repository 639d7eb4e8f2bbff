// The trainees' browsers, in a process of their own: node http-client.ts <port>. Posts what its parent sends.
import { Agent, request } from 'node:http';

import type { Post } from './http-posts.ts';

const port = Number(process.argv[2]);
const agent = new Agent({ keepAlive: true });

/** Posts one and waits for the reply. */
function post({ path, body }: Post): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers: { ...headers, host: `localhost:${port}` } });
    asked.on('response', (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${path} was answered with ${response.statusCode}`));
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

async function postAll(posts: readonly Post[]): Promise<void> {
  for (const each of posts) await post(each);
}

process.on('message', (browsers: readonly (readonly Post[])[]) => {
  void Promise.all(browsers.map(postAll)).then(() => process.send?.('done'));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
