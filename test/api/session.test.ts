import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { DEFAULT_PREFERENCES, type Session } from '#shared/api/schemas.ts';
import { ENGINE_VERSION } from '#shared/engine-version.ts';

import { currentPreferences } from '../../main/services/preferences.ts';
import { type TestDesk, openTestDesk } from '../support/desk.ts';
import { SETTINGS } from '../support/records.ts';

describe('the session', () => {
  let desk: TestDesk;
  beforeEach(async () => {
    desk = await openTestDesk();
  });
  afterEach(() => desk.close());

  const session = async (): Promise<Session> => (await desk.ask<Session>('GET', '/api/session')).body;

  it('is there at the first start, without an account', async () => {
    expect(await session()).toEqual({
      appVersion: '1.2.3',
      engineVersion: ENGINE_VERSION,
      school: null,
      role: 'solo',
      profile: { id: 'local', name: null },
      preferences: DEFAULT_PREFERENCES,
    });
  });

  it('keeps name and preferences', async () => {
    const preferences = { ...DEFAULT_PREFERENCES, language: 'zh-Hant', entry: 'chips', runSettings: { [SETTINGS.ruleSet]: SETTINGS } };
    expect(await desk.ask('PUT', '/api/preferences', { body: preferences })).toMatchObject({ status: 200, body: preferences });
    expect(await desk.ask('PUT', '/api/profile', { body: { name: '  Élise 陳 ' } })).toMatchObject({
      status: 200,
      body: { name: 'Élise 陳' },
    });
    expect(await session()).toMatchObject({ profile: { id: 'local', name: 'Élise 陳' }, preferences });
    await desk.ask('PUT', '/api/profile', { body: { name: null } });
    expect((await session()).profile?.name).toBeNull();
  });

  it.each([
    [{ ...DEFAULT_PREFERENCES, theme: 'pink' }, 'theme'],
    [{ ...DEFAULT_PREFERENCES, extra: 1 }, undefined],
    [{ ...DEFAULT_PREFERENCES, runSettings: { x: { ...SETTINGS, items: 0 } } }, 'runSettings.x.items'],
    [{ ...DEFAULT_PREFERENCES, runSettings: { 'a b': SETTINGS } }, 'runSettings.a b'],
    [[], undefined],
  ])('refuses preferences such as %j', async (body, path) => {
    const error = path === undefined ? { code: 'invalidRequest' } : { code: 'invalidRequest', path };
    expect(await desk.ask('PUT', '/api/preferences', { body })).toMatchObject({ status: 400, body: { error } });
    expect((await session()).preferences).toEqual(DEFAULT_PREFERENCES);
  });

  it.each([{ name: '' }, { name: '   ' }, { name: 'x'.repeat(81) }, { name: 'a\u0000b' }, { name: 'a\nb' }, { name: 7 }, {}])(
    'refuses a name such as %j',
    async (body) => {
      expect(await desk.ask('PUT', '/api/profile', { body })).toMatchObject({ status: 400, body: { error: { code: 'invalidRequest' } } });
    },
  );
});

describe('preferences of another version', () => {
  it('keep what is still understood', () => {
    expect(currentPreferences({ theme: 'dark', entry: 'by voice', gone: true, fourColourDeck: true })).toEqual({
      ...DEFAULT_PREFERENCES,
      theme: 'dark',
      fourColourDeck: true,
    });
  });

  it.each([undefined, null, 'text', 7, []])('are the defaults when they are %j', (saved) => {
    expect(currentPreferences(saved)).toEqual(DEFAULT_PREFERENCES);
  });
});
