import { readFileSync } from 'node:fs';

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { clothOf, drawingOf, LAYOUTS, layoutOf, PLAYABLE_RULE_SETS } from '../../../../renderer/felt/layouts/index.ts';
import { chineseNumeral } from '../../../../renderer/felt/layouts/three-card/chinese-numeral.ts';
import { mcThreeCardPoker } from '../../../../renderer/felt/layouts/three-card/mc-three-card-poker.ts';
import { moFortune3CardPoker } from '../../../../renderer/felt/layouts/three-card/mo-fortune-3-card-poker.ts';
import { boxOf } from '../../../../renderer/felt/layouts/three-card/places.ts';
import { defaultOptions } from '../../../../shared/games/house-options.ts';
import { RULE_SETS, ruleSetById } from '../../../../shared/games/index.ts';
import { type HouseOptions, LEVELS } from '../../../../shared/games/types.ts';
import { knownRuleSet } from '../../../support/tables.ts';
import { wordsIn } from '../../../support/words.ts';

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
  it.each(PLAYABLE_RULE_SETS)('draws every spot of a dealt table of $id, in the language of its text', (ruleSet) => {
    const layout = layoutOf(ruleSet.id);
    expect(layout?.language).toBe(ruleSet.source.language);
    const options = defaultOptions(ruleSet.options);
    for (const level of LEVELS) {
      const { table } = ruleSet.deal({ options, seed: '0123456789abcdef0123456789abcdef', mix: 'training', level });
      const drawing = drawingOf(table);
      expect(drawing).toBeDefined();
      for (const spot of ruleSet.spots(table)) expect(drawing?.place(spot), spot.bet).toBeDefined();
    }
  });

  it('offers the games that have one', () => {
    expect(PLAYABLE_RULE_SETS.map(({ id }) => id)).toEqual(RULE_SETS.map(({ id }) => id).filter((id) => layoutOf(id)));
    expect(layoutOf('nowhere')).toBeUndefined();
  });

  it('draws no table of another game', () => {
    const table = { ruleSet: 'mc-three-card-poker', options: {} };
    for (const layout of Object.values(LAYOUTS)) expect(layout.draw(table)).toBeUndefined();
  });

  it('tells the jurisdiction by the cloth', () => {
    expect(clothOf('mc-three-card-poker')).toBe('green');
    expect(clothOf('mo-fortune-3-card-poker')).toBe('burgundy');
    expect(clothOf('nowhere')).toBe('green');
  });

  it('covers every Chinese character on a felt with the bundled serif', () => {
    const covered = serifCharacters();
    // The names of the games are set in it too, wherever one is chosen.
    const names = RULE_SETS.map(({ id }) => wordsIn('zh-Hant').say(`${id}:name`));
    const lettering = Object.values(LAYOUTS).map((layout) => layout.lettering.join(''));
    for (const text of [...names, ...lettering]) {
      expect(
        [...text].filter((character) => /\p{Script=Han}/u.test(character) && !covered(character)),
        text,
      ).toEqual([]);
    }
  });
});

describe('the three-card felts', () => {
  it.each([
    ['mc-three-card-poker', mcThreeCardPoker],
    ['mo-fortune-3-card-poker', moFortune3CardPoker],
  ])('print every box of %s and every line of its pay tables', (id, spec) => {
    const ruleSet = ruleSetById(id);
    expect(spec.boxes.map((box) => box.bet)).toEqual(ruleSet?.bets);
    expect(spec.payTables.map(({ bet }) => bet).sort()).toEqual(ruleSet?.payTables.map(({ bet }) => bet).sort());
    for (const { lines } of ruleSet?.payTables ?? []) {
      for (const { hand, odds } of lines) {
        expect(spec.hands[hand], hand).toBeTruthy();
        expect(spec.odds(odds)).toBeTruthy();
      }
    }
  });

  it('print odds as each text writes them', () => {
    expect(mcThreeCardPoker.odds({ numerator: 40, denominator: 1 })).toBe('40 pour 1');
    expect(moFortune3CardPoker.odds({ numerator: 25, denominator: 1 })).toBe('一賠二十五');
  });

  it('know their own boxes only', () => {
    expect(boxOf(mcThreeCardPoker, 'play')?.shape).toBe('rounded');
    expect(boxOf(mcThreeCardPoker, 'roulette')).toBeUndefined();
  });
});

describe('the stud felts', () => {
  it.each(['lu-casino-stud-poker', 'mc-caribbean-gold-poker'])('of %s prints what a raise wins, by the table in force', (id) => {
    const ruleSet = knownRuleSet(id);
    const printed = (options: HouseOptions): string => {
      const payTables = ruleSet.payTablesUnder?.(options) ?? ruleSet.payTables;
      return renderToStaticMarkup(layoutOf(id)?.print({ id: 'felt', payTables, options, gloss: undefined })).replaceAll('\u00a0', ' ');
    };
    const usual = defaultOptions(ruleSet.options);
    expect(printed(usual)).toContain(
      'paire 1 · deux paires 2 · brelan 3 · quinte 5 · couleur 8 · full 10 · carré 20 · quinte flush 50 · quinte royale 100 fois la mise',
    );
    const own = {
      pair: 1,
      twoPair: 2,
      threeOfAKind: 3,
      straight: 4,
      flush: 6,
      fullHouse: 9,
      fourOfAKind: 25,
      straightFlush: 50,
      royalFlush: 200,
    };
    if ('payTable' in usual) expect(printed({ ...usual, payTable: own })).toContain('couleur 6 · full 9 · carré 25');
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
