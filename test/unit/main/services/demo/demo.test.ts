import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { settleDrill } from '#shared/drills/settle/settle-drill.ts';
import type { AnswerEvent, RunSettings } from '#shared/drills/types.ts';
import { RULE_SETS, ruleSetById } from '#shared/games/index.ts';
import { createRandom } from '#shared/random/random.ts';

import { playRun } from '../../../../../main/services/demo/fill-demo.ts';
import { SLIP_MOVES } from '../../../../../main/services/demo/slips.ts';
import { plannedTerm } from '../../../../../main/services/demo/term.ts';
import { type Experience, SLIPS, type Slip, demoTrainee } from '../../../../../main/services/demo/trainee.ts';
import { completeSettings } from '../../../../../main/services/run-settings.ts';
import { runTapis } from '../../../../support/command-io.ts';
import { rightAnswer } from '../../../../support/desk.ts';
import { SETTINGS } from '../../../../support/records.ts';
import { openTestStore } from '../../../../support/stores.ts';

const folder = mkdtempSync(join(tmpdir(), 'tapis-demo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SEED = '0123456789abcdef0123456789abcdef';
const seedOf = (number: number): string => number.toString(16).padStart(32, '0');

function completed(settings: RunSettings): RunSettings {
  const complete = completeSettings(settings);
  if (!complete.ok) throw new Error(complete.error.code);
  return complete.value;
}

/** What the grader makes of each slip, on tables of every game: the codes of the decisions on the spot. */
function diagnosesOf(slip: Slip): ReadonlySet<string> {
  const found = new Set<string>();
  for (const rules of RULE_SETS) {
    const settings = completed({ ...SETTINGS, ruleSet: rules.id, level: 3 });
    for (let index = 0; index < 6; index += 1) {
      const item = settleDrill.makeItem(settings, SEED, index);
      const settlement = settleDrill.expected(settings, item.table);
      const right = rightAnswer(settings, item.table);
      const misreadings = ruleSetById(rules.id)?.misreadings(item.table) ?? [];
      for (const move of settlement.steps) {
        const seat = move.kind === 'move' ? settlement.seats.find((each) => each.seat === move.seat) : undefined;
        if (move.kind !== 'move' || seat === undefined) continue;
        const settled = seat.bets.find(({ bet }) => bet === move.bet);
        const done = SLIP_MOVES[slip]({ rules, table: item.table, move, seat, settled, misreadings }, createRandom(item.seed));
        if (done === undefined) continue;
        const events = right.flatMap((event): AnswerEvent[] => {
          const isIt = event.type === move.action && event.seat === move.seat && event.bet === move.bet;
          return isIt ? done.map(({ action, seat: at, bet, amount }) => ({ type: action, seat: at, bet, amount, ms: event.ms })) : [event];
        });
        const decision = settleDrill.grade(settings, item, events).decisions.find(({ id }) => id === `spot:${move.seat}:${move.bet}`);
        expect(decision?.verdict, `${rules.id} ${slip} ${move.bet}`).not.toBe('right');
        found.add(decision?.diagnosis?.code ?? decision?.verdict ?? 'none');
      }
    }
  }
  return found;
}

describe('a slip', () => {
  it.each(SLIPS)('%s is told by the grader', (slip) => {
    const expected: Readonly<Partial<Record<Slip, string>>> = { forgotten: 'missed', misread: 'qualificationMisjudged' };
    expect([...diagnosesOf(slip)]).toContain(expected[slip] ?? slip);
  });
});

describe('a simulated trainee', () => {
  it('does the same every time, and something else with another seed', () => {
    const play = (seed: string) => {
      const experience: Experience = new Map();
      return plannedTerm(seed, 0)
        .slice(0, 2)
        .map((plan) => playRun('p', demoTrainee(seed), experience, plan));
    };
    expect(play(seedOf(1))).toEqual(play(seedOf(1)));
    expect(play(seedOf(1))).not.toEqual(play(seedOf(2)));
  });

  it('errs, learns and grows faster over a term', () => {
    const halves = [0, 1].map(() => ({ decisions: 0, right: 0, ms: 0 }));
    for (let number = 1; number <= 6; number += 1) {
      const experience: Experience = new Map();
      const [first] = plannedTerm(seedOf(number), 0);
      if (first === undefined) throw new Error('no run');
      // The same game at the same level throughout, so that only the trainee changes.
      for (let run = 0; run < 12; run += 1) {
        const plan = { ...first, seed: seedOf(100 * number + run), level: 1, items: 4 } as const;
        const half = halves[run < 6 ? 0 : 1];
        for (const { grade } of playRun('p', demoTrainee(seedOf(number)), experience, plan).attempts) {
          if (half === undefined) continue;
          half.decisions += grade.decisions.length;
          half.right += grade.right;
          half.ms += grade.durationMs;
        }
      }
    }
    const [before, after] = halves.map(({ decisions, right, ms }) => ({ accuracy: right / decisions, perDecision: ms / decisions }));
    expect(before?.accuracy).toBeLessThan(0.98);
    expect(after?.accuracy).toBeGreaterThan(before?.accuracy ?? 1);
    expect(after?.perDecision).toBeLessThan(before?.perDecision ?? 0);
  });
});

describe('tapis demo', () => {
  const demo = (data: string, ...more: readonly string[]) =>
    runTapis(['demo', '--data', join(folder, data), '--trainees', '1', '--end', '2026-06-30', ...more]);

  it('fills a fresh folder with a school that says it is a demonstration', async () => {
    expect(await demo('a')).toMatchObject({ status: 0, stderr: '' });
    const store = await openTestStore({ kind: 'sqlite', file: join(folder, 'a', 'tapis.sqlite') });
    expect(await store.read.school()).toMatchObject({ demo: true });
    expect((await store.read.accounts()).map(({ role }) => role).sort()).toEqual(['supervisor', 'trainee']);
    await store.close();
    expect((await runTapis(['doctor', '--data', join(folder, 'a')])).stdout).toContain('All is well.');
    expect(readdirSync(join(folder, 'a'))).toEqual(['tapis.sqlite']);
    const refused = await demo('a');
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('already, and they stay as they are');
    expect(refused.stderr).toContain('tapis serve --data DIR');
  });

  it('needs a folder of its own, and sensible wishes', async () => {
    expect((await runTapis(['demo'])).status).toBe(2);
    expect((await demo('c', '--trainees', '0')).status).toBe(2);
    expect((await demo('c', '--end', 'tomorrow')).status).toBe(2);
    expect(readdirSync(folder)).not.toContain('c');
  });
});
