import { describe, expect, it } from 'vitest';

import { ruleSetById } from '#shared/games/index.ts';

import { exerciseOf, logOf } from '../../../../support/settling.ts';
import { tableOf } from '../../../../support/tables.ts';

const ROULETTE = {
  ruleSet: 'lu-english-roulette',
  number: 17,
  seats: [
    {
      seat: 2,
      chipValue: 2,
      bets: [
        { on: '17', chips: 1 },
        { on: '5', chips: 2 },
        { on: '17', chips: 3 },
        { on: '5', chips: 1 },
      ],
    },
  ],
};
const PAIRE = {
  ruleSet: 'fr-paire-poker',
  cards: ['7h', 'X1', '2d'],
  seats: [
    {
      seat: 1,
      bets: [
        { on: 'red', amount: 10 },
        { on: 'red', amount: 5 },
      ],
    },
  ],
};

describe('stakes in several lots on one spot', () => {
  it.each([ROULETTE, PAIRE])('are one pile with one decision: $ruleSet', (file) => {
    const exercise = exerciseOf(tableOf(file));
    const grade = exercise.grade(exercise.prescribed);
    const ids = grade.decisions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(grade.clean).toBe(true);
  });

  it('lie there as one stake and are paid at once', () => {
    const table = tableOf(ROULETTE);
    expect(
      ruleSetById(ROULETTE.ruleSet)
        ?.spots(table)
        .map(({ bet, stake }) => [bet, stake]),
    ).toEqual([
      ['17', 800],
      ['5', 600],
    ]);
    const [paid] = exerciseOf(table).steps.filter((step) => step.kind === 'move' && step.action === 'pay');
    expect(paid).toMatchObject({ bet: '17', amount: 28_000 });
  });

  it('are settled line by line in a table file', () => {
    const ruleSet = ruleSetById(ROULETTE.ruleSet);
    const table = tableOf(ROULETTE);
    const settled = ruleSet?.settle(table);
    if (!ruleSet || !settled?.ok) throw new Error('not settled');
    expect(ruleSet.writeSettlement(table, settled.value)['seats']).toMatchObject([
      { bets: [{ on: '17', pays: 70 }, { on: '5' }, { on: '17', pays: 210 }, { on: '5' }] },
    ]);
  });
});

describe('the time of a sweep', () => {
  it('is shared among the stakes it takes', () => {
    const { gradeLog } = exerciseOf(
      tableOf({
        ...ROULETTE,
        seats: [{ seat: 1, chipValue: 2, bets: ['1', '2', '3'].map((on) => ({ on, chips: 1 })) }],
      }),
    );
    const [call] = logOf([{ type: 'call', call: { announcement: 'number', hand: 'blackOddLow' } }]);
    if (!call) throw new Error('no call');
    const takes = ['1', '2', '3'].map((bet) => ({ type: 'take' as const, seat: 1, bet, amount: 200, ms: 4000 }));
    const grade = gradeLog([call, ...takes, { type: 'done', ms: 5000 }]);
    expect(grade.decisions.filter(({ kind }) => kind === 'spot').map(({ ms }) => ms)).toEqual([1000, 1000, 1000]);
  });
});
