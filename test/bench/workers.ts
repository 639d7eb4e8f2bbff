import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import type { Clock, Measurement, Order } from './contender.ts';

/** A contender in a process of its own. */
export interface Worker {
  /** Lets it work for so long, of processor time unless told otherwise, and gives its operations a second. */
  readonly rate: (milliseconds: number, clock?: Clock) => Promise<number>;
  readonly stop: () => void;
}

const SCRIPT = fileURLToPath(new URL('worker.ts', import.meta.url));

/** Starts a contender and waits until it has made its sample. */
export async function startWorker(contender: string, told: readonly string[] = []): Promise<Worker> {
  const child = fork(SCRIPT, [contender, ...told], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await answer(child, contender);
  return {
    rate: async (milliseconds, clock = 'processor') => {
      child.send({ milliseconds, clock } satisfies Order);
      const measured = (await answer(child, contender)) as Measurement;
      return (measured.operations / measured.milliseconds) * 1_000;
    },
    stop: () => void child.kill(),
  };
}

/** The next message of a worker; one that ends instead is broken. */
function answer(child: ChildProcess, contender: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`${contender} ended with ${String(code)}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}
