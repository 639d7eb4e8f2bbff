import { describe, expect, it } from 'vitest';

import { browserMissing } from '../support/needs.ts';
import { PATIENCE, launchedApplication } from './launched.ts';

describe.skipIf(browserMissing !== undefined)('what the interface may not do', () => {
  const application = launchedApplication();
  const refused = () => application().evaluate(({ window }) => window().webContents.refused);

  it('leave app://tapis/', async () => {
    const { page, evaluate } = application();
    await page.evaluate(() => {
      location.href = 'https://example.org/';
    });
    await expect.poll(refused, PATIENCE).toContainEqual({ what: 'navigation', url: 'https://example.org/' });
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = 'http://localhost:9/elsewhere';
      document.body.append(link);
      link.click();
    });
    await expect.poll(refused, PATIENCE).toContainEqual({ what: 'navigation', url: 'http://localhost:9/elsewhere' });
    expect(await evaluate(({ window }) => window().webContents.getURL())).toBe('app://tapis/');
  });

  it('open windows, not even on its own pages', async () => {
    const { page } = application();
    await page.evaluate(() => {
      window.open('https://example.org/popup');
      window.open('/own');
    });
    await expect.poll(refused, PATIENCE).toEqual(
      expect.arrayContaining([
        { what: 'window', url: 'https://example.org/popup' },
        { what: 'window', url: 'app://tapis/own' },
      ]),
    );
    await expect.poll(() => page.context().pages().length, PATIENCE).toBe(1);
  });

  it.each(['https://example.org/a.png', 'http://127.0.0.1:9/', 'ws://example.org/', 'file:///etc/passwd', 'app://other/'])(
    'ask for %s',
    async (url) => {
      expect(await application().evaluate(({ isRequestAllowed }, address) => isRequestAllowed(address), url)).toBe(false);
    },
  );

  it('yet may ask for its own pages, and for what it made itself', async () => {
    for (const url of ['app://tapis/api/session', 'data:image/png;base64,', 'blob:app://tapis/1']) {
      expect(await application().evaluate(({ isRequestAllowed }, address) => isRequestAllowed(address), url)).toBe(true);
    }
  });

  it.each([
    'notifications',
    'media',
    'geolocation',
    'clipboard-read',
    'openExternal',
    'fullscreen',
    'usb',
    'hid',
    'serial',
    'midi',
    'unknown',
  ])('have the permission %s', async (permission) => {
    const answer = await application().evaluate(({ askPermission }, asked) => askPermission(asked, 'app://tapis'), permission);
    expect(answer).toEqual({ request: false, check: false, device: false });
  });

  it('be replaced by another page, not even by the application itself', async () => {
    const load = application().evaluate(({ window }) => window().loadURL('https://example.org/'));
    await expect(load).rejects.toThrow('ERR_BLOCKED_BY_CLIENT');
  });
});
