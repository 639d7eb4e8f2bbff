/** Takes the pictures of docs/screenshots. Started by `npm run screenshots`. */
import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core';

import type { Language, RunState } from '#shared/api/schemas.ts';
import { settleDrill } from '#shared/drills/settle/settle-drill.ts';
import type { RunSettings } from '#shared/drills/types.ts';
import { RULE_SETS } from '#shared/games/index.ts';
import type { Move, Step, Table } from '#shared/games/types.ts';
import { MINOR_PER_UNIT } from '#shared/money/money.ts';
import { createRandom } from '#shared/random/random.ts';
import { derive } from '#shared/random/seed.ts';

import { LANGUAGES } from '../support/locales.ts';
import { BROWSER_ARGUMENTS, chromium as browserProgram } from '../support/needs.ts';
import { ask, prefer } from '../support/page-desk.ts';
import { runSettings } from '../support/settling.ts';
import { type AtTable, prescribedSteps, tableOn, typeAmount } from '../support/table-hand.ts';
import { knownRuleSet } from '../support/tables.ts';
import { MACAU, MONACO } from '../support/three-card.ts';
import { wordsIn } from '../support/words.ts';
import { idOf, playPast } from './past.ts';
import { FIRST_SEED, type SceneDesk, openSceneDesk } from './scene-desk.ts';
import { takeSchool } from './school.ts';
import { shoot } from './shoot.ts';
import { type SlipName, paced, withSlips } from './trainee.ts';

/** An evening in March. */
const NOW = Date.UTC(2026, 2, 12, 18, 5);
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;
const PEOPLE: Readonly<Record<Language, { name: string; locale: string }>> = {
  fr: { name: 'Camille Morel', locale: 'fr-FR' },
  'zh-Hant': { name: '陳嘉欣', locale: 'zh-HK' },
  en: { name: 'Alex Carter', locale: 'en-GB' },
};

interface Scene {
  readonly desk: SceneDesk;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly language: Language;
}

