import type { BetId } from '#shared/games/types.ts';
import type { Minor } from '#shared/money/money.ts';

import type { Gloss } from './board/gloss.tsx';
import type { SpotState } from './felt-state.ts';

/** The spot the trainee is at, with what is being typed for it. */
export interface FeltFocus {
  readonly seat: number;
  readonly bet: BetId;
  /** The text typed so far, shown beside the spot. */
  readonly entry?: string;
  /** Written before the entry: `+` for a payment. */
  readonly sign?: string;
}

/** Each verdict has a shape of its own: disc right, lozenge wrong, dashed disc missed, square out of order. */
export type MarkShape = 'right' | 'wrong' | 'missed' | 'order';

/** A verdict laid on the felt: on a spot, on a seat's hand (no bet), or on the dealer's (no seat). */
export interface FeltMark {
  readonly shape: MarkShape;
  readonly seat?: number;
  readonly bet?: BetId;
  /** The topic of the call the mark is about, where the game has several. */
  readonly topic?: string;
  /** Written in an order mark: 1 came first by the text, 2 after it. */
  readonly number?: number;
  /** A few signs beside the spot: `155 → 150`. */
  readonly tag?: string;
}

/** A payment about to be made: half seen where it will lie. */
export interface FeltPreview {
  readonly seat: number;
  readonly bet: BetId;
  readonly amount: Minor;
}

/** The words the felt needs from the interface; the print on the cloth is the layout's own. */
export interface FeltWords {
  /** The name of the picture. */
  readonly label: string;
  readonly folded: string;
  /** The name of a spot: `Seat 5, ANTE, stake 40`. */
  readonly spot: (spot: SpotState) => string;
  /** The name of a tube of the rack, where chips can be picked. */
  readonly rackChip?: (value: Minor) => string;
  /** The name of what is a player's beside his stakes. */
  readonly player?: (seat: number) => string;
  /** The words of an aid on the felt. */
  readonly aid?: (key: string) => string;
  /** The reader's words for the print. */
  readonly gloss?: Gloss;
}
