import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { RULE_SETS } from '#shared/games/index.ts';
import { LEVELS, type RuleSet, type Spot } from '#shared/games/types.ts';

import { excludedFaults } from '../support/planted/applies.ts';
import { faultsOf } from '../support/planted/planted-table.ts';
import { type Doing, exerciseOf, runSettings } from '../support/settling.ts';

const seeds = fc.array(fc.nat(15), { minLength: 32, maxLength: 32 }).map((digits) => digits.map((digit) => digit.toString(16)).join(''));

/** A slip of whatever kind: which of what is due, and how it comes out. */
const slip = fc.record({
  place: fc.nat(),
  kind: fc.constantFrom('drop', 'act', 'amount', 'call', 'more' as const),
  action: fc.constantFrom('take', 'pay', 'return' as const),
  choice: fc.nat(),
});
type Slip = typeof slip extends fc.Arbitrary<infer Value> ? Value : never;

/** Amounts people come to: stakes, multiples of stakes by any odds of the game, noughts too many, anything. */
function amountOf(rules: RuleSet, spots: readonly Spot[], right: number, choice: number): number {
  const stakes = spots.map(({ stake }) => stake).filter((stake) => stake > 0);
  const odds = rules.payTables.flatMap(({ lines }) => lines.map((line) => line.odds.numerator / line.odds.denominator));
  const amounts = [
    right * 10,
    right / 10,
    right + (stakes[0] ?? 0),
    ...stakes,
    ...stakes.flatMap((stake) => odds.map((times) => stake * times)),
    choice + 1,
  ];
  return Math.max(1, Math.round(amounts[choice % amounts.length] ?? 1));
}

function slipped(rules: RuleSet, spots: readonly Spot[], doings: readonly Doing[], { place, kind, action, choice }: Slip): Doing[] {
  const at = place % Math.max(1, doings.length);
  const spot = spots[choice % spots.length];
  const announced = rules.announcements[choice % rules.announcements.length];
  if (kind === 'more' && spot !== undefined) {
    const type = spot.actions[place % spot.actions.length] ?? 'pay';
    return [...doings, { type, seat: spot.seat, bet: spot.bet, amount: amountOf(rules, spots, spot.stake, choice) }];
  }
  if (kind === 'call' && announced !== undefined) {
    const { announcement, about, hands } = announced;
    const hand = hands?.[place % hands.length];
    const seat = about === 'seat' ? { seat: spot?.seat ?? 1 } : {};
    return [...doings, { type: 'call', call: { announcement, ...(hand === undefined ? {} : { hand }), ...seat } }];
  }
  return doings.flatMap((doing, index): Doing[] => {
    if (index !== at || !('bet' in doing)) return [doing];
    if (kind === 'drop') return [];
    const stake = spots.find(({ seat, bet }) => seat === doing.seat && bet === doing.bet)?.stake ?? 0;
    if (kind === 'act' && stake > 0) return [{ ...doing, type: action, amount: action === 'pay' ? doing.amount : stake }];
    return [{ ...doing, amount: amountOf(rules, spots, doing.amount, choice) }];
  });
}

describe.each(RULE_SETS)('at $id', (rules) => {
  const excluded = excludedFaults(rules);
  it('nothing comes up that is said not to, whatever is done', () => {
    const { options } = runSettings(rules.id);
    fc.assert(
      fc.property(
        seeds,
        fc.constantFrom(...LEVELS),
        fc.array(slip, { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        (seed, level, slips, calls) => {
          const { table } = rules.deal({ options, seed, mix: 'training', level });
          const { prescribed, grade } = exerciseOf(table, { calls });
          const spots = rules.spots(table);
          const doings = slips.reduce<readonly Doing[]>((done, each) => slipped(rules, spots, done, each), prescribed);
          const faults = grade(doings).decisions.flatMap(faultsOf);
          expect(faults.filter((fault) => excluded[fault] !== undefined)).toEqual([]);
        },
      ),
      { numRuns: 80 },
    );
  });
});
