import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { chineseNumeral } from '../../../../renderer/felt/layouts/chinese-numeral.ts';
import { boxOf, clothOf, LAYOUTS, layoutOf } from '../../../../renderer/felt/layouts/index.ts';
import { RULE_SETS } from '../../../../shared/games/index.ts';

/** The characters the bundled serif covers, from its `unicode-range`s. */
function serifCharacters(): (character: string) => boolean {
  const css = readFileSync(new URL('../../../../renderer/styles/noto-serif-tc.css', import.meta.url), 'utf8');
  const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gu)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  );
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => code >= from && code <= to);
  };
}

describe('the layouts', () => {
  it.each(RULE_SETS)('draws every box of $id and prints every line of its pay tables', (ruleSet) => {
    const layout = layoutOf(ruleSet.id);
    expect(layout).toBeDefined();
    if (!layout) return;
    expect(layout.boxes.map((box) => box.bet)).toEqual(ruleSet.bets);
    expect(layout.language).toBe(ruleSet.source.language);
    expect(layout.payTables.map(({ bet }) => bet).sort()).toEqual(ruleSet.payTables.map(({ bet }) => bet).sort());
    for (const { lines } of ruleSet.payTables) {
      for (const { hand, odds } of lines) {
        expect(layout.hands[hand], hand).toBeTruthy();
        expect(layout.odds(odds)).toBeTruthy();
      }
    }
  });

  it('tells the jurisdiction by the cloth', () => {
    expect(clothOf('mc-three-card-poker')).toBe('green');
    expect(clothOf('mo-fortune-3-card-poker')).toBe('burgundy');
    expect(clothOf('nowhere')).toBe('green');
    expect(layoutOf('nowhere')).toBeUndefined();
  });

  it('prints odds as each text writes them', () => {
    expect(layoutOf('mc-three-card-poker')?.odds({ numerator: 40, denominator: 1 })).toBe('40 pour 1');
    expect(layoutOf('mo-fortune-3-card-poker')?.odds({ numerator: 25, denominator: 1 })).toBe('一賠二十五');
  });

  it('covers every Chinese character on a felt with the bundled serif', () => {
    const covered = serifCharacters();
    for (const layout of Object.values(LAYOUTS)) {
      const print = [
        layout.title.text,
        layout.subtitle.text,
        ...layout.boxes.map((box) => box.legend?.text ?? ''),
        ...layout.payTables.map(({ heading }) => heading.text),
        ...Object.values(layout.hands),
        ...Array.from({ length: 99 }, (_, index) => layout.odds({ numerator: index + 1, denominator: 1 })),
      ].join('');
      const missing = [...print].filter((character) => /\p{Script=Han}/u.test(character) && !covered(character));
      expect(missing).toEqual([]);
    }
  });
});

describe('boxOf', () => {
  it('knows the boxes of its layout only', () => {
    const layout = layoutOf('mc-three-card-poker');
    expect(layout && boxOf(layout, 'play')?.shape).toBe('rounded');
    expect(layout && boxOf(layout, 'roulette')).toBeUndefined();
  });
});

describe('chineseNumeral', () => {
  it.each([
    [0, '零'],
    [1, '一'],
    [10, '十'],
    [14, '十四'],
    [20, '二十'],
    [25, '二十五'],
    [99, '九十九'],
    [100, '100'],
    [1.5, '1.5'],
  ])('writes %s as %s', (value, text) => {
    expect(chineseNumeral(value)).toBe(text);
  });
});
