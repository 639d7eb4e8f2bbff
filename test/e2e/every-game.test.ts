import { describe, it } from 'vitest';

import { RULE_SETS } from '#shared/games/index.ts';

import { browserForFile, builtServerForFile } from '../support/browser.ts';
import { expect } from '../support/expect.ts';
import { LANGUAGES } from '../support/locales.ts';
import { browserMissing } from '../support/needs.ts';
import { startRun } from '../support/page-desk.ts';
import { runSettings } from '../support/settling.ts';
import { doByKeys, tableOn } from '../support/table-hand.ts';
import { knownRuleSet } from '../support/tables.ts';
import { wordsIn } from '../support/words.ts';

/** Every seat of a table with one dealer: the large table of punto banco has two. */
const MOST_SEATS = 7;

describe.skipIf(browserMissing !== undefined)('a table', () => {
  const open = browserForFile();
  const server = builtServerForFile();
  const games = RULE_SETS.map(({ id }, index) => ({ id, language: LANGUAGES[index % LANGUAGES.length] ?? 'en' }));

  it.each(games)(
    'of $id, every seat taken, is settled by keyboard alone, calls and all, in $language',
    { timeout: 120_000 },
    async ({ id, language }) => {
      const words = wordsIn(language);
      // A small window: painting the felt is what these runs mostly wait for.
      const page = await open({ language, baseURL: server.url(), reducedMotion: 'reduce', viewport: { width: 1024, height: 640 } });
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      const { run } = await startRun(page, runSettings(id, { items: 1, calls: true, seats: Math.min(knownRuleSet(id).seats, MOST_SEATS) }));
      await page.goto(`/run/${run.id}`);
      const at = await tableOn(page, words);
      await doByKeys(at, at.steps);
      await page.keyboard.press('d');
      const panel = page.getByRole('complementary', { name: words.say('correction:title') });
      await expect(panel, JSON.stringify(at.ruleSet.write(at.table))).toContainText(words.say('correction:clean'));
      expect(complaints).toEqual([]);
    },
  );
});
