import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterAll, describe, expect, it } from 'vitest';

import { launch, launchToEnd, makeHome, removeHome } from '../support/electron-stand-in/launch.ts';
import { browserMissing } from '../support/needs.ts';
import { PATIENCE } from './launched.ts';

/** The steps build on one another: one person's folder over several starts. */
describe.skipIf(browserMissing !== undefined)('the desktop application over several starts', () => {
  const home = makeHome();
  const data = (name: string) => path.join(home, 'data', name);
  afterAll(() => {
    removeHome(home);
  });

  it('opens centred, focuses its window for a second start, closes its store', async () => {
    const application = await launch({ home });
    const { evaluate } = application;
    expect(await evaluate(({ window }) => window().options)).toMatchObject({ x: 320, y: 153, width: 1280, height: 800 });

    await evaluate(({ window }) => {
      window().minimize();
    });
    expect(await launchToEnd({ home })).toMatchObject({ code: 0, errorBoxes: [] });
    await expect.poll(() => evaluate(({ window }) => window().log), PATIENCE).toEqual(['show', 'restore', 'show', 'focus']);

    // What the interface would do: the next start is to be Chinese and dark from its first moment.
    await application.page.evaluate(async () => {
      const { preferences } = (await (await fetch('/api/session')).json()) as { preferences: object };
      const body = JSON.stringify({ ...preferences, language: 'zh-Hant', theme: 'dark' });
      await fetch('/api/preferences', { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
    });
    await evaluate(({ window }) => {
      window().setBounds({ x: 2000, y: 100, width: 1100, height: 900 });
      window().maximize();
    });
    expect(await application.quit()).toMatchObject({ code: 0, errorBoxes: [] });
    expect(existsSync(data('tapis.sqlite'))).toBe(true);
    expect(existsSync(data('tapis.sqlite-wal'))).toBe(false);
  });

  it('opens again where it was, in the language and on the ground that were chosen', async () => {
    const workAreas = [
      { x: 0, y: 0, width: 1920, height: 1080 },
      { x: 1920, y: 0, width: 1920, height: 1080 },
    ];
    const application = await launch({ home, workAreas });
    const found = await application.evaluate(({ window, menuLines }) => ({
      options: window().options,
      isMaximised: window().isMaximized(),
      menu: menuLines().map(({ label }) => label),
    }));
    expect(found.options).toMatchObject({ x: 2000, y: 100, width: 1100, height: 900, backgroundColor: '#101513' });
    expect(found.isMaximised).toBe(true);
    expect(found.menu).toContain('說明');

    await application.evaluate(({ window }) => {
      window().webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
    });
    await expect
      .poll(() => application.errorBoxes, PATIENCE)
      .toEqual([{ title: 'Tapis 已停止運作', content: expect.stringContaining('視窗') as string }]);
    await expect.poll(() => application.page.locator('#root').innerText(), PATIENCE).not.toBe('');
    await application.quit();
  });

  it('opens on the display there is when the other one and the file’s sense are gone', async () => {
    writeFileSync(data('window.json'), '{"bounds":{"x":1e999');
    const application = await launch({ home, isPackaged: true });
    const found = await application.evaluate(({ window, menuLines }) => ({
      options: window().options,
      roles: menuLines().flatMap(({ items }) => items.map(({ role }) => role)),
    }));
    expect(found.options).toMatchObject({ x: 320, y: 153, width: 1280, height: 800, webPreferences: { devTools: false } });
    expect(found.roles).not.toContain('toggleDevTools');
    expect(found.roles).not.toContain('reload');
    await application.quit();
  });

  it('says in the person’s language that the records are a newer version’s, and leaves them alone', async () => {
    const database = new DatabaseSync(data('tapis.sqlite'));
    database.prepare('insert into kysely_migration (name, timestamp) values (?, ?)').run('9999-future', new Date(0).toISOString());
    database.close();
    const ending = await launchToEnd({ home, languages: ['fr-MC'] });
    expect(ending.code).toBe(1);
    expect(ending.errorBoxes).toEqual([
      { title: 'Tapis ne peut pas démarrer', content: expect.stringContaining('version plus récente') as string },
    ]);
  });
});
