/** The desk behind a page, asked past the interface. */
import type { Page } from 'playwright-core';

import { PROGRESS_TYPE } from '#shared/api/progress.ts';
import type { Preferences, RunState, Session } from '#shared/api/schemas.ts';
import type { RunSettings } from '#shared/drills/types.ts';

/** Asks the desk directly, as the page does. */
export async function ask<Reply>(page: Page, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Reply> {
  const response = await page.request.fetch(path, { method, ...(body === undefined ? {} : { data: body }) });
  const text = await response.text();
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${text}`);
  // What takes long tells how far it is, line by line; the last line is the reply.
  const reply = response.headers()['content-type'] === PROGRESS_TYPE ? (text.trimEnd().split('\n').at(-1) ?? '') : text;
  return JSON.parse(reply) as Reply;
}

/** Changes some preferences before a page is opened. */
export async function prefer(page: Page, part: Partial<Preferences>): Promise<void> {
  const { preferences } = await ask<Session>(page, 'GET', '/api/session');
  await ask(page, 'PUT', '/api/preferences', { ...preferences, ...part });
}

/** Starts a run without the interface. */
export function startRun(page: Page, settings: RunSettings): Promise<RunState> {
  return ask(page, 'POST', '/api/runs', { id: crypto.randomUUID(), settings });
}

/** The run whose table, or result, the page shows. */
export function runOf(page: Page): string {
  const run = /\/run\/([^/]+)/u.exec(new URL(page.url()).pathname)?.[1];
  if (run === undefined) throw new Error(`no run at ${page.url()}`);
  return run;
}
