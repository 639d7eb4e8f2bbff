import { type Band, type BandSeats, bandAt, boxOutline } from '../bands/bands.ts';
import type { CallRef, MarkPlace, SpotPlace, SpotRef } from '../types.ts';

export const SEATS: BandSeats = { count: 7, pitch: 5.55 };
/** The blackjack boxes and the insurance line, from the rail inwards; then the line of four rows. */
export const RINGS = { box: 1841, title: 1570 } as const;
export const INSURANCE: Band = { outer: 1796, inner: 1758 };
const ROW = 37;
const TABLE = 1748;
const row = (index: number): Band => ({ outer: TABLE - index * ROW, inner: TABLE - (index + 1) * ROW });
export const ROWS = { bust: row(0), blackjack: row(1), silver: row(2), gold: row(3) } as const satisfies Record<string, Band>;
export type Chance = keyof typeof ROWS;
export const CHANCES: readonly Chance[] = ['bust', 'blackjack', 'silver', 'gold'];
/** The four rows together. */
export const LINE: Band = { outer: ROWS.bust.outer, inner: ROWS.gold.inner };
export const BOX = { half: 34, inset: 4 } as const;
export const BANK = { x: 640, y: 474, width: 92, step: 104, narrow: 62 } as const;
export const RACK_Y = 560;

const STAKE = { dx: 26, dy: 7 } as const;
const PAYMENT = { dx: 61, dy: 7 } as const;
const MARK = { dx: -77, dy: -12 } as const;
/** Between one mark on the bank's hand and the next. */
const NEXT_CALL = 30;

const isChance = (bet: string): bet is Chance => bet in ROWS;

/** A box of the line: a single chip. */
export function spotPlace({ seat, bet }: SpotRef): SpotPlace | undefined {
  if (!isChance(bet)) return undefined;
  const band = ROWS[bet];
  return {
    ...bandAt(band, SEATS, seat),
    halo: { kind: 'path', path: boxOutline(band, SEATS) },
    stake: STAKE,
    payment: PAYMENT,
    returned: PAYMENT,
    returnedBesidePayment: { dx: 92, dy: 7 },
    tagDrop: 9,
    stakeTag: false,
    entry: { dx: 66, dy: 0, drop: 0 },
    verdict: MARK,
    order: MARK,
    // Over the name of the chance: beside it lies what the next seat shows.
    correction: { dx: -18, dy: 0 },
    depth: band.outer,
  };
}

const CALLS: Readonly<Record<string, number>> = { firstCard: 0, bankDraw: 2, ordinary: 3, report: 4 };

/** What the bank has, over its hand; what the first card promised before it, the acts after it. */
export function callPlace({ topic }: CallRef): MarkPlace {
  const place = topic === undefined ? 1 : (CALLS[topic] ?? 1);
  const mark = { dx: place * NEXT_CALL, dy: 0 };
  return {
    x: BANK.x - NEXT_CALL,
    y: BANK.y - BANK.width * 0.7 - 14,
    angle: 0,
    verdict: mark,
    order: mark,
    correction: { dx: NEXT_CALL, dy: 76 },
  };
}
