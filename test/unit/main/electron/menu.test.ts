import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it } from 'vitest';

import { languageSchema } from '#shared/api/schemas.ts';
import { menuTemplate } from '../../../../main/electron/menu.ts';
import { fill, wordsIn } from '../../../../main/electron/words.ts';

const PLATFORMS = ['linux', 'win32', 'darwin'] as const;
const flat = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])]);
const template = (language: 'en' | 'fr' | 'zh-Hant', platform: (typeof PLATFORMS)[number], isPackaged: boolean) =>
  flat(menuTemplate(wordsIn(language), { platform, appName: 'Tapis', isPackaged }));

describe.each(PLATFORMS)('the menu on %s', (platform) => {
  it.each(languageSchema.options)('has a label of its own for every item in %s', (language) => {
    const labels = template(language, platform, false)
      .filter(({ type }) => type !== 'separator')
      .map(({ label }) => label ?? '');
    for (const label of labels) expect(label).toMatch(/^[^{}]+$/);
    // The application's own menu is named after it in every language.
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('offers reloading and the developer tools in development only', () => {
    const roles = (isPackaged: boolean) => template('en', platform, isPackaged).map(({ role }) => role);
    expect(roles(false)).toEqual(expect.arrayContaining(['reload', 'toggleDevTools']));
    expect(roles(true)).not.toContain('reload');
    expect(roles(true)).not.toContain('toggleDevTools');
  });

  it('quits and tells about the application', () => {
    const roles = template('en', platform, true).map(({ role }) => role);
    expect(roles.filter((role) => role === 'quit' || role === 'about').toSorted()).toEqual(['about', 'quit']);
  });
});

describe('fill', () => {
  it('puts values in their places and leaves others be', () => {
    expect(fill('{{a}} and {{b}}', { a: '1' })).toBe('1 and {{b}}');
  });
});
