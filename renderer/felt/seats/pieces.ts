import type { BetId } from '#shared/games/types.ts';
import type { Minor } from '#shared/money/money.ts';

import type { SpotState } from '../felt-state.ts';
import type { FeltPreview } from '../felt-types.ts';
import { type Pose, poseAt } from '../geometry/index.ts';
import { type BoxPlace, boxOf, type FeltLayout } from '../layouts/index.ts';

export type PieceKind = 'stake' | 'taken' | 'paid' | 'returned' | 'preview';

/** Chips on the felt: what they are, where they lie and where they came from. */
export interface Piece {
  readonly kind: PieceKind;
  readonly bet: BetId;
  readonly amount: Minor;
  readonly place: Pose;
  /** The middle of its box, from where a returned stake is pushed. */
  readonly home: Pose;
  readonly seed: number;
}

/** Where a returned stake lies when a payment already lies beside the box. */
const BESIDE_PAYMENT = 36;

function piecesOf(spot: SpotState, box: BoxPlace, seats: number, preview: Minor | undefined): Piece[] {
  const place = (dx: number): Pose => poseAt(spot.seat, box.radius, seats, box.dx + dx, box.stackDy);
  const seed = spot.seat * 11 + spot.bet.length;
  const piece = (kind: PieceKind, amount: Minor, dx: number, turn: number): Piece[] =>
    amount > 0 ? [{ kind, bet: spot.bet, amount, place: place(dx), home: place(0), seed: seed + turn }] : [];
  const returnedDx = box.paymentDx + (spot.paid > 0 ? BESIDE_PAYMENT : 0);
  return [
    ...piece('taken', spot.left === 0 && spot.returned === 0 && spot.taken > 0 ? spot.stake : 0, 0, 0),
    ...piece('stake', spot.left, 0, 0),
    ...piece('returned', Math.min(spot.returned, spot.stake), returnedDx, 0),
    ...piece('paid', spot.paid, box.paymentDx, 5),
    ...piece('preview', spot.paid === 0 ? (preview ?? 0) : 0, box.paymentDx, 5),
  ];
}

/** The chips of one seat, the outermost box first, so that what is nearer the dealer is drawn over what is behind it. */
export function seatPieces(layout: FeltLayout, spots: readonly SpotState[], seats: number, preview: FeltPreview | undefined): Piece[] {
  return spots
    .flatMap((spot) => {
      const box = boxOf(layout, spot.bet);
      return box ? [{ spot, box }] : [];
    })
    .sort((a, b) => b.box.radius - a.box.radius || a.box.dx - b.box.dx)
    .flatMap(({ spot, box }) =>
      piecesOf(spot, box, seats, preview?.seat === spot.seat && preview.bet === spot.bet ? preview.amount : undefined),
    );
}
