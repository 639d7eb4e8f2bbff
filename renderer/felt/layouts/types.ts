import type { ReactNode } from 'react';

import type { Card } from '#shared/cards/card.ts';
import type { BetId, HouseOptions, PayTable, RuleSet, Spot, Table } from '#shared/games/types.ts';
import type { Minor } from '#shared/money/money.ts';

import type { Gloss } from '../board/gloss.tsx';
import type { CardIndices } from '../cards/index.ts';
import type { FeltState } from '../felt-state.ts';
import type { FeltPreview } from '../felt-types.ts';
import type { Pose } from '../geometry/index.ts';

/** The cloth's colour. */
export type Cloth = 'green' | 'blue' | 'burgundy' | 'claret' | 'midnight' | 'slate';

export type SpotRef = Pick<Spot, 'seat' | 'bet'>;

/** A step from the middle of a place along its own axes: to the dealer's right, and towards the dealer. */
export interface Offset {
  readonly dx: number;
  readonly dy: number;
}

/** The outline round a spot: what is lit, what a verdict rings, what can be pressed. Its middle is the spot's. */
export type HaloShape =
  | { readonly kind: 'box'; readonly halfWidth: number; readonly halfHeight: number; readonly corner: number }
  | { readonly kind: 'circle'; readonly radius: number; readonly dy?: number }
  | { readonly kind: 'path'; readonly path: string };

/** Where a verdict lies, the number of a broken order, and the few signs of a correction. */
export interface MarkPlace extends Pose {
  readonly verdict: Offset;
  readonly order: Offset;
  readonly correction: Offset;
}

/** A spot on the felt: its middle and turn, and where everything about it lies. */
export interface SpotPlace extends MarkPlace {
  readonly halo: HaloShape;
  /** How far below the foot of a stack its amount stands, where the place is narrow. */
  readonly tagDrop?: number;
  /** False where a stake is one chip, whose own figure says its amount. */
  readonly stakeTag?: false;
  /** The foot of the stake, of a payment, of a stake given back, and of one given back beside a payment. */
  readonly stake: Offset;
  readonly payment: Offset;
  readonly returned: Offset;
  readonly returnedBesidePayment: Offset;
  /**
   * The middle of the tag with what is being typed, `drop` straight below it. Beside a stake it grows to the right only:
   * it reaches no farther than `left` to the other side.
   */
  readonly entry: Offset & { readonly drop: number; readonly left?: number };
  /** What is farther from the dealer is drawn first. */
  readonly depth: number;
}

/** How the person and the house want cards and chips to look. */
export interface Look {
  readonly indices: CardIndices;
  readonly fourColour: boolean;
  readonly labels: boolean;
  readonly animate: boolean;
  readonly denominations: readonly Minor[];
  readonly formatAmount: (amount: Minor) => string;
}

/** What cards are drawn from, beside the table itself. */
export interface CardsView {
  readonly look: Look;
  readonly state: FeltState;
  /** The seat of the current spot. */
  readonly current: number | undefined;
  /** Whether the table is being corrected: nothing is dimmed then. */
  readonly isMarked: boolean;
  readonly foldedWord: string;
  /** The words of the aid on the felt, by their keys; left out where it is put away. */
  readonly aid: ((key: string) => string) | undefined;
  /** The reader's words beside the print; left out where the reader reads it. */
  readonly gloss: Gloss | undefined;
}

export interface ChipsView {
  readonly look: Look;
  readonly state: FeltState;
  readonly preview: FeltPreview | undefined;
  /** The seat of the current spot. */
  readonly current: number | undefined;
  /** Whether a correction names the payment of a spot, so that its own figure would be said twice. */
  readonly isCorrected: (spot: SpotRef) => boolean;
}

