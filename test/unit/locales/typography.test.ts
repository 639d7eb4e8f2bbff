import { describe, expect, it } from 'vitest';

import { wordsOf } from '../../support/locales.ts';

/** Texts without their placeholders, whose names are no prose. */
function proseOf(language: 'en' | 'fr' | 'zh-Hant'): [key: string, text: string][] {
  return [...wordsOf(language)].map(([key, text]) => [key, text.replace(/\{\{[^}]*\}\}/g, '0')]);
}

function faulty(prose: readonly [string, string][], fault: RegExp): string[] {
  return prose.filter(([, text]) => fault.test(text)).map(([key, text]) => `${key}: ${text}`);
}

describe('French typography', () => {
  const prose = proseOf('fr');

  it('puts a narrow no-break space before ; ! ? and inside « »', () => {
    expect(faulty(prose, /[^\u202f][;!?»]|«[^\u202f]/)).toEqual([]);
  });
  it('puts a no-break space before a colon', () => {
    expect(faulty(prose, /[^\u00a0\d]:|\d:(?!\d)/)).toEqual([]);
  });
  it('uses the typographic apostrophe and its own quotation marks', () => {
    expect(faulty(prose, /['"“”]/)).toEqual([]);
  });
});

describe('Chinese typography', () => {
  const prose = proseOf('zh-Hant');

  it('uses full-width punctuation between Chinese characters', () => {
    expect(faulty(prose, /\p{Script=Han}\s*[,;:!?()]|[,;:!?(]\s*\p{Script=Han}|\p{Script=Han}\./u)).toEqual([]);
  });
  it('uses corner brackets for quotations', () => {
    expect(faulty(prose, /['"“”‘’]/)).toEqual([]);
  });
  it('is written in traditional characters', () => {
    expect(faulty(prose, /[这说时间错误数额赌场筹码输赢顺对练习应该请选择开关闭连线设单项组无与规则门决认识号载录并还发计赔]/u)).toEqual(
      [],
    );
  });
});

describe('English typography', () => {
  it('uses typographic apostrophes and quotation marks', () => {
    expect(faulty(proseOf('en'), /['"]/)).toEqual([]);
  });
});
