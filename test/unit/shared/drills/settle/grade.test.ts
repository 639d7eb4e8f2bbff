import { describe, expect, it } from 'vitest';

import { ENGINE_VERSION } from '#shared/engine-version.ts';
import { drillById, DRILLS } from '#shared/drills/index.ts';
import type { AnswerEvent } from '#shared/drills/types.ts';

import { type Doing, decision, doingOf, exerciseOfFile, itemOf, replace, runSettings } from '../../../../support/settling.ts';
import { tableFile, tableOf } from '../../../../support/tables.ts';
import { MACAU, MONACO } from '../../../../support/three-card.ts';

const FILE = tableFile(MONACO, 'Qs 7d 2c', [{ cards: '9h 8d 7c', bets: { ante: 25, pairPlus: 15, play: 25 } }]);

describe('the grade of a prescribed settlement', () => {
  it('is clean, with a decision for each step and each order rule', () => {
    const { prescribed, grade } = exerciseOfFile(FILE);
    const result = grade(prescribed);
    expect(result).toMatchObject({ engineVersion: ENGINE_VERSION, score: 100, clean: true, overpaid: 0, underpaid: 0, durationMs: 6000 });
    expect(result.decisions.map(({ id }) => id)).toEqual([
      'call:table',
      'spot:1:play',
      'spot:1:anteBonus',
      'spot:1:ante',
      'spot:1:pairPlus',
      'order:dealerBeforeHands',
      'order:bonusBeforeAnte',
    ]);
  });

  it('shows hand, working, citation and time of each spot', () => {
    const { prescribed, grade } = exerciseOfFile(FILE);
    expect(decision(grade(prescribed), 'spot:1:pairPlus')).toMatchObject({
      stake: 1500,
      hand: 'straight',
      working: { bet: 'pairPlus', baseBet: 'pairPlus', base: 1500, odds: { numerator: 6, denominator: 1 }, result: 9000 },
      citation: 'caseA',
      ms: 1000,
      expected: { action: 'pay', amount: 9000 },
      given: { action: 'pay', amount: 9000 },
    });
  });

  it('carries the reading where there was one', () => {
    const tie = tableFile(MACAU, 'Qs 7d 2c', [{ cards: 'Qd 7h 2s', bets: { ante: 25, play: 25 } }]);
    const { prescribed, grade } = exerciseOfFile(tie);
    expect(decision(grade(prescribed), 'spot:1:ante').reading).toBe('tieReturned');
  });
});

describe('the score', () => {
  it('is 0 for an empty answer, whose unpaid wins are money too little', () => {
    const { grade } = exerciseOfFile(FILE);
    expect(grade([])).toMatchObject({ right: 0, score: 0, clean: false, overpaid: 0, underpaid: 2500 * 3 + 9000 });
  });

  it('has one decimal, and keeps money too much and too little apart', () => {
    const { prescribed, grade } = exerciseOfFile(FILE);
    const doings = prescribed.map((doing): Doing => {
      if (!('bet' in doing)) return doing;
      if (doing.bet === 'ante') return { ...doing, amount: doing.amount + 300 };
      return doing.bet === 'play' ? { ...doing, amount: doing.amount - 200 } : doing;
    });
    expect(grade(doings)).toMatchObject({ right: 5, score: 71.4, overpaid: 300, underpaid: 200 });
  });
});

describe('the log', () => {
  const { steps, prescribed, gradeLog } = exerciseOfFile(FILE);
  const at = (doings: readonly Doing[], times: readonly number[]): AnswerEvent[] =>
    doings.map((doing, index) => ({ ...doing, ms: times[index] ?? 0 }));

  it('takes back the last act still standing with each undo', () => {
    const wrong: Doing = { type: 'take', seat: 1, bet: 'ante', amount: 2500 };
    const doings: Doing[] = [wrong, wrong, { type: 'undo' }, { type: 'undo' }, { type: 'undo' }, ...prescribed, { type: 'done' }];
    expect(
      gradeLog(
        at(
          doings,
          doings.map((_, index) => index * 100),
        ),
      ),
    ).toMatchObject({ clean: true });
  });

  it('counts nothing after done', () => {
    const doings: Doing[] = [...prescribed, { type: 'done' }, { type: 'undo' }, { type: 'pay', seat: 1, bet: 'ante', amount: 1 }];
    expect(gradeLog(at(doings, [1, 2, 3, 4, 5, 6, 7, 8]))).toMatchObject({ clean: true, durationMs: 6 });
  });

  it('is graded without done too', () => {
    expect(gradeLog(at(prescribed, [10, 20, 30, 40, 50]))).toMatchObject({ clean: true, durationMs: 50 });
  });

  it('times each decision from the event before', () => {
    const [call, play] = steps.map(doingOf);
    if (call === undefined || play === undefined) throw new Error('no steps');
    const grade = gradeLog(
      at(
        [call, { type: 'take', seat: 1, bet: 'ante', amount: 5 }, { type: 'undo' }, play, { type: 'done' }],
        [700, 1000, 1500, 1800, 1900],
      ),
    );
    expect(decision(grade, 'call:table').ms).toBe(700);
    expect(decision(grade, 'spot:1:play').ms).toBe(300);
    expect(decision(grade, 'spot:1:ante')).not.toHaveProperty('ms');
  });

  it('never runs backwards', () => {
    const grade = gradeLog(at(prescribed, [500, 100, 700, 600, 800]));
    expect(grade.decisions.map(({ ms }) => ms ?? 0)).toEqual([500, 0, 200, 0, 100, 0, 0]);
  });
});

