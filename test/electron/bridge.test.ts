import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import type { FileRequest } from '#shared/api/bridge.ts';
import { browserMissing } from '../support/needs.ts';
import { launchedApplication } from './launched.ts';

const CHANNELS = ['tapis:print-to-pdf', 'tapis:save-file', 'tapis:set-language'];
/** An argument each channel would take. */
const GOOD = { 'tapis:print-to-pdf': { name: 'a.pdf' }, 'tapis:save-file': { name: 'a.csv', content: '' }, 'tapis:set-language': 'en' };

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
      names: ['appVersion', 'printToPdf', 'saveFile', 'setLanguage', 'systemLanguages'],
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
