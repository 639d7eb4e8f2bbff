import type { HouseOptions } from '#shared/games/types.ts';

import type { Pose } from '../../geometry/index.ts';
import { type Band, type BandSeats, bandAt, boxOutline } from '../bands/bands.ts';
import type { CallRef, MarkPlace, Offset, SpotPlace, SpotRef } from '../types.ts';

/** From the players inwards. */
export const BANDS = {
  punto: { outer: 1876, inner: 1800 },
  banco: { outer: 1794, inner: 1718 },
  tie: { outer: 1712, inner: 1652 },
} as const satisfies Record<string, Band>;
export type Chance = keyof typeof BANDS;
export const CHANCES: readonly Chance[] = ['punto', 'banco', 'tie'];

const SMALL: BandSeats = { count: 7, pitch: 5.55 };
const LARGE: BandSeats = { count: 16, pitch: 2.43 };

/** The places of the table: seven with a single dealer, or sixteen. */
export function seatsOf(options: HouseOptions): BandSeats {
  return options['sixteenSeats'] === true ? LARGE : SMALL;
}
/** Whether the boxes are too narrow for words: the band is named once, and a box holds its number and its stake. */
export const isNarrow = ({ count }: BandSeats): boolean => count > SMALL.count;

/** The radius of the line that tells the odds. */
export const ODDS_RADIUS = 1627;
export const RACK_Y = 560;
/** The two card areas, the first card going to the far side from a shoe at the dealer's left. */
export const AREA = { y: 444, halfWidth: 169, halfHeight: 72, inset: 5, gap: 12, card: 84, title: 25 } as const;
export const AREA_X = { banco: 640 - AREA.halfWidth - AREA.gap, punto: 640 + AREA.halfWidth + AREA.gap } as const;

/** Two upright places and a third across, from the middle of an area. */
export const CARD_PLACES: readonly Pose[] = [
  { x: -116, y: 0, angle: 0 },
  { x: -26, y: 0, angle: 0 },
  { x: 94, y: 20, angle: 90 },
];
/** Where a called point is written: above the third place. */
export const POINT = { dx: 94, dy: -33 } as const;

/** The drawing table, an aid at the dealer's right: its corner, the widths of its labels and columns, the height of a line. */
export const AID = { x: 1000, y: 408, label: 42, cell: 18.8, row: 19, pad: 6 } as const;

const OFFSETS: Readonly<
  Record<'wide' | 'narrow', Pick<SpotPlace, 'stake' | 'payment' | 'returned' | 'returnedBesidePayment' | 'verdict' | 'correction'>>
> = {
  wide: {
    stake: { dx: 36, dy: 5 },
    payment: { dx: 72, dy: 5 },
    returned: { dx: 72, dy: 5 },
    returnedBesidePayment: { dx: 72, dy: -24 },
    verdict: { dx: -76, dy: -26 },
    correction: { dx: 46, dy: 24 },
  },
  narrow: {
    stake: { dx: 7, dy: 8 },
    payment: { dx: 40, dy: 8 },
    returned: { dx: 40, dy: 8 },
    returnedBesidePayment: { dx: 40, dy: -16 },
    verdict: { dx: -28, dy: -26 },
    correction: { dx: 4, dy: 24 },
  },
};

const isChance = (bet: string): bet is Chance => bet in BANDS;

/** A spot of a punto banco table. */
export function spotPlace(seats: BandSeats, { seat, bet }: SpotRef): SpotPlace | undefined {
  if (!isChance(bet)) return undefined;
  const band = BANDS[bet];
  const offsets = OFFSETS[isNarrow(seats) ? 'narrow' : 'wide'];
  return {
    ...bandAt(band, seats, seat),
    ...offsets,
    halo: { kind: 'path', path: boxOutline(band, seats) },
    order: offsets.verdict,
    entry: { ...offsets.payment, drop: 14, left: 15 },
    depth: band.outer,
  };
}

const CALL_PLACES: Readonly<Record<string, { readonly x: number; readonly y: number; readonly correction: Offset }>> = {
  banco: { x: AREA_X.banco - AREA.halfWidth, y: AREA.y - AREA.halfHeight, correction: { dx: AREA.halfWidth, dy: AREA.halfHeight * 2 } },
  punto: { x: AREA_X.punto - AREA.halfWidth, y: AREA.y - AREA.halfHeight, correction: { dx: AREA.halfWidth, dy: AREA.halfHeight * 2 } },
  winner: { x: 640, y: 346, correction: { dx: 0, dy: 22 } },
  bancoDraw: thirdCard(AREA_X.banco),
  puntoDraw: thirdCard(AREA_X.punto),
};

/** The decision on a third card is marked at its place. */
function thirdCard(x: number): { readonly x: number; readonly y: number; readonly correction: Offset } {
  return { x: x + AREA.halfWidth - 16, y: AREA.y - 20, correction: { dx: -59, dy: AREA.halfHeight + 20 } };
}

/** A point's call is marked at its side's area, the winning chance between the two. */
export function callPlace({ topic }: CallRef): MarkPlace {
  const { x, y, correction } = CALL_PLACES[topic ?? 'winner'] ?? { x: 640, y: 346, correction: { dx: 0, dy: 22 } };
  const mark = { dx: 0, dy: 0 };
  return { x, y, angle: 0, verdict: mark, order: mark, correction };
}
