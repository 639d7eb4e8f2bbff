import type { BetId, HandId } from '#shared/games/types.ts';
import type { Odds } from '#shared/money/money.ts';

/** The cloth's colour tells the jurisdiction. */
export type Cloth = 'green' | 'blue' | 'burgundy' | 'slate';

/** Lettering as it is printed. */
export interface Lettering {
  readonly text: string;
  readonly size: number;
  readonly tracking: number;
  readonly weight: number;
}

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

/** A miniature of the printed seat for pictures of the game, outermost first, in a box 160 × 100. */
export type MiniShape =
  | { readonly kind: 'box'; readonly top: number; readonly halfWidth: number; readonly height: number; readonly corner: number }
  | { readonly kind: 'ring'; readonly middle: number; readonly radius: number }
  | { readonly kind: 'path'; readonly path: string };

/** The cloth of a rule set: its print is in the language of the text whatever the interface speaks. */
export interface FeltLayout {
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
  readonly mini: { readonly shapes: readonly MiniShape[]; readonly cards: number };
}
