// Draws build/icon.png from build/icon.svg in a browser. Run it by hand after changing the drawing; the picture is kept in the repository.
import { readFileSync } from 'node:fs';

import { chromium } from 'playwright-core';

import { findBrowser, findPlaywrightBrowser } from './lib/browser.mjs';
import { inRoot } from './lib/paths.mjs';

const SIZE = 1024;

const browser = await chromium.launch({
  executablePath: findBrowser() ?? findPlaywrightBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } });
await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${readFileSync(inRoot('build', 'icon.svg'), 'utf8')}`);
await page.screenshot({ path: inRoot('build', 'icon.png'), omitBackground: true });
await browser.close();
