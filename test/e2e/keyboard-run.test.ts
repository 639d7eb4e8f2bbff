import type { Locator, Page } from 'playwright-core';
import { describe, it, onTestFailed } from 'vitest';

import type { Language, RunState } from '#shared/api/schemas.ts';

import { browserForFile, builtServerForFile } from '../support/browser.ts';
import { expect } from '../support/expect.ts';
import { browserMissing } from '../support/needs.ts';
import { ask, prefer, runOf } from '../support/page-desk.ts';
import { runSettings } from '../support/settling.ts';
import { type AtTable, doByKeys, tableOn } from '../support/table-hand.ts';
import { MACAU, MONACO } from '../support/three-card.ts';
import { type Words, wordsIn } from '../support/words.ts';

/** Tab until a control has the focus, as someone without a mouse has to. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

/** Settles every table of the run as prescribed, in keys only, and goes on to the result. */
async function settleWholeRun(page: Page, words: Words, items: number): Promise<void> {
  let at: AtTable | undefined;
  // The tables are dealt anew each time: a failure must say which one it was.
  onTestFailed(() => {
    console.error(at && JSON.stringify(at.ruleSet.write(at.table)));
  });
  for (let index = 0; index < items; index += 1) {
    at = await tableOn(page, words);
    await doByKeys(at, at.steps);
    await page.keyboard.press(index % 2 === 0 ? 'd' : 'Enter');
    const panel = page.getByRole('complementary', { name: words.say('correction:title') });
    await expect(panel).toBeFocused();
    await expect(panel).toContainText(words.format.percent(100));
    await expect(panel).toContainText(words.say('correction:clean'));
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say('result:title'));
}

/** The figures of a run without a fault, then its first hand opened from the history. */
async function lookBack(page: Page, words: Words, items: number): Promise<void> {
  const run = runOf(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(words.say('result:noErrors'));
  await expect(main).toContainText(words.say('result:longestStreak', { count: items }));
  const { run: summary } = await ask<RunState>(page, 'GET', `/api/runs/${run}`);
  expect(summary).toMatchObject({ answered: items, cleanItems: items, accuracy: 100, overpaid: 0, underpaid: 0 });

  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: words.say('home:games') })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('textbox', { name: words.say('common:palette.search') });
  await expect(search).toBeFocused();
  await page.keyboard.insertText(words.say('common:nav.history'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say('history:title'));

  const name = words.say(`${summary.settings.ruleSet}:name`);
  await tabTo(page, page.getByRole('table').getByRole('link', { name }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: words.say('result:handClean', { hand: 1 }) }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/attempt\//u);
  await expect(page.getByRole('complementary', { name: words.say('correction:title') })).toContainText(words.say('correction:clean'));
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`/run/${run}/result$`, 'u'));
}

describe.skipIf(browserMissing !== undefined)('a run by keyboard alone, on a first start,', () => {
  const open = browserForFile();
  const server = builtServerForFile();
  const begin = async (language: Language) => {
    const page = await open({ language, baseURL: server.url(), reducedMotion: 'reduce' });
    return { page, words: wordsIn(language) };
  };

  it('is set up, settled and looked back on in Monaco, in French', { timeout: 240_000 }, async () => {
    const { page, words } = await begin('fr');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say('school:doors.title'));
    await tabTo(page, page.getByRole('link', { name: words.say('school:doors.alone.choose') }));
    await page.keyboard.press('Enter');

    const choose = async (group: string, choice: string): Promise<void> => {
      const radios = page.getByRole('radiogroup', { name: words.say(group), exact: true });
      await tabTo(page, radios.getByRole('radio', { checked: true }));
      const wanted = radios.getByRole('radio', { name: choice, exact: true });
      for (let presses = 0; presses < 8 && !(await wanted.isChecked()); presses += 1) await page.keyboard.press('ArrowRight');
      await expect(wanted).toBeChecked();
    };
    await choose('practice:level', '4');
    await choose('practice:items', '5');
    await choose('practice:seats', '7');
    const calls = page.getByRole('switch', { name: words.say('practice:calls') });
    await tabTo(page, calls);
    await page.keyboard.press('Space');
    await expect(calls).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/run\//u);

    const { run } = await ask<RunState>(page, 'GET', `/api/runs/${runOf(page)}`);
    expect(run.settings).toMatchObject({ ruleSet: MONACO, level: 4, items: 5, seats: 7, calls: true, mix: 'training' });
    await settleWholeRun(page, words, 5);
    await lookBack(page, words, 5);
  });
});

describe.skipIf(browserMissing !== undefined).each([
  { language: 'zh-Hant', ruleSet: MACAU, path: `/practice/${MACAU}`, title: 'practice:title' },
  { language: 'en', ruleSet: MONACO, path: '/', title: 'school:doors.title' },
] as const)('a run of $ruleSet by keyboard alone, in $language,', ({ language, ruleSet, path, title }) => {
  const open = browserForFile();
  const server = builtServerForFile();

  it('is opened by one key, settled and looked back on', { timeout: 180_000 }, async () => {
    const words = wordsIn(language);
    const page = await open({ language, baseURL: server.url(), reducedMotion: 'reduce' });
    await prefer(page, { runSettings: { [ruleSet]: runSettings(ruleSet, { level: 4, items: 2, seats: 7, calls: true }) } });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say(title));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/run\//u);
    await settleWholeRun(page, words, 2);
    await lookBack(page, words, 2);
  });
});
