import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type Application, type LaunchOptions, launch, launchToEnd, makeHome, removeHome } from '../support/electron-stand-in/launch.ts';
import { browserMissing } from '../support/needs.ts';
import { PATIENCE } from './launched.ts';

describe.skipIf(browserMissing !== undefined)('starting and ending the desktop application', () => {
  let home = '';
  let running: Application | undefined;
  const data = (name: string) => path.join(home, 'data', name);
  const start = async (options: LaunchOptions = {}) => (running = await launch({ home, ...options }));

  beforeEach(() => {
    home = makeHome();
    mkdirSync(path.join(home, 'data'));
  });
  afterEach(async () => {
    await running?.quit();
    running = undefined;
    removeHome(home);
  });

  it('focuses its window when it is started a second time', async () => {
    const { evaluate } = await start();
    await evaluate(({ window }) => {
      window().minimize();
    });
    expect(await launchToEnd({ home })).toMatchObject({ code: 0, errorBoxes: [] });
    await expect.poll(() => evaluate(({ window }) => window().log), PATIENCE).toEqual(['show', 'restore', 'show', 'focus']);
  });

  it('opens again where it was, in the language and on the ground that were chosen', async () => {
    const { page, evaluate, quit } = await start();
    expect(await evaluate(({ window }) => window().options)).toMatchObject({ x: 320, y: 153, width: 1280, height: 800 });
    await page.evaluate(async () => {
      const { preferences } = (await (await fetch('/api/session')).json()) as { preferences: object };
      const body = JSON.stringify({ ...preferences, language: 'zh-Hant', theme: 'dark' });
      await fetch('/api/preferences', { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
    });
    await evaluate(({ window }) => {
      window().setBounds({ x: 2000, y: 100, width: 1100, height: 900 });
      window().maximize();
    });
    expect(await quit()).toMatchObject({ code: 0, errorBoxes: [] });
    // Left behind only where the database was not closed.
    expect(existsSync(data('tapis.sqlite'))).toBe(true);
    expect(existsSync(data('tapis.sqlite-wal'))).toBe(false);

    const workAreas = [0, 1920].map((x) => ({ x, y: 0, width: 1920, height: 1080 }));
    const again = await start({ workAreas });
    const found = await again.evaluate(({ window, menuLines }) => ({
      options: window().options,
      isMaximised: window().isMaximized(),
      menu: menuLines().map(({ label }) => label),
    }));
    expect(found.options).toMatchObject({ x: 2000, y: 100, width: 1100, height: 900, backgroundColor: '#101513' });
    expect(found.isMaximised).toBe(true);
    expect(found.menu).toContain('說明');
  });

  it('passes over a damaged note of where it was, and hides what is for developers once packaged', async () => {
    writeFileSync(data('window.json'), '{"bounds":{"x":1e999');
    const { evaluate } = await start({ isPackaged: true, darkSystem: true });
    const found = await evaluate(({ window, menuLines }) => ({
      options: window().options,
      roles: menuLines().flatMap(({ items }) => items.map(({ role }) => role)),
    }));
    expect(found.options).toMatchObject({ x: 320, y: 153, backgroundColor: '#101513', webPreferences: { devTools: false } });
    expect(found.roles).not.toContain('toggleDevTools');
    expect(found.roles).not.toContain('reload');
  });

  it('says in the person’s language that the records are a newer version’s', async () => {
    const database = new DatabaseSync(data('tapis.sqlite'));
    database.exec(
      "create table kysely_migration (name text primary key, timestamp text); insert into kysely_migration values ('9999', '')",
    );
    database.close();
    expect(await launchToEnd({ home, languages: ['fr-MC'] })).toMatchObject({
      code: 1,
      errorBoxes: [{ title: 'Tapis ne peut pas démarrer', content: expect.stringContaining('version plus récente') as string }],
    });
    expect(readFileSync(data('tapis.log'), 'utf8')).toContain('databaseNewer');
  });

  it('says which file is no database, and leaves it alone', async () => {
    writeFileSync(data('tapis.sqlite'), 'not a database, but somebody’s notes '.repeat(100));
    const before = readFileSync(data('tapis.sqlite'));
    const { code, errorBoxes } = await launchToEnd({ home, languages: ['zh-HK'] });
    expect(code).toBe(1);
    expect(errorBoxes).toEqual([{ title: 'Tapis 無法啟動', content: expect.stringContaining(data('tapis.sqlite')) as string }]);
    expect(readFileSync(data('tapis.sqlite'))).toEqual(before);
  });
});
