import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';

import type { Imported } from '#shared/api/people.ts';
import type { AttemptReply } from '#shared/api/schemas.ts';

import { browserForFile, builtServerForFile } from '../support/browser.ts';
import { NO_ANSWER, itemOf, rightAnswer } from '../support/desk.ts';
import { expect } from '../support/expect.ts';
import { browserMissing } from '../support/needs.ts';
import { ask, startRun } from '../support/page-desk.ts';
import { runSettings } from '../support/settling.ts';
import { MONACO } from '../support/three-card.ts';
import { wordsIn } from '../support/words.ts';

const words = wordsIn('en');
const SCHOOL = { school: 'École du Rocher', name: 'Hélène Roux', password: 'the green cloth at night' };
const TRAINEE = 'Camille Morel';
/** More than fit on one sheet. */
const OTHERS = Array.from({ length: 35 }, (_, number) => `Trainee ${String(number).padStart(2, '0')}`);
const REMARK = 'Read the dealer’s hand first.';
const REASON = 'Shown at the table before it was taken.';

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${page.url()}: ${id} at ${String(target)}`));
}

/** Content scrolls in its own place: where the document scrolls as well, two bars stand side by side. */
function scrollsTwice(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollHeight > document.documentElement.clientHeight);
}

/** Sits down and settles a first table as prescribed; what it returns leaves the second, and last, as it lies. */
async function sitDown(desk: Page): Promise<() => Promise<unknown>> {
  const { run, item } = await startRun(desk, runSettings(MONACO, { items: 2 }));
  const answer = (index: number, events: unknown) =>
    ask<AttemptReply>(desk, 'POST', `/api/runs/${run.id}/attempts`, { id: crypto.randomUUID(), index, events });
  await answer(0, rightAnswer(run.settings, itemOf({ item }).table));
  return () => answer(1, NO_ANSWER);
}

describe.skipIf(browserMissing !== undefined)('a review', () => {
  const open = browserForFile();
  const server = builtServerForFile();

  it('goes from a run that appears on the board to a remark, an override and a report on paper', { timeout: 240_000 }, async () => {
    const page = { language: 'en', baseURL: server.url(), reducedMotion: 'reduce' } as const;
    const [office, desk] = [await open(page), await open(page)];
    const found: string[] = [];
    await office.goto('/');
    await ask(office, 'POST', '/api/school', SCHOOL);
    const { people } = await ask<Imported>(office, 'POST', '/api/imports', { csv: [TRAINEE, ...OTHERS].join('\n'), class: null });
    const camille = people.find(({ person }) => person.name === TRAINEE);
    if (camille === undefined) throw new Error('nobody was imported');

    // The run appears while the supervisor looks.
    const told = office.waitForResponse('**/api/school/events');
    await office.goto('/review');
    expect((await told).status()).toBe(200);
    const row = office.getByRole('row', { name: new RegExp(TRAINEE, 'u') });
    await expect(row).toContainText(words.say('review:never'));
    await desk.goto('/');
    await ask(desk, 'POST', '/api/sign-in', { login: camille.person.login, secret: camille.secret });
    const giveUp = await sitDown(desk);
    await expect(row).toContainText(words.say('review:atTable'));
    await giveUp();
    await expect(row).not.toContainText(words.say('review:atTable'));
    expect(await scrollsTwice(office), 'board').toBe(false);
    found.push(...(await faults(office)));

    // From the board to the table that went wrong, replayed event by event.
    await row.getByRole('link', { name: TRAINEE }).click();
    await expect(office.getByRole('heading', { level: 1, name: TRAINEE })).toBeVisible();
    found.push(...(await faults(office)));
    expect(await scrollsTwice(office), 'trainee').toBe(false);
    await office.locator('.run-table').getByRole('link').first().click();
    await expect(office.getByRole('link', { name: words.say('review:run.replayFirstError') })).toBeVisible();
    expect(await scrollsTwice(office), 'run').toBe(false);
    await office.getByRole('link', { name: words.say('review:run.replayFirstError') }).click();
    const moment = office.getByRole('slider');
    await expect(moment).toBeVisible();
    const remark = office.locator('.remark-form').getByRole('textbox');
    await expect(remark).toBeVisible();
    await office.keyboard.press('Home');
    await expect(moment).toHaveAttribute('aria-valuenow', '0');
    await office.keyboard.press('ArrowRight');
    await expect(moment).toHaveAttribute('aria-valuenow', '4000');
    await office.keyboard.press('m');
    await expect(remark).toBeFocused();
    await office.keyboard.type(REMARK);
    await office.keyboard.press('Enter');
    await expect(office.getByText(words.say('review:remarks.unseen'))).toBeVisible();
    await office
      .getByRole('button', { name: words.say('review:override.open') })
      .first()
      .click();
    await office.keyboard.type(REASON);
    await office.getByRole('button', { name: words.say('review:override.save'), exact: true }).click();
    await expect(office.getByText(words.say('correction:ruled.right'))).toBeVisible();
    found.push(...(await faults(office)));

    // The trainee is told, and finds both without opening anything.
    await desk.goto('/');
    await desk.getByRole('link', { name: words.say('review:remarks.unread', { count: 2 }) }).click();
    await expect(desk.getByText(REMARK)).toBeVisible();
    await expect(desk.getByText(REASON)).toBeVisible();
    await expect(desk.getByText(words.say('review:override.machine'), { exact: true })).toBeVisible();
    await expect(desk.getByRole('button', { name: words.say('review:override.open') })).toHaveCount(0);
    found.push(...(await faults(desk)));
    await desk.goto('/');
    await expect(desk.getByRole('link', { name: /remarks? or ruling/u })).toHaveCount(0);

    // Everybody is on the class's report, on two sheets of A4.
    await office.goto('/review');
    await office.getByRole('link', { name: words.say('review:report.open') }).click();
    const everybody = office.getByRole('table').first();
    await expect(everybody.getByRole('rowheader')).toHaveCount(OTHERS.length + 1);
    await expect(office.getByRole('heading', { level: 2, name: words.say('review:report.weakest') })).toBeVisible();
    found.push(...(await faults(office)));
    const paper = (await office.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/gu)).toHaveLength(2);
    expect(paper).toMatch(/\/MediaBox\s*\[0 0 59\d(?:\.\d+)? 84\d(?:\.\d+)?\]/u);
    expect(found).toEqual([]);
  });
});
