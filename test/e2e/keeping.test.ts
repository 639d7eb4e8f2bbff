import type { Page } from 'playwright-core';
import { beforeEach, describe, it } from 'vitest';

import type { RunList, RunReport, RunState } from '#shared/api/schemas.ts';

import { browserForFile, builtServerForFile } from '../support/browser.ts';
import { expect } from '../support/expect.ts';
import { browserMissing } from '../support/needs.ts';
import { ask, startRun } from '../support/page-desk.ts';
import { runSettings } from '../support/settling.ts';
import { doByKeys, spotUnderFocus, tableOn } from '../support/table-hand.ts';
import { MONACO } from '../support/three-card.ts';
import { wordsIn } from '../support/words.ts';

const words = wordsIn('en');

describe.skipIf(browserMissing !== undefined)('what was done at a table', () => {
  const open = browserForFile();
  const server = builtServerForFile();
  let page: Page;
  let run: string;
  const panel = () => page.getByRole('complementary', { name: words.say('correction:title') });
  const handOf = (hand: number) => page.getByText(words.say('run:handOf', { hand, items: 3, count: 3 }), { exact: true });
  const runNow = () => ask<RunState>(page, 'GET', `/api/runs/${run}`);
  const report = () => ask<RunReport>(page, 'GET', `/api/runs/${run}/report`);
  /** The strip of what was done, each act as it reads. */
  const strip = () => page.getByRole('contentinfo').getByRole('listitem').allInnerTexts();

  beforeEach(async () => {
    page = await open({ language: 'en', baseURL: server.url(), reducedMotion: 'reduce' });
    ({
      run: { id: run },
    } = await startRun(page, runSettings(MONACO, { items: 3 })));
    await page.goto(`/run/${run}`);
  });

  it('counts once, however often Enter is pressed', async () => {
    const at = await tableOn(page, words);
    await doByKeys(at, at.steps);
    const taken = page.waitForResponse((response) => response.url().endsWith('/attempts'));
    await page.evaluate(() => {
      // Two presses before the page has drawn anything, as a bouncing key gives.
      for (let presses = 0; presses < 2; presses += 1) {
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }),
        );
      }
    });
    await taken;
    await expect(panel()).toContainText(words.say('correction:clean'));
    expect((await runNow()).run).toMatchObject({ answered: 1, cleanItems: 1 });
    expect((await report()).result.byItem).toHaveLength(1);
    await page.keyboard.press('Enter');
    await expect(handOf(2)).toBeVisible();
  });

  it('is there again after a reload, and can be undone', async () => {
    const at = await tableOn(page, words);
    await doByKeys(at, at.steps.slice(0, 3));
    const [before, spot] = [await strip(), await spotUnderFocus(at)];
    expect(before).toHaveLength(3);
    await page.reload();
    await tableOn(page, words);
    expect(await strip()).toEqual(before);
    expect(await spotUnderFocus(at)).toEqual(spot);

    await page.keyboard.press('Backspace');
    expect(await strip()).toEqual(before.slice(0, 2));
    await doByKeys(at, at.steps.slice(2));
    await page.keyboard.press('d');
    await expect(panel()).toContainText(words.say('correction:clean'));
  });

  it('is there again after leaving with Escape, which drops what is typed first', async () => {
    const at = await tableOn(page, words);
    await doByKeys(at, at.steps.slice(0, 2));
    const before = await strip();
    const field = page.getByRole('textbox', { name: words.say('run:toPay') });
    await page.keyboard.press('Digit4');
    await expect(field).toHaveValue('4');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: words.say('home:continue') })).toBeVisible();
    await page.keyboard.press('Enter');
    await tableOn(page, words);
    expect(await strip()).toEqual(before);
  });

  it('is asked about before stakes are left lying', async () => {
    const at = await tableOn(page, words);
    await doByKeys(at, at.steps.slice(0, -1));
    await page.keyboard.press('d');
    const question = page.getByRole('alertdialog', { name: words.say('run:stillOpen', { count: 1 }) });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    expect((await runNow()).run.answered).toBe(0);
    await page.keyboard.press('d');
    await page.keyboard.press('Enter');
    await expect(panel()).toContainText(words.say('correction:errors', { count: 1 }));
  });

  it('outlives the end of the server, with the run as it stood', async () => {
    const at = await tableOn(page, words);
    await doByKeys(at, at.steps);
    await page.keyboard.press('d');
    await expect(panel()).toContainText(words.say('correction:clean'));
    const before = await report();
    expect(await server.end('SIGTERM')).toBe(0);
    await server.start(server.port());

    await page.goto('/history');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say('history:title'));
    const { runs } = await ask<RunList>(page, 'GET', '/api/runs');
    await expect(page.getByRole('row')).toHaveCount(1 + runs.length);
    await expect(page.getByRole('row').nth(1)).toContainText(words.say('history:unfinished'));
    expect(await report()).toEqual(before);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: words.say('home:continue') })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(handOf(2)).toBeVisible();
    const second = await tableOn(page, words);
    await doByKeys(second, second.steps);
    await page.keyboard.press('d');
    await expect(panel()).toContainText(words.say('correction:clean'));
    expect((await runNow()).run).toMatchObject({ answered: 2, cleanItems: 2 });
  });

  it('is kept while the server is down, and sent once when it is back', async () => {
    const first = await tableOn(page, words);
    await doByKeys(first, first.steps);
    await page.keyboard.press('d');
    await expect(panel()).toContainText(words.say('correction:clean'));
    await page.keyboard.press('Enter');
    const second = await tableOn(page, words);

    await server.end('SIGKILL');
    await doByKeys(second, second.steps);
    await page.keyboard.press('d');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(words.say('run:notSaved'));
    await expect(alert.getByRole('button', { name: words.say('errors:retry') })).toBeEnabled();

    await server.start(server.port());
    // It goes by itself; asked again at once, it must still count once. It may have gone before the click, button and all.
    await alert
      .getByRole('button', { name: words.say('errors:retry') })
      .click({ timeout: 1000 })
      .catch(() => undefined);
    await expect(panel()).toContainText(words.say('correction:clean'));
    expect((await runNow()).run).toMatchObject({ answered: 2, cleanItems: 2 });
    const { result } = await report();
    expect(result.byItem.map(({ index, errors }) => ({ index, errors }))).toEqual([
      { index: 0, errors: 0 },
      { index: 1, errors: 0 },
    ]);
    await page.keyboard.press('Enter');
    await expect(handOf(3)).toBeVisible();
  });

  it('is sent after a reload, when the server died before it was saved', async () => {
    const at = await tableOn(page, words);
    await doByKeys(at, at.steps);
    await page.route('**/attempts', (route) => route.abort());
    await page.keyboard.press('d');
    await expect(page.getByRole('alert')).toContainText(words.say('run:notSaved'));
    await server.end('SIGKILL');
    await server.start(server.port());
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(words.say('run:notSaved'));
    // Only now: a retry let through before the reload would be saved unseen, and the next table shown.
    await page.unroute('**/attempts');
    await expect(panel()).toContainText(words.say('correction:clean'));
    expect((await runNow()).run).toMatchObject({ answered: 1, cleanItems: 1 });
  });
});
