import { describe, expect, it } from 'vitest';

import { LEVEL_PLANS } from '#shared/games/levels.ts';
import { type DealRequest, type DealtTable, LEVELS, type RuleSet } from '#shared/games/types.ts';
import { derive } from '#shared/random/seed.ts';

import { runSettings } from '../../../support/settling.ts';
import { knownRuleSet } from '../../../support/tables.ts';
import golden from './dealt-tables.json' with { type: 'json' };

const SEED = '00112233445566778899aabbccddeeff';
/** The seats a practice table has at most. */
const PLACES = { 'lu-punto-banco': 7, 'lu-english-roulette': 7, 'fr-paire-poker': 5 };
const IDS = ['lu-punto-banco', 'lu-english-roulette', 'fr-paire-poker'] as const;

function deal(rules: RuleSet, changes: Partial<DealRequest> = {}): DealtTable {
  return rules.deal({ options: runSettings(rules.id).options, seed: SEED, mix: 'training', level: 1, ...changes });
}

const seatsOf = (rules: RuleSet, changes: Partial<DealRequest>): number[] =>
  rules.spots(deal(rules, changes).table).map(({ seat }) => seat);

describe.each(IDS)('dealing %s', (id) => {
  const rules = knownRuleSet(id);
  const places = PLACES[id];

  it('repeats its stored tables', () => {
    const dealt = LEVELS.flatMap((level) =>
      (['training', 'natural'] as const).map((mix) => ({ level, mix, table: rules.write(deal(rules, { level, mix }).table) })),
    );
    expect(JSON.parse(JSON.stringify(dealt))).toEqual(golden[id]);
  });

  it('deals every situation at every level, with one seat too', () => {
    const failed = rules.situations.filter((situation) =>
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
    expect(rules.dealableSituations(runSettings(id).options)).toEqual(rules.situations);
    expect(new Set(rules.situations).size).toBe(rules.situations.length);
    // As many as the settings of a run can name.
    expect(rules.situations.length).toBeLessThanOrEqual(64);
  });

  it('takes the seats asked for, no more than the table has', () => {
    const count = (seats?: number, level: DealRequest['level'] = 1): number =>
      new Set(seatsOf(rules, { level, mix: 'natural', ...(seats === undefined ? {} : { seats }) })).size;
    expect([0, 1, 3, 99].map((seats) => count(seats))).toEqual([1, 1, 3, places]);
    expect(LEVELS.map((level) => count(undefined, level))).toEqual(LEVELS.map((level) => Math.min(LEVEL_PLANS[level].seats, places)));
  });

  it('uses every seat', () => {
    const seen = new Set(Array.from({ length: 60 }, (_, index) => seatsOf(rules, { seats: 1, seed: derive(SEED, index) })).flat());
    expect([...seen].sort()).toEqual(Array.from({ length: places }, (_, index) => index + 1));
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
