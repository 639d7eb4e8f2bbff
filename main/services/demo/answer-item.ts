import { drillById } from '#shared/drills/index.ts';
import type { AnswerEvent, Drill, Item, RunSettings } from '#shared/drills/types.ts';
import { ruleSetById } from '#shared/games/index.ts';
import type { Call, Move, RuleSet, Settlement, Step } from '#shared/games/types.ts';
import { type Random, chance, createRandom, integer, pick, shuffle } from '#shared/random/random.ts';
import { derive } from '#shared/random/seed.ts';

import { type MoveToMake, SLIP_MOVES } from './slips.ts';
import { type DemoTrainee, type Experience, SLIPS, slipsInThousand, stepTime } from './trainee.ts';

/**
 * What a simulated trainee does at a table: the prescribed steps, some of them wrong, in about the prescribed order.
 * The experience grows by what was met. The same trainee, experience and item, the same answer.
 */
export function answerItem(trainee: DemoTrainee, experience: Experience, settings: RunSettings, item: Item): readonly AnswerEvent[] {
  const random = createRandom(derive(trainee.seed, `answer:${item.seed}`));
  const [rules, drill] = [rulesOf(settings), drillOf(settings)];
  const settlement = drill.expected(settings, item.table);
  const steps = drill.expectedSteps(settings, settlement);
  const done = steps.flatMap((step) => doStep(trainee, experience, { rules, item, settlement, random }, step));
  const answered = experience.get(ANSWERED) ?? 0;
  experience.set(ANSWERED, answered + 1);
  return timed(outOfOrder(done, trainee, experience, random), stepTime(trainee, answered), random);
}

const ANSWERED = 'answered';
const ORDER = 'order';

interface AtTable {
  readonly rules: RuleSet;
  readonly item: Item;
  readonly settlement: Settlement;
  readonly random: Random;
}

function doStep(trainee: DemoTrainee, experience: Experience, at: AtTable, step: Step): readonly Step[] {
  const fact = factOf(at, step);
  const slips = chance(at.random, slipsInThousand(trainee, experience, fact), 1_000);
  experience.set(fact, (experience.get(fact) ?? 0) + 1);
  if (!slips) return [step];
  return step.kind === 'call' ? [{ ...step, call: wrongCall(at, step.call) }] : slipped(trainee, at, step);
}

/** What has to be known for a step. */
function factOf({ rules, settlement }: AtTable, step: Step): string {
  if (step.kind === 'call') return `${rules.id}:call:${step.call.announcement}:${step.call.hand ?? ''}`;
  const settled = settlement.seats.find(({ seat }) => seat === step.seat)?.bets.find(({ bet }) => bet === step.bet);
  return `${rules.id}:${step.action}:${step.bet}:${settled?.working?.hand ?? settled?.outcome ?? ''}`;
}

/** The trainee's own habits first, then whatever else can go wrong with the move. */
function slipped(trainee: DemoTrainee, { rules, item, settlement, random }: AtTable, move: Move): readonly Step[] {
  const seat = settlement.seats.find((each) => each.seat === move.seat);
  if (seat === undefined) return [move];
  const to: MoveToMake = {
    rules,
    table: item.table,
    move,
    seat,
    settled: seat.bets.find(({ bet }) => bet === move.bet),
    misreadings: rules.misreadings(item.table),
  };
  // Forgetting a move can always happen, so it comes last.
  const others = shuffle(
    random,
    SLIPS.filter((slip) => slip !== 'forgotten'),
  );
  for (const slip of [...shuffle(random, trainee.habits), ...others, 'forgotten'] as const) {
    const done = SLIP_MOVES[slip](to, random);
    if (done !== undefined) return done;
  }
  return [move];
}

function wrongCall({ rules, random }: AtTable, call: Call): Call {
  const about = call.seat === undefined ? 'table' : 'seat';
  const topic = rules.announcements.find(({ announcement }) => announcement === call.announcement)?.topic;
  const choices = rules.announcements
    .filter((choice) => choice.about === about && choice.topic === topic)
    .flatMap(({ announcement, hands }) => (hands ?? [undefined]).map((hand) => ({ announcement, hand })))
    .filter(({ announcement, hand }) => announcement !== call.announcement || hand !== call.hand);
  if (choices.length === 0) return call;
  const { announcement, hand } = pick(random, choices);
  return { announcement, ...(hand === undefined ? {} : { hand }), ...(call.seat === undefined ? {} : { seat: call.seat }) };
}

/** Now and then two neighbouring steps change places. */
function outOfOrder(steps: readonly Step[], trainee: DemoTrainee, experience: Experience, random: Random): readonly Step[] {
  const met = experience.get(ORDER) ?? 0;
  experience.set(ORDER, met + 1);
  const rate = Math.round((trainee.disorder * trainee.learning) / (trainee.learning + met));
  if (steps.length < 2 || !chance(random, rate, 1_000)) return steps;
  const at = integer(random, 0, steps.length - 2);
  const [first, then] = [steps[at], steps[at + 1]];
  return first === undefined || then === undefined ? steps : [...steps.slice(0, at), then, first, ...steps.slice(at + 2)];
}

/** The steps with their times, and now and then one done wrong at first and taken back. */
function timed(steps: readonly Step[], stepMs: number, random: Random): readonly AnswerEvent[] {
  const events: AnswerEvent[] = [];
  let ms = integer(random, stepMs, 2 * stepMs);
  const next = (): number => (ms += integer(random, Math.round(stepMs / 2), Math.round((stepMs * 3) / 2)));
  for (const step of steps) {
    if (step.kind === 'move' && chance(random, 1, 60)) {
      events.push(eventFor({ ...step, amount: step.amount + 100 }, next()), { type: 'undo', ms: next() });
    }
    events.push(eventFor(step, next()));
  }
  return [...events, { type: 'done', ms: next() }];
}

function eventFor(step: Step, ms: number): AnswerEvent {
  if (step.kind === 'call') return { type: 'call', call: step.call, ms };
  const { seat, bet, action, amount } = step;
  return { type: action, seat, bet, amount, ms };
}

function rulesOf({ ruleSet }: RunSettings): RuleSet {
  const rules = ruleSetById(ruleSet);
  if (rules === undefined) throw new Error(`no such rule set: ${ruleSet}`);
  return rules;
}

function drillOf({ drill }: RunSettings): Drill {
  const found = drillById(drill);
  if (found === undefined) throw new Error(`no such drill: ${drill}`);
  return found;
}
