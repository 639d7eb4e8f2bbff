import { type Point, type Pose, stepped, VIEW, wideAngle, wideAt } from '../../geometry/index.ts';
import { PILE_RADIUS, pilePlace, type sharers, type Spread } from '../colours/colour-places.ts';
import type { MarkPlace, SpotPlace, SpotRef } from '../types.ts';

/**
 * The article lists the felt as the players see it; the dealer sees it turned by half a turn, so it is laid out as the
 * players see it and turned here. Lettering stays upright.
 */
const turn = (x: number, y: number): Point => ({ x: VIEW.width - x, y: VIEW.height - y });

export const SEATS = 5;
const PITCH = 7.4;
export const CELL = { width: 90, height: 86 } as const;
export const PAIR_BOX = { width: 59, height: 56 } as const;
export const PERSONAL_BOX = { width: 55, height: 84 } as const;
export const CARD_WIDTH = 82;
const CARD_STEP = 116;
const CARD_Y = 38;
const PAIR_Y = 184;
const BLOCK_Y = PAIR_Y + PAIR_BOX.height + 14;
const BLOCK_LEFT = VIEW.width / 2 - 4 * CELL.width;
const PLACES_RADIUS = 1794;
const NUMBER_RADIUS = 1860;

/** The two rows between A and JOKER, which span both. */
export const UPPER = ['2', '3', '4', '5', '6', '7'] as const;
export const LOWER = ['8', '9', 'T', 'J', 'Q', 'K'] as const;
const VALUES = ['A', ...UPPER, ...LOWER, 'X'];
/** The pair line: the fourteen values, JOKER at both ends. */
export const PAIR_LINE = ['X', ...VALUES] as const;
/** The personal boxes from a player's left to his right. */
export const PERSONAL = ['red', 'black', 'anyPair', 'poker'] as const;
export type Personal = (typeof PERSONAL)[number];

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}
/** A box of the players' picture as the dealer sees it; x, y is its upper left corner. */
function box(x: number, y: number, width: number, height: number): Box {
  return { ...turn(x + width, y + height), width, height };
}
const column = (index: number): number => BLOCK_LEFT + index * CELL.width;

/** The cells of the value block. */
export const CELLS: Readonly<Record<string, Box>> = {
  A: box(column(0), BLOCK_Y, CELL.width, 2 * CELL.height),
  X: box(column(7), BLOCK_Y, CELL.width, 2 * CELL.height),
  ...Object.fromEntries(UPPER.map((value, index) => [value, box(column(index + 1), BLOCK_Y, CELL.width, CELL.height)])),
  ...Object.fromEntries(LOWER.map((value, index) => [value, box(column(index + 1), BLOCK_Y + CELL.height, CELL.width, CELL.height)])),
};
/** The whole block. */
export const BLOCK: Box = box(BLOCK_LEFT, BLOCK_Y, 8 * CELL.width, 2 * CELL.height);
const PAIR_LEFT = VIEW.width / 2 - (PAIR_LINE.length * PAIR_BOX.width) / 2;
/** The boxes of the pair line. */
export const PAIRS: readonly (Box & { readonly value: string })[] = PAIR_LINE.map((value, index) => ({
  value,
  ...box(PAIR_LEFT + index * PAIR_BOX.width, PAIR_Y, PAIR_BOX.width, PAIR_BOX.height),
}));

/** The middle of a card's place; the first card lies at the dealer's left. */
export function cardPlace(index: number): Point {
  return turn(VIEW.width / 2 + (1 - index) * CARD_STEP, CARD_Y + CARD_WIDTH * 0.7);
}

const named = (...values: readonly string[]): string => [...values].sort((a, b) => VALUES.indexOf(a) - VALUES.indexOf(b)).join('-');

