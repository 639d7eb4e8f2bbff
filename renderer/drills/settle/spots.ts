import type { BetId, RuleSet, Spot } from '#shared/games/types.ts';

import { type ActEvent, moveOn } from './answer-log.ts';

export type SpotRef = Pick<Spot, 'seat' | 'bet'>;
export type Direction = 'left' | 'right' | 'up' | 'down';

/** Whether two references mean the same spot. */
export function isSameSpot(one: SpotRef, other: SpotRef): boolean {
  return one.seat === other.seat && one.bet === other.bet;
}

/** The spot a reference means. */
export function findSpot(spots: readonly Spot[], reference: SpotRef): Spot | undefined {
  return spots.find((spot) => isSameSpot(spot, reference));
}

/** Whether the game has a bonus: a spot that is paid on another's stake. */
export function hasBonus({ payTables }: Pick<RuleSet, 'payTables'>): boolean {
  return payTables.some(({ bet, baseBet }) => bet !== baseBet);
}

/** Whether a stake may be taken in part: at roulette, zero takes half of what lies on the even chances. */
export function takesParts({ family }: Pick<RuleSet, 'family'>): boolean {
  return family === 'roulette';
}

/** The seat's spot that is never staked: its bonus. */
export function bonusSpot(spots: readonly Spot[], seat: number): Spot | undefined {
  return spots.find((spot) => spot.seat === seat && spot.stake === 0);
}

/** Stakes nothing has been done with yet. Bonus spots are no part of it: nothing reminds a dealer of a bonus. */
export function openStakes(spots: readonly Spot[], acts: readonly ActEvent[]): readonly Spot[] {
  return spots.filter((spot) => spot.stake > 0 && !moveOn(acts, spot));
}

/** Seats with spots, in the direction the text settles them; the highest number first where it says nothing. */
export function seatsInOrder(ruleSet: Pick<RuleSet, 'orderRules'>, spots: readonly Spot[]): readonly number[] {
  const rule = ruleSet.orderRules.find(({ kind }) => kind === 'seatSequence');
  const ascending = rule?.kind === 'seatSequence' && rule.direction === 'ascending';
  const seats = [...new Set(spots.map(({ seat }) => seat))];
  return seats.sort((a, b) => (ascending ? a - b : b - a));
}

/** The spot where a hand begins: the first stake of the first seat. */
export function firstSpot(ruleSet: Pick<RuleSet, 'orderRules'>, spots: readonly Spot[]): Spot | undefined {
  const seat = seatsInOrder(ruleSet, spots)[0];
  return spots.find((spot) => spot.seat === seat && spot.stake > 0) ?? spots[0];
}

/**
 * The next open stake after a spot, round the whole table and never back within a seat while others are open.
 * It goes by place only, never by what the cards call for.
 */
export function nextOpenSpot(
  ruleSet: Pick<RuleSet, 'orderRules'>,
  spots: readonly Spot[],
  acts: readonly ActEvent[],
  from: SpotRef,
): Spot | undefined {
  const ordered = seatsInOrder(ruleSet, spots).flatMap((seat) => spots.filter((spot) => spot.seat === seat));
  const at = ordered.findIndex((spot) => isSameSpot(spot, from));
  const round = [...ordered.slice(at + 1), ...ordered.slice(0, Math.max(at, 0))];
  return openStakes(round, acts)[0];
}

/** Where an act leads: to what is left of its seat, and only then to the seats that follow. */
export function nextAfterAct(
  ruleSet: Pick<RuleSet, 'orderRules'>,
  spots: readonly Spot[],
  acts: readonly ActEvent[],
  from: SpotRef,
): Spot | undefined {
  const ownSeat = spots.filter(({ seat }) => seat === from.seat);
  return nextOpenSpot(ruleSet, ownSeat, acts, from) ?? nextOpenSpot(ruleSet, spots, acts, from);
}

/** Each bonus with the stake it hangs on. */
function bonusBases(ruleSet: Pick<RuleSet, 'payTables'>): ReadonlyMap<BetId, BetId> {
  return new Map(ruleSet.payTables.filter(({ bet, baseBet }) => bet !== baseBet).map(({ bet, baseBet }) => [bet, baseBet]));
}

/** The boxes of a seat from the dealer outwards, without the bonus beside one of them. */
export function columnOrder(ruleSet: Pick<RuleSet, 'bets' | 'payTables'>): readonly BetId[] {
  const bases = bonusBases(ruleSet);
  return ruleSet.bets.filter((bet) => !bases.has(bet));
}

/**
 * Where an arrow leads: seats lie left and right, with seat 1 at the left; the boxes of a seat outwards and back.
 * A bonus lies at the left of its stake, so only the arrows sideways come to it.
 */
export function neighbour(
  ruleSet: Pick<RuleSet, 'bets' | 'payTables'>,
  spots: readonly Spot[],
  from: SpotRef,
  direction: Direction,
): SpotRef {
  const bases = bonusBases(ruleSet);
  const home = bases.get(from.bet) ?? from.bet;
  const boxes = columnOrder(ruleSet);
  const rank = (bet: BetId) => boxes.indexOf(bet);
  const inSeat = (seat: number) => spots.filter((spot) => spot.seat === seat);
  const column = (seat: number) =>
    inSeat(seat)
      .filter(({ bet }) => !bases.has(bet))
      .sort((a, b) => rank(a.bet) - rank(b.bet));
  if (direction === 'up' || direction === 'down') {
    const own = column(from.seat);
    const at = own.findIndex(({ bet }) => bet === home);
    return own[at + (direction === 'up' ? 1 : -1)] ?? from;
  }
  const bonusIn = (seat: number, base: BetId) => inSeat(seat).find(({ bet }) => bases.get(bet) === base);
  const beside = direction === 'left' ? bonusIn(from.seat, home) : findSpot(spots, { seat: from.seat, bet: home });
  const isOnBonus = home !== from.bet;
  if (beside !== undefined && isOnBonus === (direction === 'right')) return beside;
  const seats = [...new Set(spots.map(({ seat }) => seat))].sort((a, b) => a - b);
  const seat = seats[seats.indexOf(from.seat) + (direction === 'right' ? 1 : -1)];
  if (seat === undefined) return from;
  const [nearest] = column(seat).sort((a, b) => Math.abs(rank(a.bet) - rank(home)) - Math.abs(rank(b.bet) - rank(home)));
  if (nearest === undefined) return inSeat(seat)[0] ?? from;
  return direction === 'right' ? (bonusIn(seat, nearest.bet) ?? nearest) : nearest;
}
