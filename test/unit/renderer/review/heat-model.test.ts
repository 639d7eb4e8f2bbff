import { describe, expect, it } from 'vitest';

import type { CountedFact } from '#shared/scoring/facts.ts';

import { cohortRows, heatOf, peopleMet, weakestOf, weeklyRows, weeksOf } from '../../../../renderer/review/heat/heat-model.ts';

const fact = (code: string, met: number, failed: number, kind: CountedFact['kind'] = 'situation'): CountedFact => ({
  ruleSet: 'mc-three-card-poker',
  kind,
  code,
  met,
  failed,
});

describe('the heat of a fact', () => {
  it.each([
    [10, 10, 1],
    [10, 4, 1],
    [10, 3, 2],
    [20, 3, 3],
    [100, 7, 4],
    [100, 3, 4],
    [50, 1, 5],
    [1, 0, 5],
  ])('met %d times and failed %d is level %d', (met, failed, level) => {
    expect(heatOf({ met, failed })?.level).toBe(level);
  });

  it('is none where it was not met', () => {
    expect(heatOf({ met: 0, failed: 0 })).toBeNull();
  });
});

describe('the rows of a cohort', () => {
  it('begin with the smallest share, leave kinds of error out, and leave cells empty', () => {
    const rows = cohortRows({
      period: { from: '2026-01-01', to: '2026-01-31' },
      people: [
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B' },
      ],
      facts: [fact('fold', 16, 0), fact('arithmetic', 2, 2, 'error'), fact('tie', 14, 3), fact('rare', 9, 9)],
      cells: [
        { person: 'b', fact: 'mc-three-card-poker:situation:tie', met: 4, failed: 3 },
        { person: 'a', fact: 'mc-three-card-poker:situation:fold', met: 6, failed: 0 },
      ],
    });
    expect(rows.map((row) => row.fact.code)).toEqual(['tie', 'fold', 'rare']);
    expect(rows.map(({ total }) => total.isThin)).toEqual([false, false, true]);
    expect(rows.map(({ cells }) => cells.map((cell) => cell?.rate ?? null))).toEqual([
      [null, 25],
      [100, null],
      [null, null],
    ]);
  });
});

describe('situations met once or twice', () => {
  it('come below those that say something', () => {
    const view = { facts: [fact('rare', 2, 2), fact('tie', 9, 2)], weeks: [] };
    expect(weeklyRows(view).map((row) => row.fact.code)).toEqual(['tie', 'rare']);
  });
});

describe('the rows of a trainee', () => {
  it('have a column a week, the oldest first', () => {
    const view = {
      facts: [fact('tie', 3, 1)],
      weeks: [
        { ...fact('tie', 2, 0), week: '2026-01-12' },
        { ...fact('tie', 1, 1), week: '2026-01-05' },
      ],
    };
    expect(weeksOf(view)).toEqual(['2026-01-05', '2026-01-12']);
    expect(weeklyRows(view)[0]?.cells.map((cell) => cell?.rate)).toEqual([0, 100]);
  });
});
describe('who has a column', () => {
  const map = {
    period: { from: '2026-01-01', to: '2026-01-31' },
    people: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
      { id: 'c', name: 'C' },
    ],
    facts: [fact('tie', 4, 3), fact('missed', 2, 2, 'error')],
    cells: [
      { person: 'c', fact: 'mc-three-card-poker:situation:tie', met: 4, failed: 3 },
      { person: 'b', fact: 'mc-three-card-poker:error:missed', met: 2, failed: 2 },
    ],
  };

  it('is who met a situation: nobody else', () => {
    expect(peopleMet(map).map(({ id }) => id)).toEqual(['c']);
    expect(cohortRows(map).map(({ cells }) => cells.length)).toEqual([1]);
  });
});

describe('the weakest situation', () => {
  it.each([
    [
      'is the first of those that say something',
      [fact('rare', 9, 9), fact('missed', 19, 19, 'error'), fact('tie', 19, 2)],
      fact('tie', 19, 2),
    ],
    ['is none where none failed', [fact('tie', 19, 0), fact('rare', 9, 1)], 'noneFailed'],
    ['is not to be told from a few', [fact('rare', 9, 9)], 'few'],
    ['is not to be told from nothing', [], 'few'],
  ])('%s', (_, facts, expected) => {
    expect(weakestOf({ facts })).toEqual(expected);
  });
});
