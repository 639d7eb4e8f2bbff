import { describe, expect, it } from 'vitest';

import type { Decision, Grade } from '#shared/drills/types.ts';
import { runResult } from '#shared/scoring/run-result.ts';
import type { SituationCount } from '#shared/scoring/situations.ts';
import { median, ratio } from '#shared/scoring/statistics.ts';
import type { ScoredAttempt } from '#shared/scoring/types.ts';

const right: Decision = {
  kind: 'call',
  id: 'call:table',
  verdict: 'right',
  moneyError: 0,
  citation: 'c',
  expected: null,
  given: null,
  ms: 900,
};
const missed: Decision = { ...right, id: 'call:4', verdict: 'missed' };
const order: Decision = {
  kind: 'order',
  id: 'order:r',
  verdict: 'outOfOrder',
  diagnosis: { code: 'orderBroken', rule: 'r' },
  moneyError: 0,
  citation: 'c',
  rule: 'r',
  violations: [],
};
const arithmetic: Decision = {
  kind: 'spot',
  id: 'spot:1:ante',
  verdict: 'wrongAmount',
  diagnosis: { code: 'arithmetic' },
  moneyError: 150,
  citation: 'c',
  seat: 1,
  bet: 'ante',
  stake: 1000,
  expected: { action: 'pay', amount: 1000 },
  given: { action: 'pay', amount: 1150 },
  ms: 4100,
};

function attempt(
  index: number,
  decisions: readonly Decision[],
  situations: readonly SituationCount[],
  money: Partial<Grade> = {},
): ScoredAttempt {
  const correct = decisions.filter(({ verdict }) => verdict === 'right').length;
  const grade: Grade = {
    engineVersion: '1',
    decisions,
    right: correct,
    score: Math.round((correct / decisions.length) * 1000) / 10,
    clean: correct === decisions.length,
    overpaid: 0,
    underpaid: 0,
    durationMs: 10_000,
    ...money,
  };
  return { attempt: `attempt-${index}`, index, situations, grade };
}

const met = (situation: string, times: number, failed = 0): SituationCount => ({ situation, met: times, failed });

describe('runResult', () => {
  it('has nulls and zeros for a run without answers', () => {
    const result = runResult([], ['tie']);
    expect(result).toMatchObject({ items: 0, accuracy: null, decisionsPerMinute: null, medianDecisionMs: null, overpaidPerHundred: 0 });
    expect(result.situations).toEqual([{ situation: 'tie', met: 0, failed: 0 }]);
  });

  it('sums up first tries, in whatever order they come', () => {
    const result = runResult(
      [
        attempt(2, [right, arithmetic, order], [met('tie', 1, 1), met('caseA', 2, 1)], { overpaid: 150 }),
        attempt(0, [right, { ...right, ms: 1100 }], [met('caseA', 3)]),
        attempt(1, [right], [met('caseB', 1)]),
        attempt(3, [missed, order], [met('tie', 1, 1)], { underpaid: 501 }),
      ],
      ['caseD'],
    );
    expect(result).toMatchObject({
      items: 4,
      cleanItems: 2,
      decisions: 8,
      rightDecisions: 4,
      accuracy: 50,
      durationMs: 40_000,
      decisionsPerMinute: 12,
      medianDecisionMs: 900,
      overpaid: 150,
      underpaid: 501,
      overpaidPerHundred: 3750,
      underpaidPerHundred: 12_525,
      longestCleanStreak: 2,
    });
    expect(result.diagnoses).toEqual([
      { code: 'orderBroken', rule: 'r', count: 2 },
      { code: 'arithmetic', count: 1 },
      { code: 'missed', count: 1 },
    ]);
    expect(result.slowest[0]).toMatchObject({ index: 2, attempt: 'attempt-2', ms: 4100, decision: { id: 'spot:1:ante' } });
    expect(result.slowest).toHaveLength(5);
    expect(result.byItem.map(({ index, errors }) => [index, errors])).toEqual([
      [0, 0],
      [1, 0],
      [2, 2],
      [3, 2],
    ]);
    expect(result.situations).toEqual([
      { situation: 'caseD', met: 0, failed: 0 },
      { situation: 'caseA', met: 5, failed: 1 },
      { situation: 'caseB', met: 1, failed: 0 },
      { situation: 'tie', met: 2, failed: 2 },
    ]);
  });
});

describe('statistics', () => {
  it.each([
    [[], null],
    [[5], 5],
    [[9, 1, 4], 4],
    [[1, 2, 4, 100], 3],
    [[96, 97], 96.5],
  ])('finds the median of %j', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('rounds ratios to one decimal', () => {
    expect(ratio(2, 3, 100)).toBe(66.7);
    expect(ratio(1, 0, 100)).toBeNull();
  });
});
