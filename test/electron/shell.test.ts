import { describe, expect, it } from 'vitest';

import { browserMissing } from '../support/needs.ts';
import { PATIENCE, launchedApplication } from './launched.ts';

describe.skipIf(browserMissing !== undefined)('the desktop application', () => {
  const application = launchedApplication();

  it('opens its window on app://tapis/ and shows the interface', async () => {
    const { page, evaluate } = application();
    expect(await evaluate(({ window }) => window().webContents.getURL())).toBe('app://tapis/');
    await expect.poll(() => page.locator('#root').innerText(), PATIENCE).not.toBe('');
    expect(await page.title()).toContain('Tapis');
  });

  it('shows the window only once the interface is painted', async () => {
    const { evaluate } = application();
    expect(await evaluate(({ window }) => ({ atFirst: window().options.show, now: window().isVisible(), log: window().log }))).toEqual({
      atFirst: false,
      now: true,
      log: ['show'],
    });
  });

  it('hardens the window', async () => {
    const { webPreferences, ...options } = await application().evaluate(({ window }) => window().options);
    expect(options).toMatchObject({ minWidth: 1024, minHeight: 700 });
    expect(webPreferences).toEqual({
      preload: expect.stringMatching(/dist[\\/]electron[\\/]preload\.cjs$/) as string,
      additionalArguments: [expect.stringMatching(/^--tapis-facts=/)],
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      devTools: true,
    });
  });

  it('gives the interface nothing of Node or Electron', async () => {
    const found = await application().page.evaluate(() =>
      ['require', 'process', 'module', 'Buffer', 'global', 'electron', 'ipcRenderer'].filter((name) => name in window),
    );
    expect(found).toEqual([]);
  });

  it('registers one scheme with what fetch and streams need', async () => {
    expect(await application().evaluate(({ privilegedSchemes }) => privilegedSchemes())).toEqual([
      { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
    ]);
  });

  it('carries the desk: reads, and writes with a body', async () => {
    const { page } = application();
    const session = await page.evaluate(async () => {
      const response = await fetch('/api/session');
      return (await response.json()) as { preferences: { fourColourDeck: boolean; language: null }; appVersion: string };
    });
    expect(session.appVersion).toMatch(/^\d+\.\d+\.\d+$/);
    const saved = await page.evaluate(
      async (preferences) => {
        const response = await fetch('/api/preferences', {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(preferences),
        });
        return { status: response.status, body: (await response.json()) as { fourColourDeck: boolean } };
      },
      { ...session.preferences, fourColourDeck: true },
    );
    expect(saved).toMatchObject({ status: 200, body: { fourColourDeck: true } });
  });

  it('serves the interface with a policy that lets nothing else in', async () => {
    const policy = await application().page.evaluate(async () => (await fetch('/')).headers.get('content-security-policy'));
    expect(policy).toContain("default-src 'none'");
  });

  it('answers for its own host alone', async () => {
    const { evaluate } = application();
    for (const url of ['app://other/', 'app://tapis.example/api/session', 'app://tapis:8080/api/session']) {
      expect(await evaluate(({ askHandler }, address) => askHandler(address), url), url).toEqual({ status: 404 });
    }
  });

  it('loads its window again when the process of the window stops, and says so', async () => {
    const { page, errorBoxes, evaluate } = application();
    await evaluate(({ window }) => {
      window().webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
    });
    await expect
      .poll(() => errorBoxes, PATIENCE)
      .toEqual([{ title: 'Tapis has stopped', content: expect.stringContaining('saved') as string }]);
    await expect.poll(() => page.locator('#root').innerText(), PATIENCE).not.toBe('');
  });
});
