import type { Writable } from 'node:stream';

import { ENGINE_VERSION } from '#shared/engine-version.ts';

import { APP_VERSION } from '../../app-version.ts';
import type { BackupAuthor, Watch } from '../../store/records/backup-lines.ts';

/** This program, now. */
export function thisAuthor(): BackupAuthor {
  return { app: APP_VERSION, engine: ENGINE_VERSION, madeAt: Date.now() };
}

/** How often a line of progress is drawn anew. */
const DRAWN_EVERY_MS = 100;

/** A line of progress for a person looking on: nothing in a file or a pipe. `clear` takes it away. */
export function progressLine(stderr: Writable): {
  readonly show: (label: string) => Required<Watch>['onProgress'];
  readonly clear: () => void;
} {
  const isSeen = 'isTTY' in stderr && stderr.isTTY === true;
  let drawnAt = 0;
  return {
    show: (label) => (done, total) => {
      if (!isSeen || performance.now() - drawnAt < DRAWN_EVERY_MS) return;
      drawnAt = performance.now();
      stderr.write(`\r\u001B[K${label}: ${total === 0 ? 100 : Math.floor((100 * done) / total)} %`);
    },
    clear: () => {
      if (isSeen) stderr.write('\r\u001B[K');
    },
  };
}

const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs work that Ctrl-C stops in order; a second one ends the process at once, as ever. */
export async function stoppable<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const controller = new AbortController();
  const stop = (): void => {
    release();
    controller.abort();
  };
  const release = (): void => {
    for (const signal of END_SIGNALS) process.off(signal, stop);
  };
  for (const signal of END_SIGNALS) process.on(signal, stop);
  try {
    return await work(controller.signal);
  } finally {
    release();
  }
}
