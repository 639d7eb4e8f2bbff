import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { settleDrill } from '#shared/drills/settle/settle-drill.ts';
import type { AnswerEvent } from '#shared/drills/types.ts';

import { threeCardTables } from '../support/arbitrary-tables.ts';
import { anyLegalOrder } from '../support/legal-order.ts';
import { type Doing, doingOf, exerciseOf, itemOf, logOf, runSettings } from '../support/settling.ts';
import { knownRuleSet } from '../support/tables.ts';
import { THREE_CARD_RULE_SETS } from '../support/three-card.ts';

const number = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.constantFrom(0, -1, Number.MAX_SAFE_INTEGER));
const anyBet = fc.oneof(fc.constantFrom('ante', 'play', 'pairPlus', 'anteBonus'), fc.string(), fc.constantFrom('__proto__', 'constructor'));
const anySeat = fc.oneof(fc.integer({ min: 1, max: 7 }), number);
const anyCall = fc
  .record({
    announcement: fc.oneof(fc.constantFrom('dealerQualifies', 'dealerNotQualified', 'playerWins', 'tie'), fc.string()),
    hand: fc.option(fc.oneof(fc.constantFrom('pair', 'queenHigh'), fc.string()), { nil: undefined }),
    seat: fc.option(anySeat, { nil: undefined }),
  })
  .map(({ announcement, hand, seat }) => ({
    announcement,
    ...(hand === undefined ? {} : { hand }),
    ...(seat === undefined ? {} : { seat }),
  }));
const act: fc.Arbitrary<Doing> = fc.oneof(
  fc.record({ type: fc.constantFrom('take', 'pay', 'return'), seat: anySeat, bet: anyBet, amount: number }),
  anyCall.map((call) => ({ type: 'call', call }) as const),
);
const hostileEvent: fc.Arbitrary<AnswerEvent> = fc
  .tuple(fc.oneof({ weight: 6, arbitrary: act }, fc.constantFrom<Doing>({ type: 'undo' }, { type: 'done' })), number)
  .map(([doing, ms]) => ({ ...doing, ms }));

describe.each(THREE_CARD_RULE_SETS)('grading %s', (id) => {
  const tables = threeCardTables(id);
  const draws = fc.array(fc.nat(1000), { minLength: 5, maxLength: 40 });

  it('gives the prescribed settlement 100, with and without calls', () => {
    fc.assert(
      fc.property(tables, fc.boolean(), fc.boolean(), (table, calls, strictOrder) => {
        const strict = { ...table, options: { ...table.options, strictOrder } };
        const { prescribed, grade } = exerciseOf(strict, { calls });
        expect(grade(prescribed)).toMatchObject({ score: 100, clean: true, overpaid: 0, underpaid: 0 });
      }),
    );
  });

  it('gives any order that breaks no rule 100', () => {
    fc.assert(
      fc.property(tables, fc.boolean(), draws, (table, calls, drawn) => {
        const { steps, grade } = exerciseOf(table, { calls });
        expect(grade(anyLegalOrder(knownRuleSet(id), table, steps, drawn).map(doingOf))).toMatchObject({ score: 100, clean: true });
      }),
    );
  });

  it('gives less for any one step left out or changed', () => {
    fc.assert(
      fc.property(tables, fc.nat(), fc.constantFrom('drop', 'amount', 'action'), (table, place, change) => {
        const { prescribed, grade } = exerciseOf(table, { calls: true });
        const at = place % prescribed.length;
        const doings = prescribed.flatMap((doing, index): Doing[] => {
          if (index !== at) return [doing];
          if (change === 'drop') return [];
          if (!('bet' in doing))
            return [
              {
                type: 'call',
                call: { announcement: 'none', ...('call' in doing && doing.call.seat !== undefined ? { seat: doing.call.seat } : {}) },
              },
            ];
          return [
            change === 'amount' ? { ...doing, amount: doing.amount + 1 } : { ...doing, type: doing.type === 'take' ? 'pay' : 'take' },
          ];
        });
        const result = grade(doings);
        expect(result.clean).toBe(false);
        expect(result.score).toBeLessThan(100);
      }),
    );
  });

  it('is the same after an act and its undo', () => {
    fc.assert(
      fc.property(tables, fc.array(act, { maxLength: 12 }), act, fc.nat(12), (table, doings, extra, place) => {
        const { gradeLog } = exerciseOf(table, { calls: true });
        const untimed = (given: readonly Doing[]): unknown => {
          const { decisions, ...rest } = gradeLog(logOf(given).map((event) => ({ ...event, ms: 0 })));
          return { ...rest, decisions };
        };
        const at = Math.min(place, doings.length);
        expect(untimed([...doings.slice(0, at), extra, { type: 'undo' }, ...doings.slice(at)])).toEqual(untimed(doings));
      }),
    );
  });

  it('agrees with itself, whatever stands in the log', () => {
    const settings = runSettings(id, { calls: true });
    fc.assert(
      fc.property(tables, fc.array(hostileEvent, { maxLength: 60 }), fc.boolean(), (table, events, strictOrder) => {
        const hostile = { ...table, options: { ...table.options, strictOrder } };
        const grade = settleDrill.grade({ ...settings, options: hostile.options }, itemOf(hostile), events);
        const errors = grade.decisions.map(({ moneyError }) => moneyError);
        expect(grade.right).toBe(grade.decisions.filter(({ verdict }) => verdict === 'right').length);
        expect(grade.clean).toBe(grade.right === grade.decisions.length);
        expect(new Set(grade.decisions.map((decision) => decision.id)).size).toBe(grade.decisions.length);
        expect(errors.every(Number.isSafeInteger)).toBe(true);
        expect(Number.isSafeInteger(grade.overpaid) && Number.isSafeInteger(grade.underpaid)).toBe(true);
        expect(grade.score).toBeGreaterThanOrEqual(0);
        expect(grade.score).toBeLessThanOrEqual(100);
        expect(JSON.parse(JSON.stringify(grade))).toEqual(grade);
        for (const { verdict, diagnosis, citation } of grade.decisions) {
          expect(Object.keys(knownRuleSet(id).citations)).toContain(citation);
          if (verdict === 'right') expect(diagnosis).toBeUndefined();
          if (verdict === 'wrongAmount' || verdict === 'outOfOrder' || verdict === 'wrongCall') expect(diagnosis).toBeDefined();
        }
      }),
      { numRuns: 300 },
    );
  });

  it('takes a log of thousands of events in its stride', () => {
    const table = fc.sample(tables, { numRuns: 1, seed: 7 })[0];
    const events = fc.sample(hostileEvent, { numRuns: 4000, seed: 7 }).filter(({ type }) => type !== 'done');
    if (table === undefined) throw new Error('no table');
    expect(settleDrill.grade(runSettings(id, { options: table.options }), itemOf(table), events).clean).toBe(false);
  });
});
