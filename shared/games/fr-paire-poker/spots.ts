import type { Rank } from '../../cards/card.ts';
import type { BetId } from '../types.ts';

/** A rank, or the joker. */
export type Value = Rank | 'X';
/** The values in the order in which spots name them. */
export const VALUES: readonly Value[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'X'];

/** The kinds of spots that are paid alike. */
export type SpotKind =
  'colour' | 'jokerValue' | 'oneValue' | 'twoValues' | 'jokerSevenKing' | 'aceTwoEight' | 'fourValues' | 'pairValue' | 'anyPair' | 'poker';

export interface PaireSpot {
  readonly id: BetId;
  readonly kind: SpotKind;
  /** The values it wins with; none for colours, any pair and the poker hand. */
  readonly values: readonly Value[];
}

// The value block: ace and joker stand at the ends of both rows.
const UPPER: readonly Value[] = ['2', '3', '4', '5', '6', '7'];
const LOWER: readonly Value[] = ['8', '9', 'T', 'J', 'Q', 'K'];

const spotOf = (kind: SpotKind, ...values: readonly Value[]): PaireSpot => {
  const inOrder = VALUES.filter((value) => values.includes(value));
  return { id: inOrder.join('-'), kind, values: inOrder };
};

/** Neighbours along the rows, and across from one row to the other. */
function twoValues(): PaireSpot[] {
  const along = [UPPER, LOWER].flatMap((row) => {
    const whole: readonly Value[] = ['A', ...row, 'X'];
    return whole.slice(1).map((value, index) => spotOf('twoValues', whole[index] ?? 'A', value));
  });
  return [...along, ...UPPER.map((value, index) => spotOf('twoValues', value, LOWER[index] ?? 'K'))];
}

/** Where four boxes meet. */
function fourValues(): PaireSpot[] {
  return UPPER.slice(1).map((_, index) => spotOf('fourValues', ...UPPER.slice(index, index + 2), ...LOWER.slice(index, index + 2)));
}

const COLOURS: readonly PaireSpot[] = ['red', 'black'].map((id) => ({ id, kind: 'colour', values: [] }));
const ON_VALUES: readonly PaireSpot[] = [
  ...VALUES.map((value) => spotOf(value === 'X' ? 'jokerValue' : 'oneValue', value)),
  ...twoValues(),
  spotOf('aceTwoEight', 'A', '2', '8'),
  spotOf('jokerSevenKing', '7', 'K', 'X'),
  ...fourValues(),
];
const ON_PAIR_VALUES: readonly PaireSpot[] = VALUES.map((value) => ({ id: `pair:${value}`, kind: 'pairValue', values: [value] }));

/** Every spot of the layout. */
export const SPOTS: readonly PaireSpot[] = [
  ...COLOURS,
  ...ON_VALUES,
  ...ON_PAIR_VALUES,
  { id: 'anyPair', kind: 'anyPair', values: [] },
  { id: 'poker', kind: 'poker', values: [] },
];
const BY_ID: ReadonlyMap<BetId, PaireSpot> = new Map(SPOTS.map((spot) => [spot.id, spot]));

const idsOf = (spots: readonly PaireSpot[]): readonly BetId[] => spots.map(({ id }) => id);
export const SPOT_IDS = idsOf(SPOTS);
export const COLOUR_IDS = idsOf(COLOURS);
export const VALUE_IDS = idsOf(ON_VALUES);
/** The bets on the first card: one of them is compulsory. */
export const MAIN_IDS: readonly BetId[] = [...COLOUR_IDS, ...VALUE_IDS];
export const PAIR_VALUE_IDS = idsOf(ON_PAIR_VALUES);
/** The bets on the first two cards. */
export const PAIR_IDS: readonly BetId[] = [...PAIR_VALUE_IDS, 'anyPair'];

/** The spot of that id. */
export function spotById(id: BetId): PaireSpot | undefined {
  return BY_ID.get(id);
}
