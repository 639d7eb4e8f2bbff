import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { RunState } from '#shared/api/schemas.ts';
import { RULE_SETS } from '#shared/games/index.ts';
import { LEVELS } from '#shared/games/types.ts';

import { type TestDesk, openTestDesk } from '../support/desk.ts';
import { SETTINGS, uuid } from '../support/records.ts';

describe('settings of a run', () => {
  let desk: TestDesk;
  let number = 0;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());

  const start = (changes: object) =>
    desk.ask<RunState>('POST', '/api/runs', { body: { id: uuid((number += 1)), settings: { ...SETTINGS, ...changes } } });

  it.each([
    [{ ruleSet: 'mc-bridge' }, 'unknownRuleSet', 'settings.ruleSet'],
    [{ ruleSet: 'constructor' }, 'unknownRuleSet', 'settings.ruleSet'],
    [{ ruleSet: '__proto__' }, 'unknownRuleSet', 'settings.ruleSet'],
    [{ ruleSet: '../etc' }, 'invalidRequest', 'settings.ruleSet'],
    [{ drill: 'nap' }, 'invalidRequest', 'settings.drill'],
    [{ level: 5 }, 'invalidRequest', 'settings.level'],
    [{ items: 0 }, 'invalidRequest', 'settings.items'],
    [{ items: 201 }, 'invalidRequest', 'settings.items'],
    [{ items: 1.5 }, 'invalidRequest', 'settings.items'],
    [{ seats: 0 }, 'invalidRequest', 'settings.seats'],
    [{ seats: 16 }, 'invalidRequest', 'settings.seats'],
    [{ options: { noSuchOption: true } }, 'unknownOption', 'settings.options.noSuchOption'],
    [{ options: { constructor: true } }, 'unknownOption', 'settings.options.constructor'],
    [{ options: { toString: true } }, 'unknownOption', 'settings.options.toString'],
    [{ options: { strictOrder: 'yes' } }, 'invalidRequest', 'settings.options.strictOrder'],
    [{ options: { strictOrder: 1 } }, 'invalidRequest', 'settings.options.strictOrder'],
    [{ ruleSet: 'lu-casino-stud-poker', options: { aceKingPays: 101 } }, 'invalidRequest', 'settings.options.aceKingPays'],
    [{ ruleSet: 'mc-caribbean-gold-poker', options: { payTable: { pair: 1 } } }, 'invalidRequest', 'settings.options.payTable'],
    [{ situations: ['noSuchSituation'] }, 'unknownSituation', 'settings.situations[0]'],
    [{ situations: [] }, 'invalidRequest', 'settings.situations'],
    [{ situations: ['tie'], mix: 'natural' }, 'invalidRequest', 'settings.situations'],
    [{ extra: true }, 'invalidRequest', 'settings'],
  ])('%j are refused', async (changes, code, path) => {
    const refused = await start(changes);
    expect(refused).toMatchObject({ status: 400, body: { error: { code, path } } });
  });

  it('with a prototype among the options leave objects as they are', async () => {
    const body = JSON.stringify({ id: uuid((number += 1)), settings: SETTINGS }).replace('"options":{}', '"options":{"__proto__":true}');
    expect(body).toContain('__proto__');
    expect((await desk.ask('POST', '/api/runs', { body })).status).toBeLessThan(500);
    expect(({} as Record<string, unknown>)['true']).toBeUndefined();
    expect(desk.logged).toEqual([]);
  });

  it.each(RULE_SETS.map((ruleSet) => [ruleSet.id, ruleSet] as const))('of %s can all be dealt', async (ruleSet, rules) => {
    for (const level of LEVELS) {
      for (let seats = 1; seats <= rules.seats; seats += 1) {
        for (const calls of [false, true]) {
          const options = Object.fromEntries(
            rules.options.map(({ id, default: usual }) => [id, typeof usual === 'boolean' ? calls !== usual : usual]),
          );
          const training = await start({ ruleSet, level, seats, calls, options, situations: rules.situations });
          expect(training.status).toBe(200);
          expect(training.body.run.settings.options).toEqual(options);
          expect((await start({ ruleSet, level, seats, calls, options, mix: 'natural' })).status).toBe(200);
        }
      }
      for (const situation of rules.situations) expect((await start({ ruleSet, level, situations: [situation] })).status).toBe(200);
    }
    expect(desk.logged).toEqual([]);
  });
});
