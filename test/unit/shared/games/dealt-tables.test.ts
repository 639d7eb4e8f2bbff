import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { RULE_SETS } from '#shared/games/index.ts';
import { LEVEL_PLANS } from '#shared/games/levels.ts';
import { type DealRequest, type DealtTable, LEVELS, type RuleSet } from '#shared/games/types.ts';
import { derive } from '#shared/random/seed.ts';

import { runSettings } from '../../../support/settling.ts';
import { knownRuleSet } from '../../../support/tables.ts';

const SEED = '00112233445566778899aabbccddeeff';
/** As many situations as the settings of a run can name. */
const MOST_SITUATIONS = 64;

function deal(rules: RuleSet, changes: Partial<DealRequest> = {}): DealtTable {
  return rules.deal({ options: runSettings(rules.id).options, seed: SEED, mix: 'training', level: 1, ...changes });
}

const seatsOf = (rules: RuleSet, changes: Partial<DealRequest>): number[] => [
  ...new Set(rules.spots(deal(rules, changes).table).map(({ seat }) => seat)),
];

describe.each(RULE_SETS)('dealing $id', (rules) => {
  // A practice table may have fewer than the rules allow: punto banco for sixteen is an option.
  const places = seatsOf(rules, { seats: 99 }).length;

  // Same seed and request, same table, on every platform: `npx vitest run -u` stores them anew, where the change is meant.
  it('repeats its stored tables', async () => {
    const dealt = LEVELS.flatMap((level) =>
      (['training', 'natural'] as const).map((mix) => ({ level, mix, table: rules.write(deal(rules, { level, mix }).table) })),
    );
    const lines = dealt.map((each) => `${JSON.stringify(each)}\n`).join('');
    await expect(lines).toMatchFileSnapshot(join(import.meta.dirname, 'dealt', `${rules.id}.jsonl`));
  });

  it('deals every situation at every level, with one seat too', () => {
    const wanted = rules.dealableSituations(runSettings(rules.id).options);
    const failed = wanted.filter((situation) =>
      LEVELS.some((level) =>
        [{}, { seats: 1 }].some((seats) => {
          const request = { level, situation, seed: derive(SEED, `${situation}:${level}`), ...seats };
          return !deal(rules, request).situations.includes(situation);
        }),
      ),
    );
    expect(failed).toEqual([]);
  });

  it('lists among its situations all that can be dealt', () => {
    const dealable = rules.dealableSituations(runSettings(rules.id).options);
    expect(dealable.filter((situation) => !rules.situations.includes(situation))).toEqual([]);
    expect(dealable.length).toBeGreaterThan(0);
    expect(new Set(rules.situations).size).toBe(rules.situations.length);
    expect(rules.situations.length).toBeLessThanOrEqual(MOST_SITUATIONS);
  });

  it('takes the seats asked for, no more than the table has', () => {
    const count = (seats?: number, level: DealRequest['level'] = 1): number =>
      seatsOf(rules, { level, mix: 'natural', ...(seats === undefined ? {} : { seats }) }).length;
    expect(places).toBeLessThanOrEqual(rules.seats);
    expect([0, 1, 3].map((seats) => count(seats))).toEqual([1, 1, 3]);
    expect(LEVELS.map((level) => count(undefined, level))).toEqual(LEVELS.map((level) => Math.min(LEVEL_PLANS[level].seats, places)));
  });

  it('uses every seat', () => {
    const seen = new Set(Array.from({ length: 100 }, (_, index) => seatsOf(rules, { seats: 1, seed: derive(SEED, index) })).flat());
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: places }, (_, index) => index + 1));
  });

  it('ignores a wished situation in the natural mix', () => {
    expect(deal(rules, { mix: 'natural', situation: rules.situations[3] ?? '' }).table).toEqual(deal(rules, { mix: 'natural' }).table);
  });
});

describe('punto banco for sixteen', () => {
  it('seats players all round, and keeps to the base of the house', () => {
    const rules = knownRuleSet('lu-punto-banco');
    const options = { ...runSettings(rules.id).options, sixteenSeats: true, base: 50 };
    const spots = Array.from({ length: 60 }, (_, index) =>
      rules.spots(deal(rules, { options, level: 4, seed: derive(SEED, index) }).table),
    ).flat();
    expect(new Set(spots.map(({ seat }) => seat)).size).toBe(16);
    expect(spots.filter(({ stake }) => stake % 5000 !== 0)).toEqual([]);
  });
});
