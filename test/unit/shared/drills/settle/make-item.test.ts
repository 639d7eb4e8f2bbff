import { describe, expect, it } from 'vitest';

import { wishedSituations } from '#shared/drills/settle/make-item.ts';
import { settleDrill } from '#shared/drills/settle/settle-drill.ts';
import type { RunSettings } from '#shared/drills/types.ts';
import { RULE_SETS } from '#shared/games/index.ts';
import { derive } from '#shared/random/seed.ts';

import { runSettings } from '../../../../support/settling.ts';
import { knownRuleSet } from '../../../../support/tables.ts';
import { MONACO } from '../../../../support/three-card.ts';

const SEED = 'fedcba9876543210fedcba9876543210';

/** The situations a whole run meets. */
function met(settings: RunSettings, seed: string, items = 200): Set<string> {
  const indices = Array.from({ length: items }, (_, index) => index);
  return new Set(indices.flatMap((index) => settleDrill.makeItem(settings, seed, index).situations));
}

describe.each(RULE_SETS.map(({ id }) => id))('a run of %s', (id) => {
  const rules = knownRuleSet(id);
  const settings = runSettings(id, { items: 200 });

  it('of 200 items meets every situation, whatever its seed', () => {
    const wanted = rules.dealableSituations(settings.options);
    for (let number = 0; number < 20; number += 1) {
      const found = met(settings, derive(SEED, number));
      expect(wanted.filter((situation) => !found.has(situation))).toEqual([]);
    }
  });

  it('meets them all as soon as it is as long as their list', () => {
    const wanted = rules.dealableSituations(settings.options);
    const found = met({ ...settings, level: 4 }, SEED, wanted.length);
    expect(wanted.filter((situation) => !found.has(situation))).toEqual([]);
  });
});

describe('the item of a run', () => {
  const settings = runSettings(MONACO, { level: 3 });

  it('hangs on nothing but settings, seed and index', () => {
    const first = settleDrill.makeItem(settings, SEED, 7);
    settleDrill.makeItem(settings, SEED, 8);
    expect(settleDrill.makeItem(settings, SEED, 7)).toEqual(first);
    expect(settleDrill.makeItem(settings, SEED, 8).table).not.toEqual(first.table);
    expect(settleDrill.makeItem(settings, derive(SEED, 'other'), 7).table).not.toEqual(first.table);
    expect(first).toMatchObject({ index: 7, seed: derive(SEED, 'item:7') });
  });

  it('shows one of the situations the run is restricted to, each of them in turn', () => {
    const situations = ['tieWithPair', 'foldedStraight', 'bonusOnLosingAnte'];
    const items = Array.from({ length: 12 }, (_, index) => settleDrill.makeItem({ ...settings, situations }, SEED, index));
    for (let start = 0; start < 12; start += 3) {
      const shown = new Set(items.slice(start, start + 3).flatMap((item) => item.situations));
      expect(situations.filter((situation) => !shown.has(situation))).toEqual([]);
    }
  });

  it('takes any situation where none of the wished ones can come up', () => {
    const rules = knownRuleSet(MONACO);
    expect(wishedSituations(rules, { ...settings, situations: ['pairPlusAlone'] })).toEqual(rules.dealableSituations(settings.options));
    expect(wishedSituations(rules, { ...settings, situations: ['pairPlusAlone', 'tie'] })).toEqual(['tie']);
  });

  it('has the seats asked for', () => {
    expect(settleDrill.makeItem({ ...settings, seats: 5 }, SEED, 0).table).toHaveProperty('seats.length', 5);
  });

  it('of the natural mix follows no plan', () => {
    const natural = { ...settings, mix: 'natural' } as const;
    const planned = { ...natural, situations: ['tieWithPair'] };
    expect(settleDrill.makeItem(planned, SEED, 3)).toEqual(settleDrill.makeItem(natural, SEED, 3));
  });
});
