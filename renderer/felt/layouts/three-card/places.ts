import type { Table, ThreeCardTable } from '#shared/games/types.ts';

import { CORRECTION, ENTRY, HALO, MARKS, pose, poseAt } from '../../geometry/index.ts';
import type { CallRef, HaloShape, MarkPlace, Offset, SpotPlace, SpotRef } from '../types.ts';
import type { BoxPlace, BoxShape, ThreeCardSpec } from './spec.ts';

/** Where a returned stake lies when a payment already lies beside the box. */
const BESIDE_PAYMENT = 36;
/** Between one mark on the dealer's hand and the next. */
const NEXT_CALL = 30;

/** A box of a felt. */
export function boxOf({ boxes }: ThreeCardSpec, bet: string): BoxPlace | undefined {
  return boxes.find((box) => box.bet === bet);
}

function haloOf(shape: BoxShape): HaloShape {
  if (shape === 'ring') return { kind: 'circle', radius: HALO.ring };
  if (shape === 'bonus') return { kind: 'circle', ...HALO.bonus };
  return { kind: 'box', ...HALO.box };
}

/** A spot of a three-card table. */
export function spotPlace(spec: ThreeCardSpec, seats: number, { seat, bet }: SpotRef): SpotPlace | undefined {
  const box = boxOf(spec, bet);
  if (!box) return undefined;
  const { radius, dx, stackDy, paymentDx, shape } = box;
  const isBonus = shape === 'bonus';
  const marks = MARKS[shape === 'bonus' || shape === 'ring' ? shape : 'box'];
  const beside = (more: number): Offset => ({ dx: paymentDx + more, dy: stackDy });
  return {
    ...poseAt(seat, radius, seats, dx),
    halo: haloOf(shape),
    stake: { dx: 0, dy: stackDy },
    payment: beside(0),
    returned: beside(0),
    returnedBesidePayment: beside(BESIDE_PAYMENT),
    entry: isBonus ? { dx: 0, dy: 0, drop: ENTRY.bonus } : { dx: paymentDx + ENTRY.box.dx, dy: stackDy, drop: ENTRY.box.drop },
    verdict: marks.verdict,
    order: marks.order,
    correction: CORRECTION[isBonus ? 'bonus' : 'box'],
    depth: radius - dx / 1000,
  };
}

/** On a seat's hand, or on the dealer's. */
export function callPlace(seats: number, { seat, index }: CallRef): MarkPlace {
  if (seat !== undefined) return { ...pose(seat, 'cards', seats), ...MARKS.hand, correction: CORRECTION.hand };
  const { x, y } = MARKS.dealer;
  const mark = { dx: index * NEXT_CALL, dy: 0 };
  return { x, y, angle: 0, verdict: mark, order: mark, correction: { dx: CORRECTION.dealer.x - x, dy: CORRECTION.dealer.y - y } };
}

/** Whether this is a three-card table: cards for a dealer and for seats. */
export function isThreeCardTable(table: Table): table is ThreeCardTable {
  return 'dealer' in table && 'seats' in table;
}
