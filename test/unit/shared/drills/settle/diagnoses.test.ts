import { describe, expect, it } from 'vitest';

import { DIAGNOSES } from '#shared/drills/types.ts';

import { type Doing, decision, exerciseOfFile, replace } from '../../../../support/settling.ts';
import { tableFile } from '../../../../support/tables.ts';
import { MONACO } from '../../../../support/three-card.ts';
import { ACTION_CASES } from './action-cases.ts';
import { AMOUNT_CASES } from './amount-cases.ts';

const CASES = [...AMOUNT_CASES, ...ACTION_CASES];

describe('diagnoses', () => {
  it.each(CASES.map((example) => [example.name, example] as const))('%s', (_name, example) => {
    const { ruleSet = MONACO, dealer, cards, bets, folded = false, instead } = example;
    const { prescribed, grade } = exerciseOfFile(tableFile(ruleSet, dealer, [{ cards, bets, folded }]));
    expect(grade(prescribed)).toMatchObject({ score: 100, clean: true });
    const doings = Object.entries(instead).reduce<readonly Doing[]>((done, [bet, acts]) => replace(done, 1, bet, ...acts), prescribed);
    const found = decision(grade(doings), `spot:1:${example.spot}`);
    expect({ verdict: found.verdict, diagnosis: found.diagnosis, moneyError: found.moneyError }).toEqual({
      verdict: example.verdict,
      diagnosis: example.diagnosis,
      moneyError: example.moneyError * 100,
    });
  });

  it('are all tried above, but for those of other kinds and of other games', () => {
    const tried = new Set(CASES.flatMap(({ diagnosis }) => (diagnosis === undefined ? [] : [diagnosis.code])));
    expect(DIAGNOSES.filter((code) => !tried.has(code))).toEqual(['actMisjudged', 'halfForgotten', 'orderBroken']);
  });
});
