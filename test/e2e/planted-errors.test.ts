import { afterAll, afterEach, beforeAll, describe, it, vi } from 'vitest';

import { settleDrill } from '#shared/drills/settle/settle-drill.ts';
import { RULE_SETS } from '#shared/games/index.ts';
import type { Step } from '#shared/games/types.ts';

import { browserForFile } from '../support/browser.ts';
import { expect } from '../support/expect.ts';
import { type HttpDesk, openHttpDesk } from '../support/http-desk.ts';
import { LANGUAGES } from '../support/locales.ts';
import { browserMissing } from '../support/needs.ts';
import { startRun } from '../support/page-desk.ts';
import { PLANTED_TABLES } from '../support/planted/index.ts';
import { type PlantedError, plant } from '../support/planted/planted-table.ts';
import { type Doing, doingOf, runSettings } from '../support/settling.ts';
import { type AtTable, betName, doByKeys, handName, tableOn } from '../support/table-hand.ts';
import { tableOf } from '../support/tables.ts';
import { wordsIn } from '../support/words.ts';

/** What is to be done at the table, as the keyboard does it. */
function stepOf(doing: Doing): Step {
  if (doing.type === 'call') return { kind: 'call', call: doing.call, rule: '' };
  if (!('bet' in doing)) throw new Error(`no step: ${doing.type}`);
  return { kind: 'move', seat: doing.seat, bet: doing.bet, action: doing.type, amount: doing.amount, rule: '' };
}

/** What the correction calls the thing an error is about. */
function titleOf({ words, ruleSet }: AtTable, { id }: PlantedError): string {
  const [kind, about = '', ...rest] = id.split(':');
  if (kind === 'order') return words.say(`${ruleSet.id}:orderRules.${about}`);
  if (kind === 'spot') return words.say('games:spot', { seat: about, bet: betName(words, ruleSet, rest.join(':')) });
  if (about !== 'table') return words.say('correction:seatCall', { seat: about });
  const choices = ruleSet.announcements.filter((choice) => choice.about === 'table' && choice.topic === rest[0]);
  const [only, more] = choices;
  if (only?.act !== undefined) return words.say(`${ruleSet.id}:acts.${rest[0] ?? ''}.title`);
  return only !== undefined && more === undefined
    ? words.say(`${ruleSet.id}:announcements.${only.announcement}`)
    : words.say('correction:tableCall');
}

/** What the correction must say of an error: why it is one, the place in the text, what it cost. */
function saidOf({ words, ruleSet }: AtTable, { verdict, diagnosis, citation, money }: PlantedError): string[] {
  const code = diagnosis?.code ?? verdict;
  const own = `${ruleSet.id}:diagnoses.${code}`;
  const key = words.has(`${own}.title`) ? own : `games:diagnoses.${code}`;
  const place = ruleSet.citations[citation];
  if (place === undefined) throw new Error(`no citation ${citation}`);
  const source = words.say(`games:sources.${place.source}.short`);
  const article = words.say(`games:sources.${place.source}.article`, { article: place.article });
  return [
    words.say(`${key}.title`),
    words.say('games:cite', { source, article }),
    words.say(`${ruleSet.id}:citations.${citation}`),
    ...(money === 0 ? [] : [words.format.money(Math.round(money * 100), ruleSet.currency, 'exceptZero')]),
    ...(diagnosis?.hand === undefined ? [] : [handName(words, ruleSet, diagnosis.hand)]),
    ...(diagnosis?.bet === undefined ? [] : [betName(words, ruleSet, diagnosis.bet)]),
    ...(diagnosis?.ruleSet === undefined ? [] : [words.say(`${diagnosis.ruleSet}:name`)]),
    ...(diagnosis?.rule === undefined ? [] : [words.say(`${ruleSet.id}:orderRules.${diagnosis.rule}`)]),
  ];
}

/** The cards of a correction's errors: the heading of each, and all it says. */
async function cardsOf({ page, words }: AtTable): Promise<ReadonlyMap<string, string>> {
  const panel = page.getByRole('complementary', { name: words.say('correction:title') });
  await panel.waitFor();
  const cards = await panel
    .getByRole('group')
    .filter({ has: page.getByRole('heading') })
    .evaluateAll((groups) => groups.map((group) => [group.querySelector('h3')?.textContent ?? '', group.textContent] as const));
  return new Map(cards);
}

/** Settles a table with everything planted in it and reads its correction. */
async function settleWrongly(at: AtTable, doings: readonly Doing[]): Promise<ReadonlyMap<string, string>> {
  await doByKeys(at, doings.map(stepOf));
  await at.page.keyboard.press('d');
  const asked = at.page.getByRole('alertdialog');
  if (await asked.isVisible()) await at.page.keyboard.press('Enter');
  return cardsOf(at);
}

describe.skipIf(browserMissing !== undefined)('planted errors', () => {
  const open = browserForFile();
  let desk: HttpDesk;
  beforeAll(async () => {
    desk = await openHttpDesk({ clock: Date.now, randomSeed: () => '0'.repeat(32) });
  });
  afterAll(() => desk.close());
  afterEach(() => vi.restoreAllMocks());
  const games = RULE_SETS.map((ruleSet, index) => ({
    id: ruleSet.id,
    ruleSet,
    language: LANGUAGES[(index + 1) % LANGUAGES.length] ?? 'en',
  }));

  it.each(games)(
    'at $id are corrected in $language, with their names, articles and costs',
    { timeout: 180_000 },
    async ({ id, language }) => {
      const planted = PLANTED_TABLES.filter(({ file, notByHand }) => file['ruleSet'] === id && notByHand === undefined);
      // The tables of the test instead of dealt ones; everything else is as it always is.
      vi.spyOn(settleDrill, 'makeItem').mockImplementation((_settings, seed, index) => {
        const table = planted[index];
        if (table === undefined) throw new Error(`no table ${index}`);
        return { index, seed, table: tableOf(table.file), situations: [] };
      });
      // A small window: painting the felt is what these runs mostly wait for.
      const page = await open({ language, baseURL: desk.url, reducedMotion: 'reduce', viewport: { width: 1024, height: 640 } });
      const { run } = await startRun(page, runSettings(id, { items: planted.length, calls: true }));
      await page.goto(`/run/${run.id}`);
      for (const table of planted) {
        const at = await tableOn(page, wordsIn(language));
        const cards = await settleWrongly(at, plant(at.steps.map(doingOf), table));
        for (const error of table.errors) {
          const card = cards.get(titleOf(at, error)) ?? '';
          expect(
            saidOf(at, error).filter((text) => !card.includes(text)),
            `${table.name}: ${error.id} in "${card}"`,
          ).toEqual([]);
        }
        await page.keyboard.press('Enter');
      }
    },
  );
});
