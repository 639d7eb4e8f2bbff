/** A real `tapis serve` in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '..', '..');
const SOURCE_ENTRY = join(ROOT, 'main', 'cli', 'cli.ts');
/** What `npm run build` makes of it, with the interface beside it. */
export const BUILT_ENTRY = join(ROOT, 'dist', 'cli.js');

export interface TestServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Everything written to standard error so far. */
  readonly complaints: () => string;
  /** Ends it with a signal and gives the exit status, null when the signal killed it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** How long a start or an orderly end may take on a busy machine. */
const LIMIT_MS = 40_000;

/** Starts a server and waits until it listens; undefined with its exit status when it ends instead. */
export async function startServer(
  commandArguments: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  entry = SOURCE_ENTRY,
): Promise<TestServer | { readonly status: number | null; readonly complaints: string }> {
  const child = spawn(process.execPath, [entry, 'serve', ...commandArguments], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: undefined, ...environment },
  });
  let complaints = '';
  child.stderr.on('data', (data: Buffer) => (complaints += data.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (status) => resolve(status)));
  const listening = new Promise<string>((resolve) => createInterface(child.stdout).once('line', resolve));

  /** Never waits for ever: what hangs is killed, and says what it had to say. */
  const inTime = async <Value>(awaited: Promise<Value>, what: string): Promise<Value> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        child.kill('SIGKILL');
        reject(new Error(`the server did not ${what} within ${LIMIT_MS} ms: ${complaints}`));
      }, LIMIT_MS);
    });
    return Promise.race([awaited, late]).finally(() => clearTimeout(timer));
  };

  const line = await inTime(Promise.race([listening, ended]), 'listen');
  if (typeof line !== 'string') return { status: line, complaints };
  const url = /^Tapis listens on (http:\/\/127\.0\.0\.1:\d+)$/.exec(line)?.[1];
  if (url === undefined) throw new Error(`unexpected first line: ${line}`);
  return {
    url,
    process: child,
    complaints: () => complaints,
    end: (signal) => {
      child.kill(signal);
      return inTime(ended, 'end');
    },
  };
}

/** Starts a server that must listen. */
export async function startWorkingServer(...given: Parameters<typeof startServer>): Promise<TestServer> {
  const server = await startServer(...given);
  if (!('url' in server)) throw new Error(`the server ended with ${server.status}: ${server.complaints}`);
  return server;
}
