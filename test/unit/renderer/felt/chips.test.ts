import { describe, expect, it } from 'vitest';

import { breakdown, rackColumns, STACK_LIMIT, stacksOf } from '../../../../renderer/felt/chips/breakdown.ts';
import { chipStyle } from '../../../../renderer/felt/chips/chip-style.ts';
import { markArcs, sideMarks } from '../../../../renderer/felt/chips/chip-paths.ts';
import { hash } from '../../../../renderer/felt/chips/hash.ts';
import { RULE_SETS } from '../../../../shared/games/index.ts';

const EURO = [500_000, 100_000, 50_000, 10_000, 2_500, 500, 100];
const sum = (chips: readonly number[]): number => chips.reduce((total, chip) => total + chip, 0);

describe('breakdown', () => {
  it('takes the fewest chips, the largest first', () => {
    expect(breakdown(4_000, EURO)).toEqual([2_500, 500, 500, 500]);
    expect(breakdown(63_100, EURO)).toEqual([50_000, 10_000, 2_500, 500, 100]);
    expect(breakdown(0, EURO)).toEqual([]);
  });

  it('does not mind in which order the values are given', () => {
    expect(breakdown(4_000, [...EURO].reverse())).toEqual(breakdown(4_000, EURO));
  });

  it('leaves out what no chip can make', () => {
    expect(breakdown(150, EURO)).toEqual([100]);
  });

  it('adds up for every whole amount', () => {
    for (let units = 1; units <= 1_200; units += 1) expect(sum(breakdown(units * 100, EURO))).toBe(units * 100);
  });

  it('ends with an absurd amount', () => {
    expect(breakdown(Number.MAX_SAFE_INTEGER, [100]).length).toBeLessThanOrEqual(200);
  });
});

describe('stacks', () => {
  it('builds one stack up to twenty and another beyond', () => {
    expect(stacksOf(Array.from({ length: 20 }, () => 100))).toHaveLength(1);
    const stacks = stacksOf(Array.from({ length: 21 }, () => 100));
    expect(stacks.map((stack) => stack.length)).toEqual([STACK_LIMIT, 1]);
    expect(stacksOf([])).toEqual([]);
  });
});

describe('the rack', () => {
  it.each(RULE_SETS)('holds every value of $id, smallest first, in ten tubes', ({ denominations }) => {
    const columns = rackColumns(denominations, 10);
    expect(columns).toHaveLength(10);
    expect(new Set(columns.map(({ value }) => value))).toEqual(new Set(denominations));
    expect(columns.map(({ value }) => value)).toEqual(columns.map(({ value }) => value).sort((a, b) => a - b));
  });
});

describe('the look of a chip', () => {
  it.each(RULE_SETS)('tells every value of $id by its marks and not by its colour alone', ({ denominations }) => {
    const looks = denominations.map((value) => {
      const { marks, inlay } = chipStyle(value);
      return `${marks.count} ${marks.parts} ${marks.half} ${inlay}`;
    });
    expect(new Set(looks).size).toBe(denominations.length);
    for (const value of denominations) expect(chipStyle(value).base).not.toContain('other');
  });

  it('still labels a value without a colour of its own', () => {
    expect(chipStyle(250)).toMatchObject({ label: '2.5', base: 'var(--chip-other)' });
  });

  it('draws the marks that face the dealer, whole and in number', () => {
    const { marks } = chipStyle(500);
    expect(markArcs(marks, 0)).toHaveLength(6);
    expect(markArcs(chipStyle(10_000).marks, 30)).toHaveLength(8);
    const path = sideMarks({ x: 0, y: 0, rx: 18, ry: 12 }, markArcs(marks, 0), 4);
    expect(path).not.toContain('NaN');
  });

  it('lies the same every time', () => {
    const values = Array.from({ length: 500 }, (_, seed) => hash(seed));
    expect(values).toEqual(Array.from({ length: 500 }, (_, seed) => hash(seed)));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    expect(new Set(values).size).toBeGreaterThan(490);
  });
});
