import type { BetId, OrderRule, RuleSet, Spot, StepPattern } from '#shared/games/types.ts';

import type { ActEvent } from './answer-log.ts';
import { type SpotRef, isSameSpot, openStakes } from './spots.ts';

type Ordered = Pick<RuleSet, 'orderRules'>;
type Sequence = Extract<OrderRule, { readonly kind: 'sequence' }>;

/**
 * Seats with spots, in the order the text settles them: in a direction, or seat by seat as it pays them. Where it orders
 * the payments otherwise, the lowest number first; where it says nothing at all, the highest.
 */
export function seatsInOrder(ruleSet: Ordered, spots: readonly Spot[]): readonly number[] {
  const { orderRules } = ruleSet;
  const seats = [...new Set(spots.map(({ seat }) => seat))];
  const ranks = seatRanks(ruleSet);
  if (ranks.size > 0) return seats.sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0) || a - b);
  const rule = orderRules.find(({ kind }) => kind === 'seatSequence');
  const isOrdered = orderRules.some(({ kind }) => kind === 'seatBySeat') || paymentSequence(ruleSet, 'table') !== undefined;
  const ascending = rule?.kind === 'seatSequence' ? rule.direction === 'ascending' : isOrdered;
  return seats.sort((a, b) => (ascending ? a - b : b - a));
}

/** When each seat is paid, where the text names the seats; several payers work side by side, each from his first seat. */
function seatRanks({ orderRules }: Ordered): ReadonlyMap<number, number> {
  const orders = orderRules.flatMap((rule): (readonly (readonly number[])[])[] => {
    if (rule.kind === 'sequence' && rule.scope === 'table' && rule.among.every(paysSeats)) {
      return [rule.among.map(({ seats }) => seats ?? [])];
    }
    if (rule.kind !== 'seatSequence' || !paysSeats(rule.among)) return [];
    const sign = rule.direction === 'ascending' ? 1 : -1;
    return [[...(rule.among.seats ?? [])].sort((a, b) => sign * (a - b)).map((seat) => [seat])];
  });
  return new Map(orders.flatMap((order) => order.flatMap((seats, rank) => seats.map((seat) => [seat, rank] as const))));
}

const paysSeats = ({ actions, seats }: StepPattern): boolean => actions?.includes('pay') === true && seats !== undefined;

/** The sequence in which stakes are paid, over the table or within a seat, where the text has one. */
function paymentSequence({ orderRules }: Ordered, scope: Sequence['scope']): Sequence | undefined {
  return orderRules.find(
    (rule): rule is Sequence =>
      rule.kind === 'sequence' &&
      rule.scope === scope &&
      rule.among.every(({ actions, bets }) => actions?.includes('pay') === true && bets !== undefined),
  );
}

/** Where a bet stands in a sequence: kind by kind, or spot by spot as the rule set lists them. */
function ranks(sequence: Sequence | undefined, by: 'kind' | 'spot'): ReadonlyMap<BetId, number> {
  const kinds = (sequence?.among ?? []).map(({ bets }) => bets ?? []);
  return new Map(
    by === 'kind' ? kinds.flatMap((bets, index) => bets.map((bet) => [bet, index])) : kinds.flat().map((bet, index) => [bet, index]),
  );
}

/** The spots in the order in which the text pays them, by place only and never by what the cards call for. */
export function walkOf(ruleSet: Ordered, spots: readonly Spot[]): readonly Spot[] {
  const kind = ranks(paymentSequence(ruleSet, 'table'), 'kind');
  const place = ranks(paymentSequence(ruleSet, 'seat'), 'spot');
  const seats = seatsInOrder(ruleSet, spots);
  return spots
    .map((spot) => ({ spot, rank: [kind.get(spot.bet) ?? 0, seats.indexOf(spot.seat), place.get(spot.bet) ?? 0] as const }))
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2])
    .map(({ spot }) => spot);
}

/** A family of spots that are paid together, as the text calls it. */
export interface Family {
  readonly word: string;
  readonly bets: readonly BetId[];
}

/** The steps in which a player is paid, where the text names them; none elsewhere. */
export function familiesOf(ruleSet: Ordered): readonly Family[] {
  const sequence = paymentSequence(ruleSet, 'seat');
  return (sequence?.among ?? []).flatMap(({ word, bets }) => (word === undefined || bets === undefined ? [] : [{ word, bets }]));
}

/** The spot where a table begins: the first stake of the first seat. */
export function firstSpot(ruleSet: Ordered, spots: readonly Spot[]): Spot | undefined {
  return walkOf(ruleSet, spots).find(({ stake }) => stake > 0) ?? spots[0];
}

/** Where a player is begun, or gone on with: his first open stake, or his first where all is done. */
export function firstOfSeat(ruleSet: Ordered, spots: readonly Spot[], acts: readonly ActEvent[], seat: number): Spot | undefined {
  const own = walkOf(ruleSet, spots).filter((spot) => spot.seat === seat);
  return openStakes(own, acts)[0] ?? own[0];
}

/** The next open stake after a spot, round the whole table and never back while others are open. */
export function nextOpenSpot(ruleSet: Ordered, spots: readonly Spot[], acts: readonly ActEvent[], from: SpotRef): Spot | undefined {
  return openStakes(roundFrom(walkOf(ruleSet, spots), from), acts).find((spot) => !isSameSpot(spot, from));
}

/** Where an act leads: to what is left of its seat, and only then to the seats that follow. */
export function nextAfterAct(ruleSet: Ordered, spots: readonly Spot[], acts: readonly ActEvent[], from: SpotRef): Spot | undefined {
  // Where the text pays kind by kind over the whole table, it is the kind that is finished first.
  const own = paymentSequence(ruleSet, 'table') ? [] : spots.filter(({ seat }) => seat === from.seat);
  return nextOpenSpot(ruleSet, own, acts, from) ?? nextOpenSpot(ruleSet, spots, acts, from);
}

/** The first stake, of those given, of the next seat that has one; it may be the same seat again. */
export function nextSeatSpot(ruleSet: Ordered, among: readonly Spot[], from: SpotRef): Spot | undefined {
  const seats = seatsInOrder(ruleSet, [...among, { ...from, stake: 0, actions: [] }]);
  const at = seats.indexOf(from.seat);
  const order = [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
  const walk = walkOf(ruleSet, among);
  for (const seat of order) {
    const first = walk.find((spot) => spot.seat === seat);
    if (first) return first;
  }
  return undefined;
}

/** The next of these stakes after a spot, round the whole table. */
export function nextOf(ruleSet: Ordered, spots: readonly Spot[], among: readonly Spot[], from: SpotRef): Spot | undefined {
  return roundFrom(walkOf(ruleSet, spots), from).find((spot) => among.some((each) => isSameSpot(each, spot)));
}

/** The spots after one, then those before it; itself last. */
function roundFrom(walk: readonly Spot[], from: SpotRef): readonly Spot[] {
  const at = walk.findIndex((spot) => isSameSpot(spot, from));
  return [...walk.slice(at + 1), ...walk.slice(0, Math.max(at + 1, 0))];
}
