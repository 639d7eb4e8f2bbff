import type { BetId, BetWord } from '../types.ts';

/** The kinds of spots that are paid alike. */
export type SpotKind =
  'straightUp' | 'split' | 'street' | 'corner' | 'sixLine' | 'dozen' | 'column' | 'twoDozens' | 'twoColumns' | 'evenChance';

export interface RouletteSpot {
  readonly id: BetId;
  readonly kind: SpotKind;
  /** The numbers it wins with, ascending. */
  readonly numbers: readonly number[];
}

/** The highest number. */
export const LAST_NUMBER = 36;
const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
export type Colour = 'red' | 'black' | 'green';

/** The colour of a number; that of zero is green. */
export function colourOf(number: number): Colour {
  if (number === 0) return 'green';
  return RED.has(number) ? 'red' : 'black';
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const NUMBERS = range(1, LAST_NUMBER);
/** Twelve rows of three, the streets; the zero lies across the first. */
const ROWS = range(0, 11);
const row = (index: number): number[] => range(3 * index + 1, 3 * index + 3);

const inside = (kind: SpotKind, numbers: readonly number[]): RouletteSpot => ({ id: numbers.join('-'), kind, numbers });
const outside = (kind: SpotKind, id: BetId, isOn: (number: number) => boolean): RouletteSpot => ({
  id,
  kind,
  numbers: NUMBERS.filter(isOn),
});

const inDozen = (number: number): number => Math.ceil(number / 12);
const inColumn = (number: number): number => ((number - 1) % 3) + 1;

/** Neighbours in a row, neighbours of two rows, and the zero with the three numbers it touches. */
const SPLITS: readonly RouletteSpot[] = [
  ...[1, 2, 3].map((number) => [0, number]),
  ...NUMBERS.flatMap((number) => [
    ...(inColumn(number) < 3 ? [[number, number + 1]] : []),
    ...(number + 3 <= LAST_NUMBER ? [[number, number + 3]] : []),
  ]),
].map((numbers) => inside('split', numbers));
const STREETS: readonly RouletteSpot[] = [[0, 1, 2], [0, 2, 3], ...ROWS.map(row)].map((numbers) => inside('street', numbers));
const CORNERS: readonly RouletteSpot[] = [
  [0, 1, 2, 3],
  ...NUMBERS.filter((number) => inColumn(number) < 3 && number + 4 <= LAST_NUMBER).map((number) => [
    number,
    number + 1,
    number + 3,
    number + 4,
  ]),
].map((numbers) => inside('corner', numbers));
const SIX_LINES: readonly RouletteSpot[] = ROWS.slice(1).map((index) => inside('sixLine', [...row(index - 1), ...row(index)]));

const COLUMNS: readonly RouletteSpot[] = [
  ...[1, 2, 3].map((column) => outside('column', `column${column}`, (number) => inColumn(number) === column)),
  ...[1, 2].map((first) =>
    outside('twoColumns', `columns${first}-${first + 1}`, (number) => inColumn(number) === first || inColumn(number) === first + 1),
  ),
];
const DOZENS: readonly RouletteSpot[] = [
  ...[1, 2, 3].map((dozen) => outside('dozen', `dozen${dozen}`, (number) => inDozen(number) === dozen)),
  ...[1, 2].map((first) =>
    outside('twoDozens', `dozens${first}-${first + 1}`, (number) => inDozen(number) === first || inDozen(number) === first + 1),
  ),
];
const HALF = LAST_NUMBER / 2;
const chance = (id: BetId, isOn: (number: number) => boolean): readonly RouletteSpot[] => [outside('evenChance', id, isOn)];

/** The spots in the order in which the winning ones of a player are paid, those of one step together. */
export const PAYMENT_GROUPS: readonly (readonly RouletteSpot[])[] = [
  COLUMNS,
  chance('high', (number) => number > HALF),
  chance('odd', (number) => number % 2 === 1),
  chance('black', (number) => colourOf(number) === 'black'),
  chance('red', (number) => colourOf(number) === 'red'),
  chance('even', (number) => number % 2 === 0),
  chance('low', (number) => number <= HALF),
  DOZENS,
  SIX_LINES,
  STREETS,
  CORNERS,
  SPLITS,
  range(0, LAST_NUMBER).map((number) => inside('straightUp', [number])),
];

/** Every spot of the layout, in the order of payment. */
export const SPOTS: readonly RouletteSpot[] = PAYMENT_GROUPS.flat();
export const SPOT_IDS: readonly BetId[] = SPOTS.map(({ id }) => id);
const BY_ID: ReadonlyMap<BetId, RouletteSpot> = new Map(SPOTS.map((spot) => [spot.id, spot]));
const PLACES: ReadonlyMap<BetId, number> = new Map(SPOT_IDS.map((id, place) => [id, place]));

/** The spot of that id. */
export function spotById(id: BetId): RouletteSpot | undefined {
  return BY_ID.get(id);
}

/** The place of a spot in the order of payment. */
export function paymentPlace(id: BetId): number {
  return PLACES.get(id) ?? SPOTS.length;
}

/** Inside bets are worded by their kind and numbers, the others each by itself. */
export function spotWord(id: BetId): BetWord {
  const spot = spotById(id);
  if (spot === undefined || !/^\d/.test(id)) return { key: id };
  const { kind, numbers } = spot;
  const [first, last] = [numbers[0], numbers.at(-1)];
  return { key: kind, values: { numbers: kind === 'sixLine' ? `${first}–${last}` : id } };
}
