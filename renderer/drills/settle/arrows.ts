import type { BetId, RuleSet, Spot } from '#shared/games/types.ts';

import { type SpotRef, findSpot } from './spots.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** A spot and where its middle lies on the felt, in the felt's own units. */
export interface PlacedSpot extends SpotRef {
  readonly x: number;
  readonly y: number;
}

/** What arrows need to know of a table. */
export interface ArrowField {
  readonly ruleSet: Pick<RuleSet, 'bets' | 'payTables'>;
  readonly spots: readonly Spot[];
  /** Set where spots lie about the layout: arrows then go by their places, elsewhere by seat and box. */
  readonly places?: readonly PlacedSpot[] | undefined;
}

/** Where an arrow leads from a spot; to itself at the edge. */
export function neighbour({ ruleSet, spots, places }: ArrowField, from: SpotRef, direction: Direction): SpotRef {
  return places === undefined ? beside(ruleSet, spots, from, direction) : nearest(places, from, direction);
}

/** How much farther a step aside counts than one ahead. */
const ASIDE = 2.5;
/** Piles that share a spot stand this far apart at least. */
const LEAST_STEP = 1;

/** The nearest spot in that direction; what lies straight ahead counts as nearer than what lies aside. */
function nearest(places: readonly PlacedSpot[], from: SpotRef, direction: Direction): SpotRef {
  const here = places.find(({ seat, bet }) => seat === from.seat && bet === from.bet);
  if (!here) return from;
  const sideways = direction === 'left' || direction === 'right';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  let best: { readonly place: PlacedSpot; readonly cost: number } | undefined;
  for (const place of places) {
    const [dx, dy] = [place.x - here.x, place.y - here.y];
    const ahead = sign * (sideways ? dx : dy);
    if (ahead < LEAST_STEP) continue;
    const cost = ahead + ASIDE * Math.abs(sideways ? dy : dx);
    if (best === undefined || cost < best.cost) best = { place, cost };
  }
  return best ? { seat: best.place.seat, bet: best.place.bet } : from;
}

/** Each bonus with the stake it hangs on. */
function bonusBases(ruleSet: Pick<RuleSet, 'payTables'>): ReadonlyMap<BetId, BetId> {
  return new Map(ruleSet.payTables.filter(({ bet, baseBet }) => bet !== baseBet).map(({ bet, baseBet }) => [bet, baseBet]));
}

/** The boxes of a seat from the dealer outwards, without the bonus beside one of them. */
function columnOrder(ruleSet: Pick<RuleSet, 'bets' | 'payTables'>): readonly BetId[] {
  const bases = bonusBases(ruleSet);
  return ruleSet.bets.filter((bet) => !bases.has(bet));
}

/**
 * Where an arrow leads: seats lie left and right, with seat 1 at the left; the boxes of a seat outwards and back.
 * A bonus lies at the left of its stake, so only the arrows sideways come to it.
 */
function beside(ruleSet: Pick<RuleSet, 'bets' | 'payTables'>, spots: readonly Spot[], from: SpotRef, direction: Direction): SpotRef {
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
