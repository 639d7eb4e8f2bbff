import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';

import type { RunState } from '#shared/api/schemas.ts';

import { browserForFile, builtServerForFile } from '../support/browser.ts';
import { expect } from '../support/expect.ts';
import { browserMissing } from '../support/needs.ts';
import { ask, runOf, startRun } from '../support/page-desk.ts';
import { runSettings } from '../support/settling.ts';
import { doByKeys, tableOn } from '../support/table-hand.ts';
import { MONACO } from '../support/three-card.ts';
import { wordsIn } from '../support/words.ts';

const words = wordsIn('fr');
const SCHOOL = 'École de croupiers de Mondorf';
const PASSWORD = 'le tapis vert du soir';

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${page.url()}: ${id} at ${String(target)}`));
}

const field = (page: Page, key: string) => page.getByRole('textbox', { name: words.say(key), exact: true });
const press = (page: Page, key: string, values = {}) => page.getByRole('button', { name: words.say(key, values) }).click();

async function signIn(page: Page, login: string, secret: string): Promise<void> {
  await field(page, 'school:signIn.login').fill(login);
  await page.getByLabel(words.say('school:signIn.secret'), { exact: true }).fill(secret);
  await page.keyboard.press('Enter');
}

describe.skipIf(browserMissing !== undefined)('a school', () => {
  const open = browserForFile();
  const server = builtServerForFile();

  it('is set up, takes in a list, and its trainees sign in, train and lose nothing', { timeout: 240_000 }, async () => {
    const office = await open({ language: 'fr', baseURL: server.url(), reducedMotion: 'reduce' });
    const found: string[] = [];
    await office.goto('/');
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(words.say('school:doors.title'));
    await office.keyboard.press('2');
    await field(office, 'school:setUp.school').fill(SCHOOL);
    await field(office, 'school:setUp.name').fill('Nadia Keller');
    await office.getByLabel(words.say('school:secret.password'), { exact: true }).fill(PASSWORD);
    found.push(...(await faults(office)));
    await office.keyboard.press('Enter');
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(words.say('school:setUp.done', { school: SCHOOL }));
    await office.getByRole('checkbox').check();
    await press(office, 'school:setUp.enter');

    await office.getByRole('link', { name: words.say('people:import') }).click();
    await field(office, 'people:importPage.list').fill('Camille Morel\nHugo Laurent;hlaurent;482915');
    await press(office, 'people:importPage.preview');
    await press(office, 'people:importPage.submit', { count: 2 });
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(words.say('people:importPage.doneTitle', { count: 2 }));
    const pin = await office
      .getByRole('row', { name: /Camille Morel/u })
      .getByRole('cell')
      .last()
      .innerText();
    expect(pin).toMatch(/^\d{6,}$/u);
    await press(office, 'people:done');
    await press(office, 'people:importPage.leave');
    await expect(office.getByRole('link', { name: 'Hugo Laurent' })).toBeVisible();
    found.push(...(await faults(office)));

    const desk = await open({ language: 'fr', baseURL: server.url(), reducedMotion: 'reduce' });
    await desk.goto('/');
    await expect(desk.getByText(SCHOOL)).toBeVisible();
    await signIn(desk, 'camille.morel', '000000');
    await expect(desk.getByText(words.say('school:signIn.bad'))).toBeVisible();
    found.push(...(await faults(desk)));
    await desk.getByLabel(words.say('school:signIn.secret'), { exact: true }).fill(pin);
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { level: 1 })).toContainText('Camille Morel');

    const { run } = await startRun(desk, runSettings(MONACO, { items: 2 }));
    await desk.goto(`/run/${run.id}`);
    const panel = desk.getByRole('complementary', { name: words.say('correction:title') });
    const first = await tableOn(desk, words);
    await doByKeys(first, first.steps);
    await desk.keyboard.press('d');
    await expect(panel).toContainText(words.say('correction:clean'));
    await desk.keyboard.press('Enter');

    // The session ends while the second table is settled.
    const second = await tableOn(desk, words);
    await doByKeys(second, second.steps);
    await desk.context().clearCookies();
    await desk.keyboard.press('d');
    await expect(desk.getByRole('heading', { name: words.say('school:signIn.ended', { name: 'Camille Morel' }) })).toBeVisible();
    await expect(desk.getByText(words.say('school:signIn.endedUnsent'))).toBeVisible();
    await desk.getByLabel(words.say('school:signIn.secret'), { exact: true }).fill(pin);
    await desk.keyboard.press('Enter');
    await expect(panel).toContainText(words.say('correction:clean'));
    expect(runOf(desk)).toBe(run.id);
    expect((await ask<RunState>(desk, 'GET', `/api/runs/${run.id}`)).run).toMatchObject({ answered: 2, cleanItems: 2 });

    await desk.goto('/');
    await press(desk, 'school:corner.signOut');
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(words.say('school:signIn.title'));

    // Guessing is slowed down, and the time to wait is said.
    const other = await open({ language: 'fr', baseURL: server.url(), reducedMotion: 'reduce' });
    await other.goto('/');
    await field(other, 'school:signIn.login').fill('hlaurent');
    const secret = other.getByLabel(words.say('school:signIn.secret'), { exact: true });
    for (let tries = 0; tries < 8 && !(await other.getByRole('timer').isVisible()); tries += 1) {
      await secret.fill(`00000${tries}`);
      const answered = other.waitForResponse('**/api/sign-in');
      await secret.press('Enter');
      await answered;
      await expect(secret).toHaveValue('');
    }
    await expect(other.getByRole('alert')).toContainText(words.say('school:signIn.locked'));
    await expect(other.getByRole('timer')).toContainText(/0:[0-3]\d/u);
    found.push(...(await faults(other)));
    expect(found).toEqual([]);
  });
});
