import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { RULE_SETS } from '#shared/games/index.ts';
import { settleTableFile } from '#shared/games/settle-table-file.ts';
import { countShowings } from '#shared/scoring/situations.ts';
import { type HouseOptions, LEVELS, type Move, type RuleSet, type Settlement, type Table } from '#shared/games/types.ts';

import { anyLegalOrder } from '../support/legal-order.ts';
import { type Doing, doingOf, exerciseOf } from '../support/settling.ts';

const seeds = fc
  .array(fc.integer({ min: 0, max: 15 }), { minLength: 32, maxLength: 32 })
  .map((digits) => digits.map((digit) => digit.toString(16)).join(''));
const draws = fc.array(fc.nat(1000), { minLength: 5, maxLength: 40 });

/** Tables as they are dealt for practice, every yes-or-no option one way or the other. */
function dealtTables(rules: RuleSet): fc.Arbitrary<Table> {
  return fc
    .record({
      seed: seeds,
      mix: fc.constantFrom('natural' as const, 'training' as const),
      level: fc.constantFrom(...LEVELS),
      flips: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    })
    .map(({ seed, mix, level, flips }) => {
      const options: HouseOptions = Object.fromEntries(
        rules.options.map(({ id, default: usual }, index) => [
          id,
          typeof usual === 'boolean' && id !== 'strictOrder' ? (flips[index] ?? usual) : usual,
        ]),
      );
      return rules.deal({ options, seed, mix, level }).table;
    });
}

function settle(rules: RuleSet, table: Table): Settlement {
  const settlement = rules.settle(table);
  if (!settlement.ok) throw new Error(settlement.error.code);
  return settlement.value;
}

describe.each(RULE_SETS)('dealt tables of $id', (rules) => {
  const tables = dealtTables(rules);
  const runs = { numRuns: 60 };

  it('are read back as they were written, and settled with whole minor units', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const file: unknown = JSON.parse(JSON.stringify(rules.write(table)));
        expect(rules.read(file)).toEqual({ ok: true, value: table });
        const printed = settleTableFile(file);
        if (!printed.ok) throw new Error(printed.error.code);
        const numbers = JSON.stringify(printed.value).match(/-?\d+\.\d+/g) ?? [];
        expect(numbers.filter((number) => (number.split('.')[1] ?? '').length > 2)).toEqual([]);
      }),
      runs,
    );
  });

  it('fail no situation when settled right, and by a fault at one seat none the others show alone', () => {
    fc.assert(
      fc.property(tables, fc.nat(1000), (table, draw) => {
        const { prescribed, grade } = exerciseOf(table, { calls: true });
        const failed = (doings: readonly Doing[]): string[] =>
          countShowings(rules.showings(table), grade(doings).decisions).flatMap((each) => (each.failed > 0 ? [each.situation] : []));
        expect(failed(prescribed)).toEqual([]);
        const moves = prescribed.filter((doing) => 'seat' in doing);
        const left = moves[draw % moves.length];
        if (left === undefined) throw new Error('a table with nothing to settle');
        const shownThere = new Set(rules.showings(table).flatMap(({ situation, seat }) => (seat === left.seat ? [situation] : [])));
        expect(failed(prescribed.filter((doing) => doing !== left)).filter((situation) => !shownThere.has(situation))).toEqual([]);
      }),
      runs,
    );
  });

  it('conserve money, in their nets and in their steps', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const { seats, steps, house } = settle(rules, table);
        const signs = { take: 1, pay: -1, return: 0 };
        const moves = steps.filter((step): step is Move => step.kind === 'move');
        expect(house + seats.reduce((sum, { net }) => sum + net, 0)).toBe(0);
        expect(moves.reduce((sum, { action, amount }) => sum + signs[action] * amount, 0)).toBe(house);
        expect(moves).toHaveLength(seats.reduce((sum, { bets }) => sum + bets.length, 0));
        for (const { amount, rule } of moves) {
          expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
          expect(rules.citations).toHaveProperty([rule]);
        }
      }),
      runs,
    );
  });

  it('offer every move they prescribe as a spot', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const spots = rules.spots(table);
        expect(new Set(spots.map(({ seat, bet }) => `${seat} ${bet}`)).size).toBe(spots.length);
        for (const step of settle(rules, table).steps) {
          if (step.kind === 'call') continue;
          const spot = spots.find(({ seat, bet }) => seat === step.seat && bet === step.bet);
          expect(spot?.actions).toContain(step.action);
          expect(rules.bets).toContain(step.bet);
        }
      }),
      runs,
    );
  });

  it('make calls the rule set offers', () => {
    fc.assert(
      fc.property(tables, (table) => {
        for (const step of settle(rules, table).steps) {
          if (step.kind === 'move') continue;
          const choice = rules.announcements.find(({ announcement }) => announcement === step.call.announcement);
          expect(choice?.about).toBe(step.call.seat === undefined ? 'table' : 'seat');
          expect(choice?.hands?.includes(step.call.hand ?? '') ?? step.call.hand === undefined).toBe(true);
        }
      }),
      runs,
    );
  });

  it('are worth 100 when settled as prescribed, also where only the printed order counts', () => {
    fc.assert(
      fc.property(tables, fc.boolean(), fc.boolean(), (table, calls, strictOrder) => {
        const { prescribed, grade } = exerciseOf({ ...table, options: { ...table.options, strictOrder } }, { calls });
        expect(grade(prescribed)).toMatchObject({ score: 100, clean: true, overpaid: 0, underpaid: 0 });
      }),
      runs,
    );
  });

  it('are worth 100 in any order that breaks no rule', () => {
    fc.assert(
      fc.property(tables, fc.boolean(), draws, (table, calls, drawn) => {
        const { steps, grade } = exerciseOf(table, { calls });
        expect(grade(anyLegalOrder(rules, table, steps, drawn).map(doingOf))).toMatchObject({ score: 100, clean: true });
      }),
      runs,
    );
  });

  it('are worth less for any one step left out or changed', () => {
    fc.assert(
      fc.property(tables, fc.nat(), fc.constantFrom('drop', 'amount', 'action'), (table, place, change) => {
        const { prescribed, grade } = exerciseOf(table, { calls: true });
        const at = place % prescribed.length;
        const doings = prescribed.flatMap((doing, index): Doing[] => {
          if (index !== at) return [doing];
          if (change === 'drop' || !('bet' in doing)) return [];
          return [
            change === 'amount' ? { ...doing, amount: doing.amount + 1 } : { ...doing, type: doing.type === 'take' ? 'pay' : 'take' },
          ];
        });
        expect(grade(doings).clean).toBe(false);
      }),
      runs,
    );
  });

  it('explain a wrong amount, whatever it is', () => {
    fc.assert(
      fc.property(tables, fc.nat(), fc.nat(100_000), (table, place, amount) => {
        const { prescribed, grade } = exerciseOf(table);
        const doings = prescribed.map((doing, index): Doing =>
          index === place % prescribed.length && 'bet' in doing ? { ...doing, amount } : doing,
        );
        const { decisions } = grade(doings);
        for (const { verdict, diagnosis } of decisions) if (verdict === 'wrongAmount') expect(diagnosis).toBeDefined();
      }),
      runs,
    );
  });
});