describe('acts on nothing', () => {
  it('are too much, each spot once, and cost what they cost', () => {
    const { prescribed, grade } = exerciseOfFile(FILE);
    const result = grade([
      ...prescribed,
      { type: 'pay', seat: 5, bet: 'ante', amount: 100 },
      { type: 'pay', seat: 5, bet: 'ante', amount: 150 },
      { type: 'take', seat: 1, bet: 'roulette', amount: 70 },
    ]);
    expect(decision(result, 'spot:5:ante')).toMatchObject({ verdict: 'superfluous', moneyError: 250, expected: { action: 'none' } });
    expect(decision(result, 'spot:1:roulette')).toMatchObject({ verdict: 'superfluous', moneyError: -70, hand: 'straight' });
    expect(result.decisions).toHaveLength(9);
  });

  it('on a folded hand rest on the place that takes its stakes', () => {
    const folded = tableFile(MONACO, 'Qs 7d 2c', [{ cards: '9h 8d 7c', bets: { ante: 25 }, folded: true }]);
    const { prescribed, grade } = exerciseOfFile(folded);
    const result = grade([...prescribed, { type: 'pay', seat: 1, bet: 'anteBonus', amount: 2500 }]);
    expect(decision(result, 'spot:1:anteBonus')).toMatchObject({ diagnosis: { code: 'bonusOnFold' }, citation: 'fold', moneyError: 2500 });
  });
});

describe('acts of several kinds on one spot', () => {
  const [losing, winning] = ['9s 6d 4h', 'As 9d 4h'].map((cards) =>
    exerciseOfFile(tableFile(MONACO, 'Qs 7d 2c', [{ cards, bets: { ante: 25, play: 25 } }])),
  );
  const act = (type: 'take' | 'pay' | 'return', amount: number): Doing => ({ type, seat: 1, bet: 'ante', amount });

  it.each([
    ['taken and given back', losing, [act('take', 2500), act('return', 2500)], { action: 'return', amount: 2500 }, 2500],
    ['paid, and more taken to make up for it', losing, [act('pay', 1000), act('take', 3500)], { action: 'pay', amount: 1000 }, 0],
    [
      'paid in two parts, and more taken',
      losing,
      [act('pay', 1000), act('take', 4000), act('pay', 500)],
      { action: 'pay', amount: 1500 },
      0,
    ],
    ['paid, and the stake handed back', winning, [act('pay', 2500), act('return', 2500)], { action: 'return', amount: 2500 }, 0],
    ['paid too much, and some taken', winning, [act('pay', 3000), act('take', 500)], { action: 'take', amount: 500 }, 0],
  ] as const)('%s: never right, and never shown as what was expected', (_name, exercise, acts, given, moneyError) => {
    if (exercise === undefined) throw new Error('no exercise');
    const found = decision(exercise.grade(replace(exercise.prescribed, 1, 'ante', ...acts)), 'spot:1:ante');
    expect(found).toMatchObject({ verdict: 'wrongAction', given, moneyError });
    expect(found.kind === 'spot' && found.expected).not.toEqual(given);
  });
});

describe('the drill', () => {
  it('is registered', () => {
    expect(DRILLS.map(({ id }) => id)).toEqual(['settle']);
    expect(drillById('payout')).toBeUndefined();
  });

  it('shows neither seed nor situations nor settlement', () => {
    const item = itemOf(tableOf(FILE));
    expect(drillById('settle')?.view(item)).toEqual({ index: 0, table: item.table });
  });

  it('takes an unknown rule set for a bug', () => {
    expect(() => drillById('settle')?.makeItem({ ...runSettings(MONACO), ruleSet: 'none' }, '0'.repeat(32), 0)).toThrow('unknown rule set');
  });
});
