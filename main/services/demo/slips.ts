import { RULE_SETS } from '#shared/games/index.ts';
import type { BetSettlement, Misreading, Move, RuleSet, SeatSettlement, Table } from '#shared/games/types.ts';
import { type Minor, type Odds, payout } from '#shared/money/money.ts';
import { type Random, pick } from '#shared/random/random.ts';

import type { Slip } from './trainee.ts';

/** A prescribed move with what it rests on. */
export interface MoveToMake {
  readonly rules: RuleSet;
  readonly table: Table;
  readonly move: Move;
  readonly seat: SeatSettlement;
  readonly settled: BetSettlement | undefined;
  readonly misreadings: readonly Misreading[];
}

/** What is done instead: other moves, or none at all. Undefined where the slip cannot be made. */
type Slipped = readonly Move[] | undefined;

/** How each slip looks at a move. */
export const SLIP_MOVES: Readonly<Record<Slip, (to: MoveToMake, random: Random) => Slipped>> = {
  stakeIncluded: (to) => (to.settled?.working === undefined ? undefined : paying(to, to.move.amount + to.settled.working.base)),
  oddsOfOtherHand: (to, random) => {
    const working = to.settled?.working;
    const lines = linesFor(to.rules, to.table, to.move.bet).filter(({ hand }) => hand !== working?.hand);
    return working === undefined || lines.length === 0 ? undefined : payingAt(to, working.base, pick(random, lines).odds);
  },
  oddsOfOtherRuleSet: (to) => {
    const working = to.settled?.working;
    const others = RULE_SETS.filter(({ id, family }) => id !== to.rules.id && family === to.rules.family);
    const line = others.flatMap((rules) => linesFor(rules, null, to.move.bet)).find(({ hand }) => hand === working?.hand);
    return working === undefined || line === undefined ? undefined : payingAt(to, working.base, line.odds);
  },
  baseWrong: (to) => {
    const working = to.settled?.working;
    const other = to.seat.bets.find(({ bet, stake }) => bet !== working?.baseBet && stake > 0 && stake !== working?.base);
    return working === undefined || other === undefined ? undefined : payingAt(to, other.stake, working.odds);
  },
  digitsSwapped: (to) => {
    const digits = String(to.move.amount / 100);
    if (to.move.action !== 'pay' || !/^\d{2,}$/.test(digits)) return undefined;
    return paying(to, Number(`${digits.slice(0, -2)}${digits.slice(-1)}${digits.slice(-2, -1)}`) * 100);
  },
  offByFactorTen: (to) => (to.move.action === 'pay' ? paying(to, to.move.amount * 10) : undefined),
  bonusForgotten: (to) => (to.settled?.stake === 0 ? [] : undefined),
  bonusOnFold: (to) => (to.seat.folded && to.move.action === 'take' ? [{ ...to.move, action: 'pay' }] : undefined),
  // Read as the likeliest misjudgement of the seat has it; only this spot, so that another may show it was a slip.
  misread: (to) => {
    const act = to.misreadings
      .filter(({ seat }) => seat === to.move.seat)
      .flatMap(({ acts }) => acts)
      .find(({ bet, action, amount }) => bet === to.move.bet && (action !== to.move.action || amount !== to.move.amount));
    return act === undefined ? undefined : [{ ...to.move, action: act.action, amount: act.amount }];
  },
  pushTaken: insteadOf('return', 'take'),
  pushPaid: insteadOf('return', 'pay'),
  losingBetPaid: insteadOf('take', 'pay'),
  winningBetTaken: (to) => {
    const stake = to.settled?.stake ?? 0;
    return to.move.action === 'pay' && stake > 0 ? [{ ...to.move, action: 'take', amount: stake }] : undefined;
  },
  halfForgotten: (to) =>
    to.settled?.outcome === 'half' && to.move.action === 'take' ? [{ ...to.move, amount: to.settled.stake }] : undefined,
  arithmetic: (to, random) => {
    if (to.move.action !== 'pay') return undefined;
    const off = pick(random, to.rules.denominations.slice(-3)) * pick(random, [1, 2, -1]);
    return to.move.amount + off > 0 ? paying(to, to.move.amount + off) : undefined;
  },
  forgotten: () => [],
};

function insteadOf(expected: Move['action'], done: Move['action']): (to: MoveToMake) => Slipped {
  return ({ move }) => (move.action === expected ? [{ ...move, action: done }] : undefined);
}

function paying({ move }: MoveToMake, amount: Minor): Slipped {
  return move.action === 'pay' && amount !== move.amount && amount > 0 ? [{ ...move, amount }] : undefined;
}

function payingAt(to: MoveToMake, base: Minor, odds: Odds): Slipped {
  const paid = payout(base, odds);
  return paid.ok ? paying(to, paid.value) : undefined;
}

function linesFor(rules: RuleSet, table: Table | null, bet: string) {
  const payTables = table === null ? rules.payTables : (rules.payTablesUnder?.(table.options) ?? rules.payTables);
  return payTables.find((payTable) => payTable.spots?.includes(bet) ?? payTable.bet === bet)?.lines ?? [];
}
