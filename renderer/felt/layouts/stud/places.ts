import { stepped, wideAngle, wideAt } from '../../geometry/index.ts';
import type { CallRef, MarkPlace, SpotPlace, SpotRef } from '../types.ts';

export const SEATS = 7;
/** Degrees from one seat to the next. */
export const PITCH = 5.86;
/** Radii, from the rail inwards. */
export const RINGS = {
  number: 1861,
  raise: 1817,
  ante: 1762,
  hand: 1684,
  title: 1590,
  subtitle: 1567,
  odds: 1544,
  oddsGloss: 1528,
} as const;
export const BOX = { halfWidth: 72, halfHeight: 24.5, inset: 4 } as const;
/** Corners by box: the raise is a cartouche. */
export const CORNERS = { ante: 3, raise: 24 } as const;
export const SEAT_CARDS = { width: 62, step: 26.6 } as const;
export const BANK = { x: 640, y: 487, width: 90, step: 98, frame: 4 } as const;
export const RACK_Y = 562;

/** The inscription stands at the left of a box, its stake at the right, a payment beside it. */
export const LEGEND_DX = -30;
const STAKE = { dx: 30, dy: 8 } as const;
const PAYMENT = { dx: 68, dy: 8 } as const;
const BESIDE_PAYMENT = { dx: 102, dy: 8 } as const;
const MARK = { dx: -70, dy: -20 } as const;
/** Between one mark on the bank's hand and the next. */
const NEXT_CALL = 30;

const isBox = (bet: string): bet is 'ante' | 'raise' => bet === 'ante' || bet === 'raise';
export const angleOf = (seat: number): number => wideAngle(seat, SEATS, PITCH);

/** A spot of a stud table. */
export function spotPlace({ seat, bet }: SpotRef): SpotPlace | undefined {
  if (!isBox(bet)) return undefined;
  return {
    ...wideAt(RINGS[bet], angleOf(seat)),
    halo: { kind: 'box', halfWidth: BOX.halfWidth + 4, halfHeight: BOX.halfHeight + 4, corner: CORNERS[bet] + 4 },
    stake: STAKE,
    payment: PAYMENT,
    returned: PAYMENT,
    returnedBesidePayment: BESIDE_PAYMENT,
    entry: { ...PAYMENT, drop: 14, left: 15 },
    verdict: MARK,
    order: MARK,
    correction: { dx: 46, dy: 20 },
    depth: RINGS[bet],
  };
}

/** On a seat's hand, or on the bank's. */
export function callPlace({ seat, index }: CallRef): MarkPlace {
  if (seat !== undefined) {
    const mark = { dx: 74, dy: -38 };
    return { ...wideAt(RINGS.hand, angleOf(seat)), verdict: mark, order: mark, correction: { dx: 0, dy: 34 } };
  }
  const mark = { dx: index * NEXT_CALL, dy: 0 };
  return { x: 884, y: 432, angle: 0, verdict: mark, order: mark, correction: { dx: 640 - 884, dy: 110 } };
}

/** The middle of one of the bank's cards. */
export function bankCard(index: number): { readonly x: number; readonly y: number } {
  return { x: BANK.x + (index - 2) * BANK.step, y: BANK.y };
}

/** A seat's number at the rail. */
export function numberAt(seat: number) {
  return { seat, ...stepped(wideAt(RINGS.number, angleOf(seat)), 0, 0) };
}
