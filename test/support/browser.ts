/** The real interface in a real browser, served by a real server over a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';

import type { Language } from '#shared/api/schemas.ts';

import { PATIENCE_MS } from './expect.ts';
import { BROWSER_ARGUMENTS, chromium as browserProgram } from './needs.ts';
import { BUILT_ENTRY, type TestServer, startWorkingServer } from './server.ts';

const BROWSER_LANGUAGES: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB', 'zh-Hant': 'zh-TW' };

export interface PageOptions extends Omit<BrowserContextOptions, 'locale'> {
  /** What the browser asks for, as a person's system would. */
  readonly language: Language;
}

/** A browser for all tests of a file; each opens pages of its own, which are closed when it ends. */
export function browserForFile(): (options: PageOptions & { readonly baseURL: string }) => Promise<Page> {
  let browser: Browser | undefined;
  beforeAll(async () => {
    if (browserProgram === undefined) return;
    browser = await chromium.launch({ executablePath: browserProgram, args: [...BROWSER_ARGUMENTS] });
  });
  afterAll(() => browser?.close());
  return async ({ language, ...options }) => {
    if (browser === undefined) throw new Error('no browser was started');
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options, locale: BROWSER_LANGUAGES[language] });
    context.setDefaultTimeout(PATIENCE_MS);
    onTestFinished(() => context.close());
    return context.newPage();
  };
}

/** A server over a data folder that is gone after the file. */
export interface BuiltServer {
  readonly folder: string;
  readonly url: () => string;
  readonly start: (port?: number) => Promise<void>;
  /** The port it listens, or last listened, on. */
  readonly port: () => number;
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Prepares a server; it starts before the first test, or when told with `start: 'later'`. */
export function builtServerForFile(): BuiltServer {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-e2e-'));
  let server: TestServer | undefined;
  const running = (): TestServer => {
    if (server === undefined) throw new Error('the server has not been started');
    return server;
  };
  const built: BuiltServer = {
    folder,
    url: () => running().url,
    port: () => Number(new URL(running().url).port),
    start: async (port = 0) => {
      server = await startWorkingServer(['--port', String(port), '--data', folder], {}, BUILT_ENTRY);
    },
    end: (signal) => running().end(signal),
  };
  beforeAll(() => built.start());
  afterAll(async () => {
    await server?.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return built;
}
