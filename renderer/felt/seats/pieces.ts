import type { BetId } from '#shared/games/types.ts';
import type { Minor } from '#shared/money/money.ts';

import type { SpotState } from '../felt-state.ts';
import type { FeltPreview } from '../felt-types.ts';
import { type Pose, stepped } from '../geometry/index.ts';
import type { Drawing, Offset, SpotPlace } from '../layouts/types.ts';

export type PieceKind = 'stake' | 'taken' | 'paid' | 'returned' | 'preview';

/** Chips on the felt: what they are, where they lie and where they came from. */
export interface Piece {
  readonly kind: PieceKind;
  readonly seat: number;
  readonly bet: BetId;
  readonly amount: Minor;
  readonly place: Pose;
  /** The foot of the stake, from where a returned one is pushed. */
  readonly home: Pose;
  readonly seed: number;
  /** How far below its foot the amount stands; undefined where it is not written. */
  readonly tagDrop: number | undefined;
}

/** The middle of a tag below the foot of its stack. */
const TAG_DROP = 14;

function tagDropOf({ stakeTag, tagDrop = TAG_DROP }: SpotPlace, kind: PieceKind): number | undefined {
  return kind === 'taken' || kind === 'preview' || (kind === 'stake' && stakeTag === false) ? undefined : tagDrop;
}

function piecesOf(spot: SpotState, at: SpotPlace, preview: Minor | undefined): Piece[] {
  const place = ({ dx, dy }: Offset): Pose => stepped(at, dx, dy);
  const { seat, bet, stake, left, taken, paid, returned } = spot;
  const seed = seat * 11 + bet.length;
  const piece = (kind: PieceKind, amount: Minor, offset: Offset, turn: number): Piece[] =>
    amount > 0
      ? [{ kind, seat, bet, amount, place: place(offset), home: place(at.stake), seed: seed + turn, tagDrop: tagDropOf(at, kind) }]
      : [];
  return [
    ...piece('taken', left === 0 && returned === 0 && taken > 0 ? stake : 0, at.stake, 0),
    ...piece('stake', left, at.stake, 0),
    ...piece('returned', Math.min(returned, stake), paid > 0 ? at.returnedBesidePayment : at.returned, 0),
    ...piece('paid', paid, at.payment, 5),
    ...piece('preview', paid === 0 ? (preview ?? 0) : 0, at.payment, 5),
  ];
}

/** The chips of the table, what is farther from the dealer first, so that what is nearer is drawn over what is behind it. */
export function chipPieces(
  { place }: Pick<Drawing, 'place'>,
  spots: readonly SpotState[],
  preview: FeltPreview | undefined,
): readonly Piece[] {
  return spots
    .flatMap((spot) => {
      const at = place(spot);
      return at ? [{ spot, at }] : [];
    })
    .sort((a, b) => b.at.depth - a.at.depth)
    .flatMap(({ spot, at }) => piecesOf(spot, at, preview?.seat === spot.seat && preview.bet === spot.bet ? preview.amount : undefined));
}
