import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';

import type { RunState } from '#shared/api/schemas.ts';
import type { Move, Step } from '#shared/games/types.ts';
import { MINOR_PER_UNIT, type Minor } from '#shared/money/money.ts';

import { type PageOptions, browserForFile, builtServerForFile } from '../support/browser.ts';
import { expect } from '../support/expect.ts';
import { browserMissing } from '../support/needs.ts';
import { ask, prefer, runOf, startRun } from '../support/page-desk.ts';
import { runSettings } from '../support/settling.ts';
import { type AtTable, goToSeat, moveOn, tableOn } from '../support/table-hand.ts';
import { MACAU, MONACO } from '../support/three-card.ts';
import { wordsIn } from '../support/words.ts';

const words = wordsIn('en');
const ROULETTE = 'lu-english-roulette';

/** What scrolls sideways: the page, or what holds its content. */
async function scrolledSideways(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const found: string[] = [];
    for (let element: Element | null = main; element !== null; element = element.parentElement) {
      const { scrollWidth, clientWidth, tagName, className } = element;
      const canScroll = element === document.documentElement || ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
      if (canScroll && scrollWidth > clientWidth) found.push(`${tagName} ${className}: ${scrollWidth} of ${clientWidth}`);
    }
    return found;
  });
}

describe.skipIf(browserMissing !== undefined)('the interface', () => {
  const open = browserForFile();
  const server = builtServerForFile();
  const begin = (options: Partial<PageOptions> = {}) =>
    open({ language: 'en', baseURL: server.url(), reducedMotion: 'reduce', ...options });

  it('at 200 % zoom scrolls nothing sideways and leaves every control within reach', async () => {
    const page = await begin({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
    const { run } = await startRun(page, runSettings(MACAU, { items: 1, level: 4, calls: true, situations: ['caseA'] }));
    for (const path of ['/', '/practice', '/history', '/settings']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await scrolledSideways(page), path).toEqual([]);
    }

    await page.goto(`/run/${run.id}`);
    const at = await tableOn(page, words);
    expect(await scrolledSideways(page), 'table').toEqual([]);
    // The bonus has its key only at a hand with an ante: the first one may have Pair Plus alone.
    await goToSeat(at, moveOn(at.steps, 'play').seat);
    // A trial click scrolls to a control and fails where something covers it.
    const reach = (name: string) => page.getByRole('button', { name, exact: true }).first().click({ trial: true });
    for (const key of [
      'games:actions.pay',
      'games:actions.take',
      'run:bonus',
      'games:actions.call',
      'run:nextSpot',
      'run:submit',
      'run:leave',
    ])
      await reach(words.say(key));
    await page.getByRole('textbox', { name: words.say('run:toPay') }).click({ trial: true });
    await page.keyboard.press('c');
    await reach(wordsIn('zh-Hant').say('games:hands.threeOfAKind'));
    await page.keyboard.press('Escape');

    await page.keyboard.press('d');
    await page.keyboard.press('Enter');
    await page.getByRole('complementary', { name: words.say('correction:title') }).waitFor();
    expect(await scrolledSideways(page), 'correction').toEqual([]);
    for (const key of ['correction:again', 'correction:toResult', 'correction:replay']) await reach(words.say(key));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: words.say('result:title') }).waitFor();
    expect(await scrolledSideways(page), 'result').toEqual([]);
    await reach(words.say('result:repeat'));
  });

  it('moves nothing for who asked for no motion', async () => {
    const animations = (page: Page) =>
      page.evaluate(() => document.getAnimations().filter((each) => Number(each.effect?.getComputedTiming().duration ?? 0) > 20).length);
    const settleFirst = async (page: Page): Promise<number> => {
      const { run } = await startRun(page, runSettings(MONACO, { items: 1, level: 4 }));
      await page.goto(`/run/${run.id}`);
      await tableOn(page, words);
      const dealt = await animations(page);
      await page.keyboard.press('t');
      return dealt + (await animations(page));
    };
    expect(await settleFirst(await begin())).toBe(0);
    // The same moves with motion, else the test would prove nothing.
    expect(await settleFirst(await begin({ reducedMotion: 'no-preference' }))).toBeGreaterThan(0);
  });

  it('settles a table with the mouse alone, payments built in chips', { timeout: 90_000 }, async () => {
    const page = await begin();
    await prefer(page, { entry: 'chips' });
    const { run } = await startRun(page, runSettings(MONACO, { items: 1, seats: 1, calls: true, situations: ['pairPlusPair'] }));
    await page.goto(`/run/${run.id}`);
    const at = await tableOn(page, words);
    for (const step of at.steps) await click(at, step);
    await page.getByRole('button', { name: words.say('run:submit'), exact: true }).click();
    const panel = page.getByRole('complementary', { name: words.say('correction:title') });
    await expect(panel).toContainText(words.say('correction:clean'));
    await panel.getByRole('button', { name: words.say('correction:toResult') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say('result:title'));
    expect((await ask<RunState>(page, 'GET', `/api/runs/${runOf(page)}`)).run).toMatchObject({ answered: 1, cleanItems: 1 });
    await prefer(page, { entry: 'figures' });
  });

  it('settles a table of colours with the mouse alone, though its felt has no rack', { timeout: 90_000 }, async () => {
    const page = await begin();
    const { run } = await startRun(page, runSettings(ROULETTE, { items: 1, seats: 3, situations: ['splitWins'] }));
    await page.goto(`/run/${run.id}`);
    const at = await tableOn(page, words);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const spotAt = ({ seat, bet }: Pick<Move, 'seat' | 'bet'>) => page.locator(`[data-spot="${seat} ${bet}"]`);
    const moves = at.steps.filter((step): step is Move => step.kind === 'move');
    const paid = moves.filter(({ action }) => action === 'pay');
    await button(words.say('games:actions.call')).click();
    const call = at.steps.find((step) => step.kind === 'call')?.call;
    const said = at.callWords.say(`${ROULETTE}:calls.number.${call?.hand ?? ''}`, at.ruleSet.callValues?.(at.table));
    await page
      .getByRole('region', { name: words.say('run:calls.title') })
      .getByRole('button', { name: said })
      .click();
    for (const move of paid) await spotAt(move).click();
    await page
      .getByRole('button', { name: new RegExp(`^${words.say('run:sweep_other', { count: moves.length - paid.length })}`, 'u') })
      .click();
    let paysInColour = true;
    for (const move of paid) {
      await button(words.say('run:goToSeat', { seat: move.seat })).click();
      await spotAt(move).click();
      await button(words.say('games:actions.pay')).click();
      const value = at.spots.find(({ seat }) => seat === move.seat)?.chip ?? MINOR_PER_UNIT;
      // Half a chip of a colour is paid in value.
      if ((move.amount % value === 0) !== paysInColour) {
        const [unit, change] = paysInColour ? [words.say('run:chipsUnit'), 'run:toValue'] : ['€', 'run:toColour'];
        await button(words.say(change, { unit })).click();
        await button(words.say('games:actions.pay')).click();
        paysInColour = !paysInColour;
      }
      const rack = page.getByRole('group', { name: words.say('run:keys.chip') });
      const chips = paysInColour ? inChips(move.amount / value, [20, 5, 1]) : inChips(move.amount, at.ruleSet.denominations);
      for (const chip of chips) {
        await rack.getByText(paysInColour ? String(chip) : words.format.amount(chip), { exact: true }).click();
      }
      await button(words.say('run:confirm')).click();
    }
    await prefer(page, { payIn: 'colour' });
    await button(words.say('run:submit')).click();
    await expect(page.getByRole('complementary', { name: words.say('correction:title') })).toContainText('100%');
  });

  it('keeps the names and the buttons of the console apart on a tablet and at 200 % zoom', async () => {
    for (const viewport of [
      { width: 1024, height: 768 },
      { width: 640, height: 400 },
    ]) {
      const page = await begin({ viewport });
      const { run } = await startRun(page, runSettings(ROULETTE, { items: 1, seats: 3 }));
      await page.goto(`/run/${run.id}`);
      await tableOn(page, words);
      const console = page.getByRole('contentinfo');
      const spot = await console.locator('.spot').boundingBox();
      const acts = await console.getByRole('group', { name: words.say('run:actions') }).boundingBox();
      const next = await console.getByRole('button', { name: words.say('run:nextSpot'), exact: true }).boundingBox();
      if (!spot || !acts || !next) throw new Error('the console is not there');
      expect(spot.y + spot.height, 'the name above the acts').toBeLessThanOrEqual(acts.y);
      expect(spot.x + spot.width, 'the name beside the button').toBeLessThanOrEqual(next.x);
      expect(next.x + next.width, 'the button at the right').toBeGreaterThan(viewport.width * 0.9);
      await page.context().close();
    }
  });
});

