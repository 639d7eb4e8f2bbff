import { appendFileSync, renameSync, statSync } from 'node:fs';
import { inspect } from 'node:util';

/** Beyond this the log begins anew and the former one is kept beside it. */
const MAXIMUM_BYTES = 1_000_000;

let logFile: string | null = null;

/** Names the file to log to: an application started from an icon has no terminal. */
export function logTo(file: string): void {
  logFile = file;
}

/** Notes what went wrong, for whoever looks into it later. Never fails itself. */
export function log(what: string, error?: unknown): void {
  console.error(what, error ?? '');
  if (logFile === null) return;
  try {
    if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > MAXIMUM_BYTES) renameSync(logFile, `${logFile}.old`);
    appendFileSync(logFile, `${new Date().toISOString()} ${what} ${error === undefined ? '' : inspect(error)}\n`);
  } catch (failure) {
    console.error('cannot write the log', failure);
  }
}
