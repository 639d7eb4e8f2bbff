import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { describe, it } from 'vitest';

import type { AttemptReply, Language } from '#shared/api/schemas.ts';

import { browserForFile, builtServerForFile } from '../support/browser.ts';
import { NO_ANSWER, rightAnswer } from '../support/desk.ts';
import { expect } from '../support/expect.ts';
import { browserMissing } from '../support/needs.ts';
import { ask, prefer, startRun } from '../support/page-desk.ts';
import { runSettings } from '../support/settling.ts';
import { tableOn } from '../support/table-hand.ts';
import { MACAU, MONACO } from '../support/three-card.ts';
import { wordsIn } from '../support/words.ts';

/** Finds with axe what keeps people out, on the whole page or in a part of it. */
async function faults(page: Page, screen: string, part?: string): Promise<string[]> {
  // Legacy mode opens no page of its own to put the findings together; there are no frames here.
  // Of what is well only the least is told: naming every part of the felt takes longer than finding the faults.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${screen}: ${id} at ${String(target)} (${failureSummary ?? ''})`),
  );
}

/** A finished run: one hand settled well, one not at all. */
async function playRun(page: Page, ruleSet: string): Promise<{ run: string; attempt: string }> {
  const { run, item } = await startRun(page, runSettings(ruleSet, { items: 2, level: 2 }));
  if (item === null) throw new Error('the run has no table');
  const submit = (index: number, events: unknown): Promise<AttemptReply> =>
    ask(page, 'POST', `/api/runs/${run.id}/attempts`, { id: crypto.randomUUID(), index, events });
  await submit(0, rightAnswer(run.settings, item.table));
  const { attempt } = await submit(1, NO_ANSWER);
  return { run: run.id, attempt: attempt.id };
}

describe.skipIf(browserMissing !== undefined)('axe finds no fault', () => {
  const open = browserForFile();
  const server = builtServerForFile();
  const begin = async (theme: 'dark' | 'light') => {
    const page = await open({ language: 'en', baseURL: server.url(), reducedMotion: 'reduce' });
    const speak = async (language: Language) => {
      await prefer(page, { theme, language });
      return wordsIn(language);
    };
    return { page, speak };
  };

  it('on a first start', async () => {
    const { page, speak } = await begin('dark');
    const words = await speak('zh-Hant');
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: words.say('school:doors.title') }).waitFor();
    expect(await faults(page, 'first start')).toEqual([]);
  });

  // Each theme meets every screen; between them the themes meet every language.
  it.each([
    { theme: 'dark', ruleSet: MACAU, language: 'zh-Hant' },
    { theme: 'light', ruleSet: MONACO, language: 'fr' },
  ] as const)('at a table in the $theme theme, in $language', { timeout: 240_000 }, async ({ theme, ruleSet, language }) => {
    const { page, speak } = await begin(theme);
    const words = await speak(language);
    const { run } = await startRun(page, runSettings(ruleSet, { items: 2, level: 4, calls: true }));
    await page.goto(`/run/${run.id}`);
    await tableOn(page, words);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const found = await faults(page, 'table');

    await page.keyboard.press('c');
    await page.getByRole('region', { name: words.say('run:calls.title'), exact: true }).waitFor();
    found.push(...(await faults(page, 'call chooser', 'footer')));
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: words.say('run:keys.title') }).waitFor();
    found.push(...(await faults(page, 'keys dialog', '[role=dialog]')));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words.say('run:tableView') }).click();
    found.push(...(await faults(page, 'table view', 'main')));
    await page.getByRole('button', { name: words.say('run:tableView') }).click();

    for (const key of ['t', 'd', 'Enter']) await page.keyboard.press(key);
    await page.getByRole('complementary', { name: words.say('correction:title') }).waitFor();
    found.push(...(await faults(page, 'correction')));
    expect(found).toEqual([]);
  });

  it.each([
    { theme: 'dark', languages: ['en', 'fr', 'zh-Hant'] },
    { theme: 'light', languages: ['zh-Hant', 'en', 'fr'] },
  ] as const)('around the table in the $theme theme', { timeout: 240_000 }, async ({ theme, languages }) => {
    const { page, speak } = await begin(theme);
    const { run, attempt } = await playRun(page, theme === 'dark' ? MONACO : MACAU);
    const found: string[] = [];
    const visit = async (path: string, language: Language, stands: (words: ReturnType<typeof wordsIn>) => Locator): Promise<void> => {
      const words = await speak(language);
      await page.goto(path);
      await stands(words).waitFor();
      found.push(...(await faults(page, `${path} in ${language}`)));
    };
    const title = (key: string) => (words: ReturnType<typeof wordsIn>) => page.getByRole('heading', { level: 1, name: words.say(key) });
    const [first, second, third] = languages;
    await visit(`/practice/${MACAU}`, first, title('practice:title'));
    await visit(`/run/${run}/result`, second, title('result:title'));
    await visit('/history', third, () => page.getByRole('table'));
    await visit('/settings', first, title('settings:title'));
    await visit(`/attempt/${attempt}`, second, (words) => page.getByRole('complementary', { name: words.say('correction:title') }));
    await visit('/', third, (words) => page.getByRole('heading', { name: words.say('home:games') }));
    await page.keyboard.press('Control+k');
    await page.getByRole('textbox', { name: wordsIn(third).say('common:palette.search') }).waitFor();
    found.push(...(await faults(page, 'palette', '[role=dialog]')));
    expect(found).toEqual([]);
  });
});
