import type { BetId, HandId } from '#shared/games/types.ts';
import type { Odds } from '#shared/money/money.ts';

import type { Lettering } from '../../board/lettering.tsx';
import type { MiniSeat } from '../mini-seats.tsx';
import type { Cloth } from '../types.ts';

/** What is printed round a box; `cell` boxes share the seat's column, `none` is not printed. */
export type BoxShape = 'rounded' | 'scooped' | 'ring' | 'bonus' | 'cell' | 'none';

/** A box of every seat. Distances in units of the view box, seen from the box's own middle. */
export interface BoxPlace {
  readonly bet: BetId;
  readonly shape: BoxShape;
  /** The circle it stands on, and how far beside the seat's axis. */
  readonly radius: number;
  readonly dx: number;
  readonly legend?: Lettering & {
    /** The baseline below the middle; a ring's legend follows the ring instead. */
    readonly dy: number;
    /** Half the opening the legend takes in the box's line. */
    readonly gap: number;
  };
  /** The foot of a stack below the middle. */
  readonly stackDy: number;
  /** Where a payment is laid: this far beside the stake. 0 for a bonus, which has no stake. */
  readonly paymentDx: number;
}

/** A pay table in one of the lower corners. */
export interface PayTablePlace {
  readonly bet: BetId;
  readonly side: 'left' | 'right';
  readonly heading: Lettering;
}

/** What distinguishes one three-card felt from another. */
export interface ThreeCardSpec {
  readonly cloth: Cloth;
  /** The language of the print, for the right glyphs and for screen readers. */
  readonly language: 'fr' | 'zh-Hant';
  /** From the dealer outwards, the bonus last. */
  readonly boxes: readonly BoxPlace[];
  /** Set when the seat's boxes are cells of one column: how many, and the circle of the outermost cell's middle. */
  readonly column?: { readonly cells: number; readonly radius: number };
  readonly title: Lettering;
  readonly subtitle: Lettering;
  readonly payTables: readonly PayTablePlace[];
  readonly payLine: { readonly hand: Omit<Lettering, 'text'>; readonly odds: Omit<Lettering, 'text'> };
  /** The hands of the pay tables as the cloth prints them. */
  readonly hands: Readonly<Record<HandId, string>>;
  readonly odds: (odds: Odds) => string;
  /** Card letters, where the house's deck is always the international one. */
  readonly internationalIndices: boolean;
  readonly mini: MiniSeat;
}