function valuePoints(): ReadonlyMap<string, Point> {
  const points = new Map<string, Point>();
  const put = (x: number, y: number, ...values: readonly string[]) => points.set(named(...values), turn(x, y));
  const middle = BLOCK_Y + CELL.height;
  for (const [value, { x, y, width, height }] of Object.entries(CELLS)) {
    points.set(value, { x: x + width / 2, y: y + height * (value === 'A' || value === 'X' ? 0.7 : 0.66) });
  }
  [
    ['A', ...UPPER, 'X'],
    ['A', ...LOWER, 'X'],
  ].forEach((row, rank) => {
    row.slice(0, -1).forEach((value, index) => put(column(index + 1), BLOCK_Y + (rank + 0.5) * CELL.height, value, row[index + 1] ?? ''));
  });
  UPPER.forEach((value, index) => put(column(index + 1.5), middle, value, LOWER[index] ?? ''));
  put(column(1), middle, 'A', '2', '8');
  put(column(7), middle, '7', 'K', 'X');
  UPPER.slice(0, -1).forEach((value, index) =>
    put(column(index + 2), middle, value, UPPER[index + 1] ?? '', LOWER[index] ?? '', LOWER[index + 1] ?? ''),
  );
  return points;
}
const VALUE_POINTS = valuePoints();
const PAIR_POINTS: ReadonlyMap<string, Point> = new Map(
  // JOKER stands twice; a bet on it lies on the one at the dealer's right, nearer the first box the article names.
  PAIRS.toReversed().map(({ value, x, y, width, height }) => [`pair:${value}`, { x: x + width / 2, y: y + height * 0.64 }]),
);

/** The middle of a personal box. */
export function personalPlace(seat: number, bet: Personal): Pose {
  const at = wideAt(PLACES_RADIUS, wideAngle(seat, SEATS, PITCH));
  return stepped(at, (1.5 - PERSONAL.indexOf(bet)) * PERSONAL_BOX.width, 0);
}

/** A seat's number beside its marker, over its places. */
export function numberAt(seat: number): Pose & { readonly seat: number } {
  return { seat, ...stepped(wideAt(NUMBER_RADIUS, wideAngle(seat, SEATS, PITCH)), -22, 0) };
}

const isPersonal = (bet: string): bet is Personal => (PERSONAL as readonly string[]).includes(bet);
/** How players who share a spot stand there: along the line it lies on, or side by side in a box. */
function spreadOf(bet: string): Spread {
  const values = bet.split('-');
  if (bet.startsWith('pair:') || values.length === 1) return 'inCell';
  const [upper, lower] = [UPPER, LOWER].map((row) => values.filter((value) => (row as readonly string[]).includes(value)).length);
  return values.length === 2 && upper === 1 && lower === 1 ? 'along' : 'across';
}

/** A spot of the layout; values and pairs are shared by the players, personal boxes are not. */
export function spotPlace({ seat, bet }: SpotRef, shared: ReturnType<typeof sharers>): SpotPlace | undefined {
  if (isPersonal(bet)) {
    const { angle, ...at } = stepped(personalPlace(seat, bet), 0, 20);
    return pilePlace({ at, angle, index: 0, count: 1, spread: 'inCell' });
  }
  const at = VALUE_POINTS.get(bet) ?? PAIR_POINTS.get(bet);
  return at && pilePlace({ at, ...shared({ seat, bet }), spread: spreadOf(bet) });
}

const CALL_CARDS: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, turnFirst: 0, turnSecond: 1, turnThird: 2 };

/** Each call is about what one more card made; the turning of a card is marked at its lower corner, which no index stands in. */
export function callPlace({ topic, index }: { readonly topic: string | undefined; readonly index: number }): MarkPlace {
  const { x, y } = cardPlace(CALL_CARDS[topic ?? ''] ?? index);
  const corner = topic?.startsWith('turn') === true ? -1 : 1;
  const mark = { dx: corner * (CARD_WIDTH / 2 - 2), dy: corner * (-CARD_WIDTH * 0.7 + 2) };
  return { x, y, angle: 0, verdict: mark, order: mark, correction: { dx: 0, dy: PILE_RADIUS } };
}
