import type { Locator, Page } from 'playwright-core';
import { describe, it } from 'vitest';

import type { Language, RunState } from '#shared/api/schemas.ts';
import type { RuleSet, RuleSetId, SituationId, Step } from '#shared/games/types.ts';

import { browserForFile, builtServerForFile } from '../support/browser.ts';
import { expect } from '../support/expect.ts';
import { browserMissing } from '../support/needs.ts';
import { ask, runOf, startRun } from '../support/page-desk.ts';
import { runSettings } from '../support/settling.ts';
import { type AtTable, doByKeys, moveOn, tableOn } from '../support/table-hand.ts';
import { MACAU, MONACO } from '../support/three-card.ts';
import { type Words, wordsIn } from '../support/words.ts';

/** The same steps at the only seat, these moves first among its own and in this order. */
function inOrder(steps: readonly Step[], bets: readonly string[]): readonly Step[] {
  const calls = steps.filter(({ kind }) => kind === 'call');
  const first = bets.map((bet): Step => moveOn(steps, bet));
  return [...calls, ...first, ...steps.filter((step) => !calls.includes(step) && !first.includes(step))];
}

const BONUS_LAST = ['play', 'ante', 'anteBonus'];
const BONUS_BEFORE_ANTE = ['play', 'anteBonus', 'ante'];

/** Where a decision rests, as the interface cites it. */
function cited(words: Words, { citations }: RuleSet, id: string): string {
  const citation = citations[id];
  if (citation === undefined) throw new Error(`no citation ${id}`);
  const source = words.say(`games:sources.${citation.source}.short`);
  return words.say('games:cite', { source, article: words.say(`games:sources.${citation.source}.article`, { article: citation.article }) });
}

describe.skipIf(browserMissing !== undefined)('a planted error', () => {
  const open = browserForFile();
  const server = builtServerForFile();

  /** Opens a run of one table that shows a situation. */
  const openTable = async (language: Language, ruleSet: RuleSetId, situation: SituationId): Promise<AtTable> => {
    const words = wordsIn(language);
    const page = await open({ language, baseURL: server.url(), reducedMotion: 'reduce' });
    const { run } = await startRun(page, runSettings(ruleSet, { items: 1, seats: 1, situations: [situation] }));
    await page.goto(`/run/${run.id}`);
    return tableOn(page, words);
  };
  const submitted = async ({ page, words }: AtTable): Promise<Locator> => {
    await page.keyboard.press('d');
    const panel = page.getByRole('complementary', { name: words.say('correction:title') });
    await panel.waitFor();
    return panel;
  };
  const card = (panel: Locator, title: string): Locator =>
    panel.getByRole('group').filter({ has: panel.page().getByRole('heading', { name: title, exact: true }) });
  const isClean = async (page: Page): Promise<boolean> => {
    return (await ask<RunState>(page, 'GET', `/api/runs/${runOf(page)}`)).run.cleanItems === 1;
  };

  it('of Monaco, ANTE paid before ANTE BONUS, is the right order in Macau', async () => {
    const monaco = await openTable('fr', MONACO, 'bonusNotQualified');
    const { words, ruleSet } = monaco;
    await doByKeys(monaco, inOrder(monaco.steps, BONUS_LAST));
    const panel = await submitted(monaco);
    await expect(panel).toContainText(words.say('correction:errors', { count: 1 }));
    const broken = card(panel, words.say(`${MONACO}:orderRules.bonusBeforeAnte`));
    await expect(broken).toContainText(words.say('games:diagnoses.orderBroken.title'));
    await expect(broken).toContainText(cited(words, ruleSet, 'anteBonus'));
    await expect(broken).toContainText(words.say(`${MONACO}:citations.anteBonus`));
    expect(await isClean(monaco.page)).toBe(false);

    const macau = await openTable('zh-Hant', MACAU, 'bonusNotQualified');
    await doByKeys(macau, inOrder(macau.steps, BONUS_LAST));
    await expect(await submitted(macau)).toContainText(macau.words.say('correction:clean'));
    expect(await isClean(macau.page)).toBe(true);
  });

  it('of Macau, the bonus paid before the ante, is the right order in Monaco', async () => {
    const macau = await openTable('zh-Hant', MACAU, 'bonusNotQualified');
    const { words, ruleSet } = macau;
    await doByKeys(macau, inOrder(macau.steps, BONUS_BEFORE_ANTE));
    const broken = card(await submitted(macau), words.say(`${MACAU}:orderRules.anteBeforeBonus`));
    await expect(broken).toContainText(cited(words, ruleSet, 'anteBonus'));
    expect(await isClean(macau.page)).toBe(false);

    const monaco = await openTable('fr', MONACO, 'bonusNotQualified');
    await doByKeys(monaco, inOrder(monaco.steps, BONUS_BEFORE_ANTE));
    await expect(await submitted(monaco)).toContainText(monaco.words.say('correction:clean'));
    expect(await isClean(monaco.page)).toBe(true);
  });

  it('in an amount is explained: what was due, what was paid, how it is worked out', async () => {
    const at = await openTable('en', MONACO, 'pairPlusFlush');
    const { words, ruleSet } = at;
    const { seat, amount, rule } = moveOn(at.steps, 'pairPlus');
    const stake = at.spots.find(({ bet }) => bet === 'pairPlus')?.stake ?? 0;
    const withStake = at.steps.map((step) => (step === moveOn(at.steps, 'pairPlus') ? { ...step, amount: amount + stake } : step));
    await doByKeys(at, withStake);
    const panel = await submitted(at);
    const spot = words.say('games:spot', { seat, bet: words.say(`${MONACO}:bets.pairPlus`) });
    const fault = card(panel, spot);
    const pay = (minor: number): string =>
      words.say('correction:act', { action: words.say('games:actions.pay'), amount: words.format.amount(minor) });
    await expect(fault).toContainText(words.say('games:diagnoses.stakeIncluded.title'));
    await expect(fault).toContainText(words.format.money(stake, ruleSet.currency, 'exceptZero'));
    const facts = fault.getByRole('definition');
    await expect(facts.filter({ hasText: pay(amount) })).toBeVisible();
    await expect(facts.filter({ hasText: pay(amount + stake) })).toBeVisible();
    const odds = ruleSet.payTables.find(({ bet }) => bet === 'pairPlus')?.lines.find(({ hand }) => hand === 'flush')?.odds.numerator;
    await expect(fault).toContainText(`${odds ?? ''} × ${words.format.amount(stake)} = ${words.format.amount(amount)}`);
    await expect(fault).toContainText(cited(words, ruleSet, rule));
  });
});