/** Does a step by clicking: the box on the felt, the action, the chips one by one. */
async function click({ page, ruleSet, callWords }: AtTable, step: Step): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  if (step.kind === 'call') {
    const { announcement, hand, seat } = step.call;
    await button(words.say('games:actions.call')).click();
    const whole = callWords.say(`${ruleSet.id}:calls.${announcement}${hand === undefined ? '' : `.${hand}`}`);
    const first =
      seat === undefined ? callWords.say(`games:hands.${hand ?? ''}`) : callWords.say(`${ruleSet.id}:announcements.${announcement}`);
    await button(seat !== undefined && hand === undefined ? whole : first).click();
    if (hand !== undefined) await button(seat === undefined ? whole : callWords.say(`games:hands.${hand}`)).click();
    return;
  }
  const spot = words.say('games:spot', { seat: step.seat, bet: words.say(`${ruleSet.id}:bets.${step.bet}`) });
  await page.getByRole('button', { name: new RegExp(`^${spot}(?!\\p{L}| BONUS)`, 'u') }).click();
  await button(words.say(`games:actions.${step.action}`)).click();
  if (step.action !== 'pay') return;
  const rack = page.getByRole('group', { name: words.say('run:keys.chip') });
  for (const chip of inChips(step.amount, ruleSet.denominations)) {
    await rack.getByRole('button', { name: words.say('run:chip', { amount: words.format.amount(chip) }), exact: true }).click();
  }
  await button(words.say('run:confirm')).click();
}

/** An amount in the fewest chips. */
function inChips(amount: Minor, denominations: readonly Minor[]): Minor[] {
  const chips: Minor[] = [];
  let rest = amount;
  for (const value of denominations) {
    for (; rest >= value; rest -= value) chips.push(value);
  }
  if (rest > 0) throw new Error(`${amount} cannot be paid in chips`);
  return chips;
}
