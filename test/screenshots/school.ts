/** The pictures of docs/walkthrough-school.md: the first day of a school, and a made-up one after a term. */
import { randomBytes } from 'node:crypto';

import type { Browser, Page } from 'playwright-core';

import type { AttemptReply, Profile, RunState, Session } from '#shared/api/schemas.ts';
import { settleDrill } from '#shared/drills/settle/settle-drill.ts';
import type { AnswerEvent } from '#shared/drills/types.ts';
import type { Step } from '#shared/games/types.ts';
import { createRandom } from '#shared/random/random.ts';
import { derive } from '#shared/random/seed.ts';

import { scryptHasher } from '../../main/services/accounts/secrets.ts';
import { fillDemo } from '../../main/services/demo/fill-demo.ts';
import { ask, prefer } from '../support/page-desk.ts';
import { runSettings } from '../support/settling.ts';
import { MONACO } from '../support/three-card.ts';
import { wordsIn } from '../support/words.ts';
import { idOf } from './past.ts';
import { FIRST_SEED, type SceneDesk, openSceneDesk } from './scene-desk.ts';
import { shoot } from './shoot.ts';
import { type SlipName, paced, withSlips, withSomeSlips } from './trainee.ts';

const words = wordsIn('fr');
const SIZE = { width: 1280, height: 800 };
const MINUTE = 60_000;
/** A morning in March. */
const MORNING = Date.UTC(2026, 2, 12, 8, 30);

/** Where the trainees' machines find the school. */
const ADDRESS = 'http://192.168.1.20:8470';
const SCHOOL = 'École de croupiers de Mondorf';
const SUPERVISOR = { name: 'Claire Martin', password: 'le tapis vert du soir' };
const CLASS = 'Promotion de mars';
const TRAINEE = 'Camille Morel';
const NAMES = [
  ...[TRAINEE, 'Adam Simon', 'Agnès Roux', 'Alice Wagner', 'Ana Ferreira', 'Chloé Marchal', 'David Klein', 'Élodie Dupont'],
  ...['Emma Leroy', 'Hugo Lambert', 'Inès Haddad', 'Jade Faure', 'Jules Perrin', 'Karim Benali', 'Léa Muller', 'Lina Schmit'],
  ...['Louis Garnier', 'Lucas Weber', 'Manon Petit', 'Marc Thill', 'Nina Costa', 'Noah Becker', 'Olivia Hansen', 'Paul Reuter'],
  ...['Rosa Lopes', 'Sami Kaya', 'Sofia Mendes', 'Théo Bernard', 'Tom Wolff', 'Yasmine Amrani'],
];
const SETTINGS = runSettings(MONACO, { level: 2, items: 10 });
const HASTE: readonly SlipName[] = ['pushTaken', 'bonusForgotten'];

/** A window of somebody at this desk. */
async function openWindow(browser: Browser, desk: SceneDesk, now: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: desk.url,
    locale: 'fr-FR',
    timezoneId: 'Europe/Luxembourg',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: SIZE,
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  return page;
}

const press = (page: Page, key: string, values = {}) =>
  page
    .getByRole('button', { name: words.say(key, values), exact: true })
    .first()
    .click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Takes the pictures of the walk-through. */
export async function takeSchool(browser: Browser): Promise<void> {
  await takeFirstDay(browser);
  await takeTerm(browser);
}

async function takeFirstDay(browser: Browser): Promise<void> {
  const desk = await openSceneDesk({ joinAddresses: [ADDRESS] });
  desk.setTime(MORNING);
  const office = await openWindow(browser, desk, MORNING);
  await setUp(office);
  const secret = await importNames(office);

  const hall = await openWindow(browser, desk, MORNING);
  await ask<Session>(hall, 'POST', '/api/sign-in', { login: 'camille.morel', secret });
  const { attempt, moments, ended } = await sitDown(hall, desk);
  await hall.goto(`/attempt/${attempt}`);
  await hall.getByRole('complementary', { name: words.say('correction:title') }).waitFor();
  await shoot(hall, 'school/trainee-correction');

  await office.clock.setFixedTime(ended);
  await office.goto('/review');
  await office.getByText(words.say('review:atTable')).waitFor();
  await shoot(office, 'school/board-first-run');
  await saySomething(office, attempt, moments);
  await giveHomework(office);

  await hall.clock.setFixedTime(ended);
  await hall.goto('/');
  await hall.getByRole('link', { name: words.say('review:remarks.unread', { count: 2 }) }).waitFor();
  await shoot(hall, 'school/trainee-home');
  await office.goto('/review/report');
  await office.getByRole('heading', { level: 2 }).first().waitFor();
  await shoot(office, 'school/report');
  for (const page of [office, hall]) await page.context().close();
  await desk.close();
}

async function setUp(office: Page): Promise<void> {
  await office.goto('/');
  await office.getByRole('heading', { level: 1 }).waitFor();
  await office.keyboard.press('2');
  await office.getByRole('textbox', { name: words.say('school:setUp.school'), exact: true }).fill(SCHOOL);
  await office.getByRole('textbox', { name: words.say('school:setUp.name'), exact: true }).fill(SUPERVISOR.name);
  await office.getByLabel(words.say('school:secret.password'), { exact: true }).fill(SUPERVISOR.password);
  await office.keyboard.press('Enter');
  await heading(office, words.say('school:setUp.done', { school: SCHOOL }));
  await prefer(office, { language: 'fr', theme: 'light' });
  await shoot(office, 'school/recovery-code');
  await office.getByRole('checkbox').check();
  await press(office, 'school:setUp.enter');
  await office.getByRole('link', { name: words.say('people:import') }).waitFor();
}

