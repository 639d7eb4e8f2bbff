import { describe, expect, it, onTestFinished } from 'vitest';

import { launch, makeHome, removeHome } from '../support/electron-stand-in/launch.ts';
import { browserMissing } from '../support/needs.ts';

describe.skipIf(browserMissing !== undefined)('events in the desktop application', () => {
  it('reach the page on app://tapis/, and do not keep the application from ending', async () => {
    const home = makeHome();
    onTestFinished(() => removeHome(home));
    const { page, quit } = await launch({ home });
    const told = await page.evaluate(async () => {
      const post = (path: string, body: object) =>
        fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      await post('/api/school', { school: 'École', name: 'Hélène', password: 'correct horse battery' });
      const events = new EventSource('/api/school/events');
      await new Promise((resolve) => events.addEventListener('open', resolve));
      const heard = new Promise<string>((resolve) => events.addEventListener('message', ({ data }) => resolve(String(data))));
      await post('/api/classes', { id: crypto.randomUUID(), name: 'A' });
      return heard;
    });
    expect(JSON.parse(told)).toEqual(['people']);
    expect(await quit()).toMatchObject({ code: 0, errorBoxes: [] });
  });
});
