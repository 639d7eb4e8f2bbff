import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { answerEventSchema } from '#shared/api/schemas.ts';
import type { AnswerEvent } from '#shared/drills/types.ts';
import { RULE_SETS } from '#shared/games/index.ts';
import { LEVELS } from '#shared/games/types.ts';

import { type TestDesk, openTestDesk } from '../support/desk.ts';
import { uuid } from '../support/records.ts';

const words = fc.constantFrom(
  ...['ante', 'play', 'pairPlus', 'anteBonus', 'dealerQualifies', 'playerWins', 'tie', 'flush', 'pair', 'constructor', '__proto__', 'x'],
);
const seat = fc.integer({ min: 1, max: 16 });
const ms = fc.integer({ min: 0, max: 86_400_000 });
const amount = fc.oneof(fc.integer({ min: 0, max: 50_000 }), fc.maxSafeNat());
const call = fc.record({ announcement: words, hand: words, seat }, { requiredKeys: ['announcement'] });
const event: fc.Arbitrary<AnswerEvent> = fc.oneof(
  fc.record({ type: fc.constant('call' as const), call, ms }),
  fc.record({ type: fc.constantFrom('take' as const, 'pay' as const, 'return' as const), seat, bet: words, amount, ms }),
  fc.record({ type: fc.constant('undo' as const), ms }),
);

describe('any answer the schema allows', () => {
  let desk: TestDesk;
  let number = 0;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());

  it('is graded, stored, and answered the same when it is sent again', async () => {
    const settings = fc.record({
      ruleSet: fc.constantFrom(...RULE_SETS.map((ruleSet) => ruleSet.id)),
      level: fc.constantFrom(...LEVELS),
      calls: fc.boolean(),
      items: fc.integer({ min: 1, max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(settings, fc.array(event, { maxLength: 40 }), ms, async (changes, events, end) => {
        expect(events.every((one) => answerEventSchema.safeParse(one).success)).toBe(true);
        const [run, attempt] = [(number += 1), (number += 1)];
        await desk.startRun(run, changes);
        const answer: AnswerEvent[] = [...events, { type: 'done', ms: end }];
        const first = await desk.submit(uuid(run), attempt, 0, answer);
        expect(first.status).toBe(200);
        const { grade } = first.body.attempt;
        expect(grade.right).toBe(grade.decisions.filter((decision) => decision.verdict === 'right').length);
        expect(grade.clean).toBe(grade.right === grade.decisions.length);
        expect(new Set(grade.decisions.map((decision) => decision.id)).size).toBe(grade.decisions.length);

        expect((await desk.submit(uuid(run), attempt, 0, answer)).body).toEqual(first.body);
        expect((await desk.ask('GET', `/api/attempts/${uuid(attempt)}`)).body).toEqual(first.body.attempt);
        const report = await desk.ask('GET', `/api/runs/${uuid(run)}/report`);
        expect(report).toMatchObject({ status: 200, body: { result: { items: 1, overpaid: grade.overpaid, underpaid: grade.underpaid } } });
        expect(report.body).toMatchObject({ run: { overpaid: grade.overpaid, underpaid: grade.underpaid } });
      }),
      { numRuns: 150 },
    );
    expect(desk.logged).toEqual([]);
  });
});
