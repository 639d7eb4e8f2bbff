import { describe, expect, it } from 'vitest';

import { DECK } from '#shared/cards/card.ts';
import { evaluateThreeCards } from '#shared/cards/three-card-hand.ts';
import { LEVEL_PLANS } from '#shared/games/levels.ts';
import { LEVELS, type DealRequest, type RuleSet, type ThreeCardTable } from '#shared/games/types.ts';
import { derive } from '#shared/random/seed.ts';

import { runSettings } from '../../../../support/settling.ts';
import { knownRuleSet } from '../../../../support/tables.ts';
import { MACAU, MONACO, THREE_CARD_RULE_SETS } from '../../../../support/three-card.ts';

const SEED = '00112233445566778899aabbccddeeff';

function deal(rules: RuleSet, changes: Partial<DealRequest> = {}): { table: ThreeCardTable; situations: readonly string[] } {
  const { options } = runSettings(rules.id);
  const { table, situations } = rules.deal({ options, seed: SEED, mix: 'training', level: 1, ...changes });
  return { table: table as ThreeCardTable, situations };
}

/** Many tables, each of its own seed. */
function dealMany(rules: RuleSet, count: number, changes: Partial<DealRequest> = {}): ThreeCardTable[] {
  return Array.from({ length: count }, (_, index) => deal(rules, { ...changes, seed: derive(SEED, index) }).table);
}

/** Options that let every situation come up. */
const EVERY_OPTION = { pairPlusAlone: true, foldWithPairPlus: true };
function widened(rules: RuleSet): DealRequest['options'] {
  return Object.fromEntries(Object.entries(runSettings(rules.id).options).map(([id, value]) => [id, id in EVERY_OPTION || value]));
}

describe.each(THREE_CARD_RULE_SETS)('dealing %s', (id) => {
  const rules = knownRuleSet(id);

  it('deals every situation at every level, wherever the seats', () => {
    const options = widened(rules);
    expect(rules.dealableSituations(options)).toEqual(rules.situations);
    const failed = rules.situations.flatMap((situation) =>
      LEVELS.flatMap((level) =>
        [1, 2, 3].filter((number) => {
          const request = { options, level, situation, seed: derive(SEED, `${situation}:${level}:${number}`) };
          return (
            !deal(rules, request).situations.includes(situation) || !deal(rules, { ...request, seats: 1 }).situations.includes(situation)
          );
        }),
      ),
    );
    expect(failed).toEqual([]);
  });

  it('deals nothing but tables that can be read and settled, within the limits', () => {
    for (const options of [widened(rules), runSettings(id).options]) {
      for (const level of LEVELS) {
        for (const table of dealMany(rules, 60, { options, level })) {
          expect(rules.read(JSON.parse(JSON.stringify(rules.write(table))))).toEqual({ ok: true, value: table });
          expect(rules.settle(table).ok).toBe(true);
        }
      }
    }
  });

  it.each(LEVELS)('has the seats and the stakes of level %i', (level) => {
    const tables = dealMany(rules, 80, { level });
    const stakes = tables.flatMap(({ seats }) => seats.flatMap(({ bets }) => Object.values(bets)));
    const unit = id === MONACO ? 100 : 1000;
    const step = { tens: 10, fives: 5, units: 1, mixedChips: 1 }[LEVEL_PLANS[level].stakes] * unit;
    expect(tables.filter(({ seats }) => seats.length !== LEVEL_PLANS[level].seats)).toEqual([]);
    expect(stakes.filter((stake) => stake % step !== 0 || stake % (rules.denominations.at(-1) ?? 0) !== 0)).toEqual([]);
    expect(new Set(stakes).size).toBeGreaterThan(8);
    if (level > 2) expect(stakes.some((stake) => stake % (5 * unit) !== 0)).toBe(true);
  });

  it('folds no more than half the seats of a training table, but lets a single seat fold', () => {
    const foldedOf = (tables: readonly ThreeCardTable[]): number[] =>
      tables.map(({ seats }) => seats.filter(({ folded }) => folded).length);
    const options = widened(rules);
    for (const seats of [2, 3, 4, 7]) {
      for (const situation of ['foldedSeat', 'foldedPairPlus', 'foldedStraight', 'dealerJackHigh', 'caseD']) {
        const tables = dealMany(rules, 60, { level: 2, seats, situation, options });
        expect(Math.max(...foldedOf(tables))).toBeLessThanOrEqual(seats / 2);
      }
    }
    expect(Math.max(...foldedOf(dealMany(rules, 60, { level: 1, seats: 1, options })))).toBe(1);
  });

  it('shows varied hands, bets and decisions on the full tables of the training mix', () => {
    const seats = dealMany(rules, 200, { level: 4 }).flatMap((table) => table.seats);
    const share = (count: number): number => count / seats.length;
    const folded = seats.filter((seat) => seat.folded);
    expect(new Set(seats.map(({ cards }) => evaluateThreeCards(cards).hand)).size).toBe(6);
    expect(share(folded.length)).toBeGreaterThan(0.03);
    expect(share(folded.length)).toBeLessThan(0.35);
    expect(share(seats.filter(({ bets }) => bets.pairPlus !== undefined).length)).toBeGreaterThan(0.6);
    const weakest = evaluateThreeCards(['Qs', '6h', '4d']).strength;
    const sensible = folded.filter(({ cards }) => evaluateThreeCards(cards).strength < weakest);
    expect(sensible.length / folded.length).toBeGreaterThan(0.7);
  });
});

