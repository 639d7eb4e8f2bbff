import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import type { FileRequest } from '#shared/api/bridge.ts';
import { browserMissing } from '../support/needs.ts';
import { launchedApplication } from './launched.ts';

const CHANNELS = ['tapis:open-school', 'tapis:print-to-pdf', 'tapis:save-file', 'tapis:set-language'];
/** An argument each channel would take. */
const GOOD = {
  'tapis:open-school': 'http://127.0.0.1:9/',
  'tapis:print-to-pdf': { name: 'a.pdf' },
  'tapis:save-file': { name: 'a.csv', content: '' },
  'tapis:set-language': 'en',
};

describe.skipIf(browserMissing !== undefined)('the native bridge', () => {
  const application = launchedApplication({ languages: ['fr-FR', 'zh-TW'] });

  const answerNextDialog = (filePath: string | null) =>
    application().evaluate(({ saveDialogs }, chosen) => {
      saveDialogs.answers.push({ canceled: chosen === null, filePath: chosen ?? '' });
    }, filePath);
  const saveFile = (request: FileRequest) => application().page.evaluate((given) => window.tapis?.saveFile(given), request);

  it('has the declared names and no others, and cannot be changed', async () => {
    const found = await application().page.evaluate(() => ({
      names: Object.keys(window.tapis ?? {}).sort(),
      isFrozen: Object.isFrozen(window.tapis),
      version: window.tapis?.appVersion,
      languages: window.tapis?.systemLanguages,
    }));
    expect(found).toEqual({
      names: ['appVersion', 'openSchool', 'printToPdf', 'saveFile', 'setLanguage', 'systemLanguages'],
      isFrozen: true,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
      languages: ['fr-FR', 'zh-TW'],
    });
  });

  it('opens no other channels', async () => {
    expect((await application().evaluate(({ openChannels }) => openChannels())).toSorted()).toEqual(CHANNELS);
  });

  it('words the menu in the system’s language, then in the one the interface takes', async () => {
    const { page, evaluate } = application();
    const titles = async () => (await evaluate(({ menuLines }) => menuLines())).map(({ label }) => label);
    expect(await titles()).toEqual(['Fichier', 'Édition', 'Affichage', 'Fenêtre', 'Aide']);
    expect(await page.evaluate(() => window.tapis?.setLanguage('zh-Hant'))).toEqual({ ok: true, value: null });
    expect(await titles()).toEqual(['檔案', '編輯', '檢視', '視窗', '說明']);
    await page.evaluate(() => window.tapis?.setLanguage('en'));
    expect(await titles()).toEqual(['File', 'Edit', 'View', 'Window', 'Help']);
  });

  it('saves a file where the person chooses', async () => {
    const { home, evaluate } = application();
    const file = path.join(home, 'résultats.csv');
    await answerNextDialog(file);
    expect(await saveFile({ name: 'résultats.csv', content: 'mise,10 €\n' })).toEqual({ ok: true, value: 'saved' });
    expect(readFileSync(file, 'utf8')).toBe('mise,10 €\n');
    expect(await evaluate(({ saveDialogs }) => saveDialogs.asked.at(-1))).toMatchObject({
      defaultPath: path.join(home, 'documents', 'résultats.csv'),
      filters: [{ extensions: ['csv'] }],
    });
  });

  it('saves nothing when the person cancels', async () => {
    await answerNextDialog(null);
    expect(await saveFile({ name: 'a.txt', content: 'x' })).toEqual({ ok: true, value: 'cancelled' });
  });

  it('says when the file could not be written', async () => {
    const folder = path.join(application().home, 'folder.csv');
    mkdirSync(folder);
    await answerNextDialog(folder);
    expect(await saveFile({ name: 'a.csv', content: 'x' })).toEqual({ ok: false, error: 'notWritten' });
  });

  it('prints the page to a PDF', async () => {
    const file = path.join(application().home, 'feuille.pdf');
    await answerNextDialog(file);
    const reply = await application().page.evaluate(() => window.tapis?.printToPdf({ name: 'feuille.pdf' }));
    expect(reply).toEqual({ ok: true, value: 'saved' });
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
  });

  describe('opening a school', () => {
    const openSchool = (address: string) => application().page.evaluate((given) => window.tapis?.openSchool(given), address);
    const opened = () => application().evaluate(({ openedOutside }) => openedOutside);
    /** A server on this machine that says this to whatever it is asked. */
    const serve = async (say: unknown): Promise<string> => {
      const server = createServer((_request, response) => response.end(typeof say === 'string' ? say : JSON.stringify(say)));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void server.close());
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    };
    const session = { appVersion: '1.0.0', engineVersion: '1' };

    it('hands its address to the system’s browser, and stays where it is', async () => {
      const address = await serve({ ...session, school: { name: 'Mondorf' } });
      expect(await openSchool(address)).toEqual({ ok: true, value: 'opened' });
      expect(await opened()).toEqual([address]);
    });

    it.each([
      ['noSchool', { ...session, school: null }],
      ['notTapis', { hello: 'world' }],
      ['notTapis', '<html>'],
    ])('says %s and opens nothing', async (outcome, say) => {
      const before = await opened();
      expect(await openSchool(await serve(say))).toEqual({ ok: true, value: outcome });
      expect(await opened()).toEqual(before);
    });

    it('says when nothing answers', async () => {
      expect(await openSchool('http://127.0.0.1:9/')).toEqual({ ok: true, value: 'unreachable' });
    });

    it.each(['file:///etc/passwd', 'http://a/b', 'javascript:alert(1)', 'http://a@b/', '127.0.0.1', ''])('refuses %j', async (address) => {
      expect(await openSchool(address)).toEqual({ ok: false, error: 'invalidRequest' });
    });
  });

  it.each(['', '../a.csv', 'a/b.csv', 'a\\b.csv', '.csv', 'C:a.csv', 'a.exe', 'a\n.csv', `${'a'.repeat(120)}.csv`])(
    'refuses the file name %j',
    async (name) => {
      expect(await saveFile({ name, content: '' })).toEqual({ ok: false, error: 'invalidRequest' });
    },
  );

  it.each([[[]], [[null]], [['de']], [['en', 'fr']], [[{ language: 'en' }]]])('refuses a language given as %j', async (values) => {
    const reply = await application().evaluate(
      ({ window, invokeChannel }, given) =>
        invokeChannel({ sender: window().webContents, frame: { url: 'app://tapis/', parent: null } }, 'tapis:set-language', ...given),
      values,
    );
    expect(reply).toEqual({ ok: false, error: 'invalidRequest' });
  });

  describe.each(CHANNELS as (keyof typeof GOOD)[])('over %s', (channel) => {
    it.each([
      ['a foreign page', { url: 'https://example.org/', parent: null }],
      ['a look-alike host', { url: 'app://tapis.example/', parent: null }],
      ['a file', { url: 'file:///tapis/index.html', parent: null }],
      ['a frame inside the interface', { url: 'app://tapis/', parent: {} }],
      ['a frame that is gone', null],
    ])('refuses %s', async (_name, frame) => {
      const reply = await application().evaluate(
        ({ window, invokeChannel }, { from, to, value }) => invokeChannel({ sender: window().webContents, frame: from }, to, value),
        { from: frame, to: channel, value: GOOD[channel] },
      );
      expect(reply).toEqual({ ok: false, error: 'forbidden' });
    });
  });
});