async function takeAll(browser: Browser, language: Language): Promise<void> {
  const desk = await openSceneDesk();
  const context = await browser.newContext({
    baseURL: desk.url,
    locale: PEOPLE[language].locale,
    timezoneId: 'Europe/Monaco',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    viewport: SIZES[0],
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  const scene: Scene = { desk, context, page, language };
  const games = language === 'zh-Hant' ? { main: MACAU, other: MONACO } : { main: MONACO, other: MACAU };

  const { finished } = await playPast(page, desk, NOW, games);
  desk.setTime(NOW);
  await ask(page, 'PUT', '/api/profile', { name: PEOPLE[language].name });
  await prefer(page, { language, theme: 'dark' });

  await page.goto('/');
  await page.getByRole('heading', { name: wordsIn(language).say('home:games') }).waitFor();
  await take(scene, 'home');
  await page.goto(`/run/${finished}/result`);
  await page.getByRole('heading', { level: 1, name: wordsIn(language).say('result:title') }).waitFor();
  await take(scene, 'result');

  for (const { id, seats } of RULE_SETS) {
    await takeFelt(scene, await startRun(scene, 'felt', runSettings(id, { level: 3, items: 20, seats }), isLively));
  }
  await takeCorrection(scene, runSettings(games.main, { level: 3, items: 20, seats: 7 }));
  await context.close();
  await desk.close();
}

async function take({ page, language }: Scene, screen: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await shoot(page, `${screen}-${language}-${size.width}x${size.height}`);
  }
}

/** Starts a run whose first table shows what the picture is to show. */
async function startRun(
  { page, desk }: Scene,
  name: string,
  settings: RunSettings,
  isGood: (steps: readonly Step[], table: Table) => boolean,
) {
  for (let number = 0; number < 500; number += 1) {
    const seedName = `${name} ${number}`;
    const { table } = settleDrill.makeItem(settings, derive(FIRST_SEED, seedName), 0);
    if (!isGood(prescribedSteps(settings, table), table)) continue;
    desk.dealFrom(seedName);
    return ask<RunState>(page, 'POST', '/api/runs', { id: idOf(`${settings.ruleSet} ${seedName}`), settings });
  }
  throw new Error(`no table like that for ${name}`);
}

const count = (steps: readonly Step[], fits: (move: Move) => boolean): number =>
  steps.filter((step) => step.kind === 'move' && fits(step)).length;

/** A table with something of everything: payments and losing stakes, a bonus where the game has one, a fold where players may. */
function isLively(steps: readonly Step[], table: Table): boolean {
  const { payTables } = knownRuleSet(table.ruleSet);
  const bonus = payTables.find(({ bet, baseBet, spots }) => bet !== baseBet && spots === undefined)?.bet;
  const { seats } = table as Table & { readonly seats: readonly { readonly folded?: boolean }[] };
  const mayFold = seats.some(({ folded }) => folded !== undefined);
  return (
    (!mayFold || seats.filter(({ folded }) => folded === true).length === 1) &&
    (bonus === undefined || count(steps, ({ bet }) => bet === bonus) >= 1) &&
    count(steps, ({ action }) => action === 'pay') >= 4 &&
    count(steps, ({ action }) => action === 'take') >= 4
  );
}

/** Opens a table as if the trainee had come this far with it; the stopwatch stands still. */
async function openTable(
  scene: Scene,
  run: string,
  index: number,
  steps: readonly Step[],
  at: Pick<Move, 'seat' | 'bet'>,
): Promise<AtTable> {
  const { events, ms } = paced(steps, createRandom(derive(FIRST_SEED, run)), 1_300, 3_000);
  const draft = { index, events, focus: { seat: at.seat, bet: at.bet }, elapsedMs: ms + 4_000 };
  await scene.page.addInitScript(
    ({ key, text }) => {
      sessionStorage.setItem(key, text);
      performance.now = () => 0;
    },
    { key: `tapis.draft.${run}`, text: JSON.stringify(draft) },
  );
  await scene.page.goto(`/run/${run}`);
  return tableOn(scene.page, wordsIn(scene.language));
}

/** Half way through a table, the next payment typed but not confirmed. */
async function takeFelt(scene: Scene, { run, item }: RunState): Promise<void> {
  if (item === null) throw new Error('the run has no table left');
  const steps = prescribedSteps(run.settings, item.table);
  const next = steps.findIndex((step, index) => index >= steps.length * 0.5 && step.kind === 'move' && step.action === 'pay');
  const move = steps[next];
  if (move?.kind !== 'move') throw new Error('nothing is paid in the second half');
  const at = await openTable(scene, run.id, item.index, steps.slice(0, next), move);
  // A player with a colour of his own is paid in so many of his chips.
  const chip = at.spots.find(({ seat }) => seat === move.seat)?.chip ?? MINOR_PER_UNIT;
  await typeAmount(at, (move.amount / chip) * MINOR_PER_UNIT);
  await take(scene, `felt-${run.settings.ruleSet}`);
}

const PLANTED: readonly SlipName[] = ['stakeIncluded', 'bonusForgotten', 'pairPlusTaken'];

/** The correction of a table with a few slips. */
async function takeCorrection(scene: Scene, settings: RunSettings): Promise<void> {
  const random = () => createRandom(derive(FIRST_SEED, 'slips'));
  // Every slip must show as an error of its own.
  const showsAll = (table: Table): boolean => {
    const steps = withSlips(settings, table, PLANTED, random());
    if (steps === null) return false;
    const events = [...paced(steps, random(), 1, 1).events, { type: 'done', ms: 100_000 } as const];
    const { decisions, right } = settleDrill.grade(settings, { index: 0, seed: FIRST_SEED, table, situations: [] }, events);
    return decisions.length - right === PLANTED.length;
  };
  const { run, item } = await startRun(scene, 'correction', settings, (steps, table) => isLively(steps, table) && showsAll(table));
  if (item === null) throw new Error('the run has no table');
  const steps = withSlips(settings, item.table, PLANTED, random());
  const first = steps?.find((step) => step.kind === 'move');
  if (steps === null || first?.kind !== 'move') throw new Error('nothing to settle');
  const { page } = await openTable(scene, run.id, item.index, steps, first);
  await page.keyboard.press('d');
  await page.getByRole('complementary', { name: wordsIn(scene.language).say('correction:title') }).waitFor();
  await take(scene, 'correction');
}

const browser = await chromium.launch({
  ...(browserProgram === undefined ? {} : { executablePath: browserProgram }),
  args: [...BROWSER_ARGUMENTS, '--force-color-profile=srgb', '--hide-scrollbars'],
});
const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
for (const language of LANGUAGES) if (isWanted(language)) await takeAll(browser, language);
if (isWanted('school')) await takeSchool(browser);
await browser.close();