describe('the natural mix', () => {
  const rules = knownRuleSet(MONACO);

  it('deals the cards of a fair shuffle', () => {
    const tables = dealMany(rules, 3000, { mix: 'natural', level: 2 });
    const counts = new Map<string, number>();
    for (const { dealer } of tables) for (const card of dealer) counts.set(card, (counts.get(card) ?? 0) + 1);
    const expected = (tables.length * 3) / 52;
    const chiSquare = DECK.reduce((sum, card) => sum + ((counts.get(card) ?? 0) - expected) ** 2 / expected, 0);
    // The 99.9 % point for 51 degrees of freedom.
    expect(chiSquare).toBeLessThan(87.97);
    const qualified = tables.filter((table) => rules.settle(table).ok && isQueenOrBetter(table)).length / tables.length;
    expect(Math.abs(qualified - 0.6959)).toBeLessThan(0.03);
  });
});

function isQueenOrBetter({ dealer }: ThreeCardTable): boolean {
  const hand = evaluateThreeCards(dealer);
  return hand.hand !== 'highCard' || hand.ranks[0] >= 12;
}

describe('what the texts allow', () => {
  it('Monaco deals Pair Plus alone only by its option', () => {
    const rules = knownRuleSet(MONACO);
    expect(rules.dealableSituations(runSettings(MONACO).options)).not.toContain('pairPlusAlone');
    const alone = dealMany(rules, 300, { level: 4 }).filter(({ seats }) => seats.some(({ bets }) => bets.ante === undefined));
    expect(alone).toEqual([]);
  });

  it('Macau folds no ante with Pair Plus but by its option', () => {
    const rules = knownRuleSet(MACAU);
    expect(rules.dealableSituations(runSettings(MACAU).options)).not.toContain('foldedPairPlus');
    const folded = dealMany(rules, 300, { level: 4 }).filter(({ seats }) =>
      seats.some((seat) => seat.folded && seat.bets.pairPlus !== undefined),
    );
    expect(folded).toEqual([]);
  });

  it('another situation takes the place of one that cannot be dealt', () => {
    const rules = knownRuleSet(MONACO);
    expect(deal(rules, { situation: 'pairPlusAlone' }).situations.length).toBeGreaterThan(0);
  });
});
