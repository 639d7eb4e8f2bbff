import { coveredTopics } from '#shared/drills/settle/covered-cards.ts';
import type { AnswerEvent } from '#shared/drills/types.ts';
import type { Action, BetId, Call, RuleSet, Step, Table } from '#shared/games/types.ts';
import type { Minor } from '#shared/money/money.ts';

/** What lies on one spot after what was done so far. */
export interface SpotState {
  readonly seat: number;
  readonly bet: BetId;
  /** What was staked before anything was done; 0 for a bonus. */
  readonly stake: Minor;
  /** What of the stake still lies in its box. */
  readonly left: Minor;
  readonly taken: Minor;
  /** What the house added, all payments together. */
  readonly paid: Minor;
  readonly returned: Minor;
}

/** The table as it looks after a part of the settlement. */
export interface FeltState {
  readonly spots: readonly SpotState[];
  readonly calls: readonly Call[];
  /** Seats whose every stake was acted upon. Says nothing of right or wrong, nor of a bonus. */
  readonly settled: readonly number[];
  /** The topics of the acts that are still to turn cards: what they turn lies face down, or is not drawn yet. */
  readonly covered: readonly string[];
}

/** What a log may hold: what the trainee did, or what the text prescribes. */
export type FeltLog = readonly (AnswerEvent | Step)[];

type Done =
  | { readonly kind: 'call'; readonly call: Call }
  | { readonly kind: 'move'; readonly seat: number; readonly bet: BetId; readonly action: Action; readonly amount: Minor };

/** What still stands of a log: an `undo` takes back the last call or move, `done` moves nothing. */
function standing(log: FeltLog): Done[] {
  const done: Done[] = [];
  for (const entry of log) {
    if ('kind' in entry) {
      done.push(entry.kind === 'call' ? { kind: 'call', call: entry.call } : entry);
    } else if (entry.type === 'call') {
      done.push({ kind: 'call', call: entry.call });
    } else if (entry.type === 'undo') {
      done.pop();
    } else if (entry.type !== 'done') {
      done.push({ kind: 'move', seat: entry.seat, bet: entry.bet, action: entry.type, amount: entry.amount });
    }
  }
  return done;
}

/**
 * The felt after the first `upTo` entries of a log: the trainee's events or the prescribed steps.
 * Whatever was done is shown, right or wrong; what lies on the table never becomes less than nothing.
 */
export function feltState(
  ruleSet: Pick<RuleSet, 'spots' | 'announcements' | 'settle'>,
  table: Table,
  log: FeltLog,
  upTo = log.length,
): FeltState {
  const done = standing(log.slice(0, upTo));
  const moved = (seat: number, bet: BetId, action: Action): Minor =>
    done.reduce(
      (sum, entry) =>
        entry.kind === 'move' && entry.seat === seat && entry.bet === bet && entry.action === action ? sum + entry.amount : sum,
      0,
    );
  const spots = ruleSet.spots(table).map(({ seat, bet, stake }): SpotState => {
    const taken = moved(seat, bet, 'take');
    const returned = moved(seat, bet, 'return');
    return { seat, bet, stake, left: Math.max(0, stake - taken - returned), taken, paid: moved(seat, bet, 'pay'), returned };
  });
  const isSettled = (seat: number): boolean =>
    spots.every((spot) => spot.seat !== seat || spot.stake === 0 || spot.taken + spot.paid + spot.returned > 0);
  const calls = done.flatMap((entry) => (entry.kind === 'call' ? [entry.call] : []));
  return {
    spots,
    calls,
    settled: [...new Set(spots.map(({ seat }) => seat))].filter(isSettled),
    covered: coveredTopics(ruleSet, table, calls),
  };
}