/** Brings the class in; the PIN of the trainee of the pictures. */
async function importNames(office: Page): Promise<string> {
  await ask(office, 'POST', '/api/classes', { id: idOf('class'), name: CLASS });
  await office.goto('/people/import');
  await office.getByRole('textbox', { name: words.say('people:importPage.list'), exact: true }).fill(NAMES.join('\n'));
  await office.getByLabel(words.say('people:importPage.class')).selectOption(CLASS);
  await press(office, 'people:importPage.preview');
  const add = office.getByRole('button', { name: words.say('people:importPage.submit', { count: NAMES.length }) });
  await add.waitFor();
  await shoot(office, 'school/import');
  await add.click();
  await heading(office, words.say('people:importPage.doneTitle', { count: NAMES.length }));
  await shoot(office, 'school/pins');
  return office
    .getByRole('row', { name: new RegExp(TRAINEE, 'u') })
    .getByRole('cell')
    .last()
    .innerText();
}

/** Four tables, the first settled in haste. */
async function sitDown(hall: Page, desk: SceneDesk) {
  const random = createRandom(derive(FIRST_SEED, 'first day'));
  const run = await startInHaste(hall, desk);
  let { item } = run;
  let now = MORNING + 12 * MINUTE;
  let hasty: readonly Step[] = [];
  for (let index = 0; index < 4 && item !== null; index += 1) {
    const slipped = index === 0 ? withSlips(SETTINGS, item.table, HASTE, random) : withSomeSlips(SETTINGS, item.table, 1, random);
    if (slipped === null) throw new Error('no occasion for haste');
    if (index === 0) hasty = slipped;
    const { events, ms } = paced(slipped, random, 1_300, 3_600);
    now += ms + 9_000;
    desk.setTime(now);
    const done: AnswerEvent = { type: 'done', ms: ms + 900 };
    const answer = { id: idOf(`first day ${index}`), index, events: [...events, done] };
    ({ next: item } = await ask<AttemptReply>(hall, 'POST', `/api/runs/${run.run.id}/attempts`, answer));
  }
  const taken = hasty.findIndex((step) => step.kind === 'move' && step.action === 'take' && step.bet === 'play');
  return { attempt: idOf('first day 0'), moments: taken + 1, ended: now + 40_000 };
}

/** A run whose first table gives occasion for what goes wrong in haste, at the very spot the pictures are about. */
async function startInHaste(hall: Page, desk: SceneDesk): Promise<RunState> {
  for (let number = 0; number < 500; number += 1) {
    const seedName = `first day ${number}`;
    const { table } = settleDrill.makeItem(SETTINGS, derive(FIRST_SEED, seedName), 0);
    const steps = withSlips(SETTINGS, table, HASTE, createRandom(derive(FIRST_SEED, 'first day')));
    if (steps === null) continue;
    desk.dealFrom(seedName);
    return ask<RunState>(hall, 'POST', '/api/runs', { id: idOf('first day'), settings: SETTINGS });
  }
  throw new Error('no table like that');
}

async function saySomething(office: Page, attempt: string, moments: number): Promise<void> {
  await office.goto(`/attempt/${attempt}`);
  const remark = office.locator('.remark-form').getByRole('textbox');
  await remark.waitFor();
  await office.keyboard.press('Home');
  for (let step = 0; step < moments; step += 1) await office.keyboard.press('ArrowRight');
  await office.keyboard.press('m');
  await office.keyboard.type('Le croupier n’est pas qualifié : PLAY se rend, quoi qu’ait le joueur.');
  await shoot(office, 'school/remark');
  await office.keyboard.press('Enter');
  await office.getByText(words.say('review:remarks.unseen')).waitFor();
  await press(office, 'review:override.open');
  await office.keyboard.type('Il s’est repris avant de ramasser : je l’ai vu à la table.');
  await shoot(office, 'school/override');
  await press(office, 'review:override.save');
  await office.getByText(words.say('correction:ruled.right')).waitFor();
}

async function giveHomework(office: Page): Promise<void> {
  await office.goto(`/review?class=${idOf('class')}`);
  await heading(office, CLASS);
  await office.getByText(words.say('review:atTable')).waitFor();
  await office.keyboard.press('d');
  const dialog = office.getByRole('dialog', { name: words.say('review:setHomework') });
  await dialog.getByLabel(words.say('review:homework.title')).fill('Croupier non qualifié');
  await shoot(office, 'school/homework');
  await dialog.getByRole('button', { name: words.say('review:homework.give') }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** A made-up school, as `tapis demo` makes it. */
async function takeTerm(browser: Browser): Promise<void> {
  const secrets = scryptHasher(randomBytes, 2);
  let entrance: { readonly login: string; readonly password: string } | undefined;
  const desk = await openSceneDesk({
    prepare: async (store) => {
      ({ supervisor: entrance } = await fillDemo(store, { seed: FIRST_SEED, trainees: 30, end: MORNING, secrets }));
    },
  });
  desk.setTime(MORNING);
  const page = await openWindow(browser, desk, MORNING);
  await ask<Session>(page, 'POST', '/api/sign-in', { login: entrance?.login, secret: entrance?.password });
  await ask<Profile>(page, 'PUT', '/api/profile', { name: SUPERVISOR.name });
  await prefer(page, { language: 'fr', theme: 'light' });
  await page.goto('/review?period=term');
  await page.locator('.board-table tbody tr').first().waitFor();
  await shoot(page, 'school/board-term');
  await page.goto('/review/heat-map?period=term');
  await page.getByRole('table').waitFor();
  await shoot(page, 'school/weak-points');
  await page.context().close();
  await desk.close();
}
