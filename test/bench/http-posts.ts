import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a browser posts. */
export interface Post {
  readonly path: string;
  readonly body: string;
}

const SCRIPT = fileURLToPath(new URL('http-client.ts', import.meta.url));

/** Starts browsers that post to a port of this machine. They end with this process. */
export async function startBrowsers(port: number): Promise<(browsers: readonly (readonly Post[])[]) => Promise<void>> {
  const child = fork(SCRIPT, [String(port)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.once('exit', (code) => {
    throw new Error(`the browsers ended with ${String(code)}`);
  });
  await once(child, 'message');
  return async (browsers) => {
    child.send(browsers);
    await once(child, 'message');
  };
}
