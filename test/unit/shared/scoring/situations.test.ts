import { describe, expect, it } from 'vitest';

import type { Decision } from '#shared/drills/types.ts';
import { RULE_SETS } from '#shared/games/index.ts';
import { applyOverrides } from '#shared/scoring/apply-overrides.ts';
import { factsOf } from '#shared/scoring/facts.ts';
import { countShowings } from '#shared/scoring/situations.ts';

import { left, plant } from '../../../support/planted/planted-table.ts';
import { exerciseOf } from '../../../support/settling.ts';
import { knownRuleSet, tableFile, tableOf } from '../../../support/tables.ts';
import { MONACO } from '../../../support/three-card.ts';
import { type Failed, SITUATION_CASES } from './situation-cases.ts';

function failedOf(ruleSet: string, table: ReturnType<typeof tableOf>, decisions: readonly Decision[]): Failed {
  const counts = countShowings(knownRuleSet(ruleSet).showings(table), decisions);
  return Object.fromEntries(counts.flatMap(({ situation, failed }) => (failed === 0 ? [] : [[situation, failed]])));
}

describe('a fault is laid at the door of what it is about', () => {
  it.each(SITUATION_CASES)('%s: %s', (game, _fault, file, plants, failed) => {
    const table = tableOf(file);
    const { prescribed, grade } = exerciseOf(table, { calls: true });
    expect(failedOf(game, table, grade(prescribed).decisions)).toEqual({});
    expect(failedOf(game, table, grade(plant(prescribed, { plants })).decisions)).toEqual(failed);
  });

  it('is tried at every game', () => {
    expect([...new Set(SITUATION_CASES.map(([game]) => game))].sort()).toEqual(RULE_SETS.map(({ id }) => id).sort());
  });
});

describe('a situation', () => {
  const file = tableFile(MONACO, 'Ks 7d 2c', [
    { cards: '9h 6d 4h', bets: { ante: 25, play: 25 } },
    { cards: '9s 8h 5d', bets: { ante: 10, play: 10 } },
  ]);
  const table = tableOf(file);
  const { prescribed, grade } = exerciseOf(table);
  const showings = knownRuleSet(MONACO).showings(table);

  it('is met at each seat that shows it, and fails at the seats that went wrong', () => {
    const wrong = grade(plant(prescribed, { plants: [left(2, 'ante'), left(2, 'play')] }));
    expect(countShowings(showings, wrong.decisions)).toEqual([{ situation: 'caseD', met: 2, failed: 1 }]);
  });

  it('is not met where nothing about it is decided', () => {
    expect(countShowings([{ situation: 'bankWins', calls: ['bankWins'] }, ...showings], [])).toEqual([]);
  });

  it('counts as a supervisor said', () => {
    const wrong = grade(plant(prescribed, { plants: [left(2, 'ante')] }));
    const ruled = applyOverrides(wrong, [
      { decision: 'spot:2:ante', verdict: 'right' },
      { decision: 'spot:1:play', verdict: 'wrong' },
    ]);
    expect(failedOf(MONACO, table, ruled.decisions)).toEqual({ caseD: 1 });
    expect(factsOf(table, applyOverrides(wrong, [{ decision: 'spot:2:ante', verdict: 'right' }]))).toEqual([
      { ruleSet: MONACO, kind: 'situation', code: 'caseD', met: 2, failed: 0 },
    ]);
  });

  it('of a game nobody knows any more is not told, its errors are', () => {
    const wrong = grade(plant(prescribed, { plants: [left(2, 'ante')] }));
    expect(factsOf({ ...table, ruleSet: 'gone' }, wrong)).toEqual([{ ruleSet: 'gone', kind: 'error', code: 'missed', met: 1, failed: 1 }]);
  });
});
