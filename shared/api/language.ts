import type { Language } from './schemas.ts';

/**
 * The first of a reader's languages that the application speaks, English when it speaks none.
 * Every Chinese tag gets Traditional Chinese: a reader of Simplified is nearer to it than to English.
 */
export function languageFor(tags: readonly string[]): Language {
  for (const tag of tags) {
    const primary = tag.toLowerCase().split(/[-_]/)[0];
    if (primary === 'zh') return 'zh-Hant';
    if (primary === 'fr') return 'fr';
    if (primary === 'en') return 'en';
  }
  return 'en';
}