/** The words of the table view that name what is not a bet. */
export interface FactWords {
  readonly dealer: string;
  readonly number: string;
  readonly folded: string;
  readonly bet: (bet: BetId) => string;
  readonly card: (card: Card) => string;
  readonly faceDown: string;
  /** What an act of the dealer is about. */
  readonly act: (topic: string) => string;
  readonly amount: (amount: Minor) => string;
  readonly list: (items: readonly string[]) => string;
}

/** What lies on the felt beside chips, for who reads it as a table. */
export interface TableFacts {
  /** A seat's cards in words; left out in games without players' hands. */
  readonly hand?: (seat: number) => string;
  /** What the house drew, a line each. */
  readonly house: readonly { readonly name: string; readonly text: string }[];
}

export interface CallRef {
  readonly seat: number | undefined;
  readonly topic: string | undefined;
  readonly index: number;
}

/** One table as its layout draws it. */
export interface Drawing {
  readonly place: (spot: SpotRef) => SpotPlace | undefined;
  /** Where a call about a seat is marked, or one about the table: by its topic, or the so many-th, counted from 0. */
  readonly callPlace: (call: CallRef) => MarkPlace;
  /** What lies on the cloth below the chips. */
  readonly cards: (view: CardsView) => ReactNode;
  /** Chips drawn in a way of the game's own; left out, they are stacks of values. */
  readonly chips?: (view: ChipsView) => ReactNode;
  readonly facts: (words: FactWords, state: Pick<FeltState, 'calls' | 'covered'>) => TableFacts;
  /** Set where spots lie about the layout, shared by the players: arrows go by their places, not by seat and box. */
  readonly byPlace?: true;
  /** What can be pressed to come to a player, where his spots lie about the layout. */
  readonly players?: (gloss: Gloss | undefined) => readonly PlayerPlaces[];
  /** The part of the picture that matters most, to be seen from near. */
  readonly closeUp?: Frame;
}

/** What belongs to a player beside his stakes: his plate, his marker, his chips in the float. */
export interface PlayerPlaces {
  readonly seat: number;
  readonly outlines: readonly (Frame & { readonly corner: number })[];
}

/** A part of the picture, in its units. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is printed and what stands on the table, the same for every hand. */
export interface PrintView {
  /** Prefix of the ids in this picture. */
  readonly id: string;
  readonly payTables: readonly PayTable[];
  readonly options: HouseOptions;
  /** The reader's words beside the print; left out where the reader reads it. */
  readonly gloss: Gloss | undefined;
}

/** The table's edge: its outline `inset` units inside the rail's outer line. `margin` widens the shoulders. */
export type TableEdge = (inset: number, margin?: number) => string;

/**
 * The felt of a rule set. Its print is in the language of the text, whatever the interface speaks; the reader's own words
 * stand small beside it.
 */
export interface FeltLayout {
  readonly cloth: Cloth;
  /** The language of the print, for the right glyphs and for screen readers. */
  readonly language: RuleSet['source']['language'];
  /** Card letters, where the house's deck is always the international one. */
  readonly internationalIndices: boolean;
  readonly edge: TableEdge;
  readonly print: (view: PrintView) => ReactNode;
  readonly furniture: (view: PrintView) => ReactNode;
  /** The upper edge of the dealer's rack; left out where there is none. */
  readonly rack?: number;
  /** The numbers at the rail, the current one lit; left out where the boxes carry them. */
  readonly numbers?: readonly (Pose & { readonly seat: number })[];
  /** The words of an aid that can be put away, by their keys; left out where the felt has none. */
  readonly aid?: readonly string[];
  /** The keys of the reader's words that may stand beside the print. */
  readonly glosses: readonly string[];
  /** A miniature in a box of 160 × 100. */
  readonly mini: () => ReactNode;
  /** Draws a table; undefined where it is none of this game. */
  readonly draw: (table: Table) => Drawing | undefined;
  /** Everything the print spells in Chinese characters is covered by the bundled serif; tests ask here. */
  readonly lettering: readonly string[];
}
