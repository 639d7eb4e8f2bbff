/** A trainee who is getting better: settles tables as the engine prescribes, with the slips people make. */
import type { AnswerEvent, RunSettings } from '#shared/drills/types.ts';
import { ruleSetById } from '#shared/games/index.ts';
import type { Move, Step, Table } from '#shared/games/types.ts';
import { type Random, integer, pick, shuffle } from '#shared/random/random.ts';

import { prescribedSteps } from '../support/table-hand.ts';

/** A slip made of the prescribed steps; null where this table gives no occasion. */
type Slip = (steps: readonly Step[], table: Table, random: Random) => readonly Step[] | null;

const isMove = (step: Step): step is Move => step.kind === 'move';

/** Replaces one of the moves that fit. */
function change(fits: (move: Move) => boolean, instead: (move: Move, table: Table) => readonly Step[]): Slip {
  return (steps, table, random) => {
    const fitting = steps.filter(isMove).filter(fits);
    if (fitting.length === 0) return null;
    const chosen = pick(random, fitting);
    return steps.flatMap((step) => (step === chosen ? instead(chosen, table) : [step]));
  };
}

function stakeBehind({ seat, bet }: Move, table: Table): number {
  const ruleSet = ruleSetById(table.ruleSet);
  const base = ruleSet?.payTables.find((payTable) => payTable.bet === bet)?.baseBet ?? bet;
  return ruleSet?.spots(table).find((spot) => spot.seat === seat && spot.bet === base)?.stake ?? 0;
}

const pays = ({ action }: Move): boolean => action === 'pay';

const SLIPS = {
  stakeIncluded: change(pays, (move, table) => [{ ...move, amount: move.amount + stakeBehind(move, table) }]),
  bonusForgotten: change(
    ({ bet }) => bet === 'anteBonus',
    () => [],
  ),
  pushTaken: change(
    ({ action }) => action === 'return',
    (move) => [{ ...move, action: 'take' }],
  ),
  pairPlusTaken: change(
    (move) => pays(move) && move.bet === 'pairPlus',
    (move, table) => [{ ...move, action: 'take', amount: stakeBehind(move, table) }],
  ),
  oddsOfFlush: change(
    (move) => pays(move) && move.bet === 'pairPlus',
    (move, table) => [{ ...move, amount: 4 * stakeBehind(move, table) }],
  ),
  bonusLate: (steps) => {
    const bonus = steps.filter(isMove).find(({ bet }) => bet === 'anteBonus');
    const ante = steps.filter(isMove).find(({ bet, seat, action }) => bet === 'ante' && seat === bonus?.seat && action === 'pay');
    if (bonus === undefined || ante === undefined) return null;
    return steps.flatMap((step) => (step === bonus ? [] : step === ante ? [ante, bonus] : [step]));
  },
  wrongCall: (steps, table, random) => {
    const call = steps.find((step) => step.kind === 'call' && step.call.seat === undefined);
    if (call?.kind !== 'call') return null;
    const { announcement, hand } = call.call;
    const choice = ruleSetById(table.ruleSet)?.announcements.find((each) => each.announcement === announcement);
    const others = choice?.hands?.filter((each) => each !== hand) ?? [];
    if (others.length === 0) return null;
    const wrong = { ...call, call: { announcement, hand: pick(random, others) } };
    return steps.map((step) => (step === call ? wrong : step));
  },
  miscounted: change(pays, (move) => [{ ...move, amount: move.amount + 500 }]),
} as const satisfies Readonly<Record<string, Slip>>;

export type SlipName = keyof typeof SLIPS;

/** The steps of an answer with these slips; null where the table gives no occasion for one of them. */
export function withSlips(settings: RunSettings, table: Table, slips: readonly SlipName[], random: Random): readonly Step[] | null {
  return slips.reduce<readonly Step[] | null>(
    (steps, slip) => (steps === null ? null : SLIPS[slip](steps, table, random)),
    prescribedSteps(settings, table),
  );
}

/** The steps of an answer with so many slips, where the table gives occasion for that many. */
export function withSomeSlips(settings: RunSettings, table: Table, count: number, random: Random): readonly Step[] {
  let steps = prescribedSteps(settings, table);
  let left = count;
  for (const slip of shuffle(random, Object.keys(SLIPS) as SlipName[])) {
    const changed = left > 0 ? SLIPS[slip](steps, table, random) : null;
    if (changed === null) continue;
    steps = changed;
    left -= 1;
  }
  return steps;
}

/** A log of these steps at a person's pace, and how long it took. */
export function paced(steps: readonly Step[], random: Random, quickest: number, slowest: number): { events: AnswerEvent[]; ms: number } {
  let ms = 0;
  const events = steps.map((step): AnswerEvent => {
    // A call takes a look at the cards; taking a stake is quick.
    const share = step.kind === 'call' ? 2 : step.action === 'pay' ? 1.6 : 0.7;
    ms += Math.round(share * integer(random, quickest, slowest));
    if (step.kind === 'call') return { type: 'call', call: step.call, ms };
    return { type: step.action, seat: step.seat, bet: step.bet, amount: step.amount, ms };
  });
  return { events, ms };
}
