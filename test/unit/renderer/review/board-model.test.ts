import { describe, expect, it } from 'vitest';

import type { BoardRow } from '#shared/api/review.ts';
import { DEFAULT_THRESHOLDS } from '#shared/api/school.ts';
import type { Flag } from '#shared/scoring/thresholds.ts';

import { type Column, type Sorting, middleOf, sortBy, sortedRows, standingOf } from '../../../../renderer/review/board/board-model.ts';

interface Sketch {
  readonly accuracy?: number | null;
  readonly items?: number;
  readonly ready?: boolean;
  readonly flags?: readonly Flag[];
  readonly short?: number;
}

function row(name: string, { accuracy = 90, items = 120, ready = false, flags = [], short = 0 }: Sketch = {}): BoardRow {
  return {
    person: { id: name, name },
    classes: [],
    lastActivityAt: null,
    isPlaying: false,
    figures: {
      items,
      cleanItems: 0,
      decisions: 0,
      rightDecisions: 0,
      durationMs: 0,
      overridden: 0,
      accuracy,
      cleanRate: null,
      decisionsPerMinute: null,
      money: [{ currency: 'EUR', items, overpaid: 0, underpaid: short, overpaidPerHundred: 0, underpaidPerHundred: short }],
    },
    trend: null,
    recent: [],
    weakest: [],
    errors: [],
    flags,
    readiness: { ready, gaps: [] },
  };
}

describe('how a trainee stands', () => {
  it.each([
    ['ready, whatever flag is raised', { ready: true, flags: ['away'] }, 'ready'],
    ['to watch when the accuracy falls', { flags: ['accuracyFalling'] }, 'watch'],
    ['in training when only away', { flags: ['away'] }, 'training'],
    ['few items first of all', { items: 19 }, 'few'],
    ['in training from where the school judges', { items: 20 }, 'training'],
  ] as const)('is %s', (_, sketch, expected) => {
    expect(standingOf(row('A', sketch), DEFAULT_THRESHOLDS)).toBe(expected);
  });
});

describe('the middle of the figures', () => {
  it.each([
    [[], null],
    [[null, null], null],
    [[90, null, 80], 85],
    [[70, 90, 80], 80],
    [[96, null, 97], 96.5],
  ])('of %j is %j', (values, expected) => {
    expect(middleOf(values)).toBe(expected);
  });
});

describe('the sorted board', () => {
  const rows = [row('Zoé', { accuracy: 95, short: 500 }), row('Émile', { accuracy: null }), row('Ana', { accuracy: 80, short: 900 })];
  const names = (sorting: Sorting) =>
    sortedRows(rows, { sorting, currency: 'EUR', thresholds: DEFAULT_THRESHOLDS, compareNames: new Intl.Collator('fr').compare }).map(
      ({ person }) => person.name,
    );

  it.each([
    ['name', 'ascending', ['Ana', 'Émile', 'Zoé']],
    ['name', 'descending', ['Zoé', 'Émile', 'Ana']],
    ['accuracy', 'descending', ['Zoé', 'Ana', 'Émile']],
    ['accuracy', 'ascending', ['Ana', 'Zoé', 'Émile']],
    ['money', 'ascending', ['Émile', 'Zoé', 'Ana']],
  ] as const)('by %s, %s', (column, direction, expected) => {
    expect(names({ column, direction })).toEqual(expected);
  });

  it.each([
    ['accuracy', 'descending', 'accuracy', 'ascending'],
    ['accuracy', 'descending', 'name', 'ascending'],
    ['name', 'ascending', 'items', 'descending'],
  ] as const)('turns from %s, %s to %s, %s', (column, direction, next, expected) => {
    expect(sortBy({ column, direction }, next satisfies Column)).toEqual({ column: next, direction: expected });
  });
});
