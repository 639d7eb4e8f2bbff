import { describe, expect, it } from 'vitest';

import { DECK } from '#shared/cards/card.ts';
import { evaluateFiveCards } from '#shared/cards/five-card-hand.ts';
import { LEVEL_PLANS } from '#shared/games/levels.ts';
import { type DealRequest, LEVELS, type RuleSet, type StudTable } from '#shared/games/types.ts';
import { derive } from '#shared/random/seed.ts';

import { runSettings } from '../../../../support/settling.ts';
import { LUXEMBOURG_STUD, STUD_RULE_SETS } from '../../../../support/stud.ts';
import { knownRuleSet } from '../../../../support/tables.ts';

const SEED = '00112233445566778899aabbccddeeff';

function deal(rules: RuleSet, changes: Partial<DealRequest> = {}): { table: StudTable; situations: readonly string[] } {
  const { options } = runSettings(rules.id);
  const { table, situations } = rules.deal({ options, seed: SEED, mix: 'training', level: 1, ...changes });
  return { table: table as StudTable, situations };
}

/** Many tables, each of its own seed. */
function dealMany(rules: RuleSet, count: number, changes: Partial<DealRequest> = {}): StudTable[] {
  return Array.from({ length: count }, (_, index) => deal(rules, { ...changes, seed: derive(SEED, index) }).table);
}

describe.each(STUD_RULE_SETS)('dealing %s', (id) => {
  const rules = knownRuleSet(id);

  it.each(LEVELS)('has the seats of level %i, and antes the rack can pay', (level) => {
    const tables = dealMany(rules, 40, { level });
    const antes = tables.flatMap(({ seats }) => seats.map(({ bets }) => bets.ante));
    expect(tables.filter(({ seats }) => seats.length !== LEVEL_PLANS[level].seats)).toEqual([]);
    expect(antes.filter((ante) => ante % 100 !== 0)).toEqual([]);
    expect(new Set(antes).size).toBeGreaterThan(6);
  });

  it('shows varied hands and decisions on the full tables of the training mix', () => {
    const seats = dealMany(rules, 150, { level: 4 }).flatMap((table) => table.seats);
    const folded = seats.filter((seat) => seat.folded);
    expect(new Set(seats.map(({ cards }) => evaluateFiveCards(cards).hand)).size).toBe(11);
    expect(folded.length / seats.length).toBeGreaterThan(0.05);
    expect(folded.length / seats.length).toBeLessThan(0.4);
  });
});

it('the natural mix deals the cards of a fair shuffle', () => {
  const tables = dealMany(knownRuleSet(LUXEMBOURG_STUD), 3000, { mix: 'natural', level: 2 });
  const counts = new Map<string, number>();
  for (const { dealer } of tables) for (const card of dealer) counts.set(card, (counts.get(card) ?? 0) + 1);
  const expected = (tables.length * 5) / 52;
  const chiSquare = DECK.reduce((sum, card) => sum + ((counts.get(card) ?? 0) - expected) ** 2 / expected, 0);
  // The 99.9 % point for 51 degrees of freedom.
  expect(chiSquare).toBeLessThan(87.97);
  const qualified = tables.filter(({ dealer }) => !['highCard'].includes(evaluateFiveCards(dealer).hand)).length / tables.length;
  expect(Math.abs(qualified - 0.5632)).toBeLessThan(0.03);
});
