import type { Point, Pose } from '../../geometry/index.ts';
import type { Offset, SpotPlace, SpotRef } from '../types.ts';

/** The radius of a pile: two neighbouring spots are never nearer than two of them. */
export const PILE_RADIUS = 13.2;

/** How piles on one spot stand apart: along the line they lie on, one behind the other, or side by side; a box of its own has more room. */
export type Spread = 'along' | 'across' | 'inCell' | 'inBox';

/** Where the `index`-th of `count` piles stands from its spot, in radii. One stands on the point itself, three and more on a ring. */
export function pileOffset(index: number, count: number, spread: Spread): Offset {
  if (count === 1) return { dx: 0, dy: 0 };
  if (count === 2) {
    const side = index === 0 ? -1 : 1;
    if (spread === 'inCell' || spread === 'inBox') return { dx: side * 0.98, dy: 0 };
    return spread === 'along' ? { dx: side * 0.92, dy: 0 } : { dx: 0, dy: side * 0.92 };
  }
  const angle = Math.PI * (1.5 + (2 * index) / count);
  const radius = spread === 'inBox' ? Math.max(1.2, 1.02 / Math.sin(Math.PI / count)) : 1.15;
  return { dx: Math.cos(angle) * radius, dy: Math.sin(angle) * radius };
}

interface Pile {
  readonly at: Point;
  readonly angle?: number;
  readonly index: number;
  readonly count: number;
  readonly spread: Spread;
}

/** A player's pile on a spot that several players may share. */
export function pilePlace({ at, angle = 0, index, count, spread }: Pile): SpotPlace {
  const { dx, dy } = pileOffset(index, count, spread);
  const pose: Pose = { x: at.x + dx * PILE_RADIUS, y: at.y + dy * PILE_RADIUS, angle };
  const foot = { dx: 0, dy: 0 };
  const mark = { dx: -PILE_RADIUS, dy: -PILE_RADIUS - 2 };
  return {
    ...pose,
    halo: { kind: 'circle', radius: PILE_RADIUS + 3.5, dy: -1.5 },
    stake: foot,
    payment: { dx: 0, dy: -PILE_RADIUS - 14 },
    returned: { dx: 0, dy: PILE_RADIUS + 8 },
    returnedBesidePayment: { dx: 0, dy: PILE_RADIUS + 8 },
    entry: { dx: 0, dy: 0, drop: PILE_RADIUS + 16 },
    verdict: mark,
    order: mark,
    correction: { dx: 4, dy: PILE_RADIUS + 12 },
    depth: -pose.y,
  };
}

/** The players on each spot, in the order of their seats. */
export function sharers(spots: readonly SpotRef[]): (spot: SpotRef) => { readonly index: number; readonly count: number } {
  const seats = new Map<string, number[]>();
  for (const { seat, bet } of spots) {
    const known = seats.get(bet) ?? [];
    // Stakes in several lots on one spot are one pile.
    if (!known.includes(seat)) seats.set(bet, [...known, seat]);
  }
  return ({ seat, bet }) => {
    const all = seats.get(bet) ?? [seat];
    return { index: Math.max(0, all.indexOf(seat)), count: Math.max(1, all.length) };
  };
}
