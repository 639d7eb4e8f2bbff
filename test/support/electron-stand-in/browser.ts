import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type BrowserContext, type Page, chromium } from 'playwright-core';

import { tellLauncher } from './control.ts';
import { readSettings } from './settings.ts';

let opened: Promise<BrowserContext> | undefined;
let firstPageTaken = false;

async function openBrowser(): Promise<BrowserContext> {
  const { home, browser, browserArguments } = readSettings();
  const profile = path.join(home, 'browser');
  mkdirSync(profile, { recursive: true });
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browser,
    headless: true,
    viewport: null,
    ignoreDefaultArgs: ['--enable-automation'],
    args: [
      ...browserArguments,
      '--disable-gpu',
      // Nothing but the loopback server of the custom schemes can be reached.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.localhost',
      '--remote-debugging-port=0',
    ],
  });
  const [port] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  tellLauncher({ kind: 'browser', address: `http://127.0.0.1:${String(port)}` });
  return context;
}

/** A page for a window. The first one is that which the browser opens with. */
export async function newPage(): Promise<Page> {
  opened ??= openBrowser();
  const context = await opened;
  const first = context.pages()[0];
  if (first !== undefined && !firstPageTaken) {
    firstPageTaken = true;
    return first;
  }
  return context.newPage();
}

/** Ends the browser. */
export async function closeBrowser(): Promise<void> {
  const context = await opened?.catch(() => undefined);
  await context?.close().catch(() => undefined);
}
