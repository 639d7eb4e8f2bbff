import { app, dialog } from 'electron';

import type { StoreErrorCode } from '../store/open-store.ts';
import { log } from './log.ts';
import { type ShellWords, fill } from './words.ts';

/** Why the application cannot start, though nothing is wrong with its code. */
export interface StartFailure {
  readonly code: StoreErrorCode | 'interfaceMissing';
  /** The file it is about. */
  readonly path: string;
  /** What the system said, in its own words. */
  readonly detail: string;
}

/** Says why the application cannot start, and ends it. */
export function reportStartFailure({ failure: words }: ShellWords, { code, path, detail }: StartFailure): void {
  log(`cannot start: ${code}`, { path, detail });
  dialog.showErrorBox(words.startTitle, fill(words[code], { path, detail }));
  app.exit(1);
}

/** The last resort for a bug: says so in the person's language and ends, because what state it left is unknown. */
export function reportBug({ failure: words }: ShellWords, error: unknown): void {
  log('a bug', error);
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  dialog.showErrorBox(words.crashTitle, fill(words.unexpected, { detail }));
  app.exit(1);
}

/** Says that the window's process stopped. The desk lives in another, so that nothing answered is lost. */
export function reportWindowCrash({ failure: words }: ShellWords): void {
  log('the process of the window stopped');
  dialog.showErrorBox(words.crashTitle, words.windowCrashed);
}
