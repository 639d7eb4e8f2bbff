import { describe, expect, it } from 'vitest';

import { languageFor } from '#shared/api/language.ts';

describe('languageFor', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['zh-TW'], 'zh-Hant'],
    [['zh-Hans-CN', 'en'], 'zh-Hant'],
    [['de-LU', 'fr-LU', 'en'], 'fr'],
    [['pt-PT'], 'en'],
    [[], 'en'],
    [['EN_us'], 'en'],
    [['french', 'zh'], 'zh-Hant'],
  ])('of %j is %s', (tags, language) => {
    expect(languageFor(tags)).toBe(language);
  });
});
