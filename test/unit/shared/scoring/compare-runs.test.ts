import { describe, expect, it } from 'vitest';

import { compareRuns } from '#shared/scoring/compare-runs.ts';
import type { ComparedRun } from '#shared/scoring/types.ts';

function run(name: string, accuracy: number | null): ComparedRun {
  return { run: name, startedAt: 0, accuracy, decisionsPerMinute: null, moneyError: 0 };
}

describe('compareRuns', () => {
  it('has nothing to compare the first run with', () => {
    expect(compareRuns([], run('a', 80))).toEqual({ recent: [run('a', 80)], accuracyChange: null, bestAccuracy: 80, isBest: false });
  });

  it('compares with the run before and with the best', () => {
    expect(compareRuns([run('a', 90), run('b', 80.1)], run('c', 85.3))).toMatchObject({
      accuracyChange: 5.2,
      bestAccuracy: 90,
      isBest: false,
    });
    expect(compareRuns([run('a', 90)], run('b', 90))).toMatchObject({ accuracyChange: 0, isBest: false });
    expect(compareRuns([run('a', 90), run('b', null)], run('c', 95))).toMatchObject({
      accuracyChange: null,
      bestAccuracy: 95,
      isBest: true,
    });
    expect(compareRuns([run('a', null)], run('b', null))).toMatchObject({ accuracyChange: null, bestAccuracy: null, isBest: false });
  });

  it('shows the last eight, this one last', () => {
    const earlier = Array.from({ length: 20 }, (_, index) => run(`r${index}`, index));
    const { recent } = compareRuns(earlier, run('now', 50));
    expect(recent).toHaveLength(8);
    expect(recent[0]?.run).toBe('r13');
    expect(recent.at(-1)?.run).toBe('now');
  });
});
