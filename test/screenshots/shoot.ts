import { join } from 'node:path';

import type { Page } from 'playwright-core';

const FOLDER = join(import.meta.dirname, '../../docs/screenshots');

/** Takes a picture of what the window shows, once everything in it has found its place. */
export async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // Two frames, for what measures itself after a change of size.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const path = join(FOLDER, `${name}.png`);
  await page.screenshot({ path, animations: 'disabled' });
  process.stdout.write(`${path}\n`);
}
