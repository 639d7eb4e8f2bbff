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
 * The next stake to look at after a spot: the rest of its seat, then the seats that follow, round the table.
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
  const ownSeat = ordered.filter((spot) => spot.seat === from.seat && !isSameSpot(spot, from));
  const round = [...ordered.slice(at + 1), ...ordered.slice(0, Math.max(at, 0))];
  const own = round.filter((spot) => ownSeat.includes(spot));
  return [...own, ...round].find((spot) => spot.stake > 0 && !moveOn(acts, spot));
}

/** The boxes of a seat from the dealer outwards; a bonus stands beside the stake it hangs on. */
export function columnOrder(ruleSet: Pick<RuleSet, 'bets' | 'payTables'>): readonly BetId[] {
  const baseOf = new Map(ruleSet.payTables.filter(({ bet, baseBet }) => bet !== baseBet).map(({ bet, baseBet }) => [bet, baseBet]));
  const boxes = ruleSet.bets.filter((bet) => !baseOf.has(bet));
  return boxes.flatMap((box) => [box, ...ruleSet.bets.filter((bet) => baseOf.get(bet) === box)]);
}

/** Where an arrow leads: seats lie left and right, with seat 1 at the left; the boxes of a seat outwards and back. */
export function neighbour(
  ruleSet: Pick<RuleSet, 'bets' | 'payTables'>,
  spots: readonly Spot[],
  from: SpotRef,
  direction: Direction,
): SpotRef {
  const column = columnOrder(ruleSet);
  const rank = (bet: BetId) => column.indexOf(bet);
  const inSeat = (seat: number) => spots.filter((spot) => spot.seat === seat).sort((a, b) => rank(a.bet) - rank(b.bet));
  if (direction === 'up' || direction === 'down') {
    const boxes = inSeat(from.seat);
    const at = boxes.findIndex((spot) => isSameSpot(spot, from));
    return boxes[at + (direction === 'up' ? 1 : -1)] ?? from;
  }
  const seats = [...new Set(spots.map(({ seat }) => seat))].sort((a, b) => a - b);
  const seat = seats[seats.indexOf(from.seat) + (direction === 'right' ? 1 : -1)];
  if (seat === undefined) return from;
  const boxes = inSeat(seat);
  const same = boxes.find(({ bet }) => bet === from.bet);
  const nearest = [...boxes]
    .filter(({ stake }) => stake > 0)
    .sort((a, b) => Math.abs(rank(a.bet) - rank(from.bet)) - Math.abs(rank(b.bet) - rank(from.bet)))[0];
  return same ?? nearest ?? boxes[0] ?? from;
}
