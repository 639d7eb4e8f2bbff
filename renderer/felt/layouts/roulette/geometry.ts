import { type RouletteSpot, spotById } from '#shared/games/lu-english-roulette/spots.ts';

import type { Point } from '../../geometry/index.ts';
import { pilePlace, type sharers, type Spread } from '../colours/colour-places.ts';
import type { Frame, MarkPlace, SpotPlace, SpotRef } from '../types.ts';

/** Five lengths make the whole layout; `x`, `y` is its upper left corner on the table. */
export const LAYOUT = { x: 264, y: 124, zero: 66, cell: 71, row: 97, dozen: 52, even: 60, column: 58 } as const;
const { zero: ZERO, cell: CELL, row: ROW, dozen: DOZEN, even: EVEN, column: COLUMN } = LAYOUT;
/** The outer line: numbers nearer the dealer, dozens and chances on the players' side. */
export const OUTER = EVEN + DOZEN;
export const WIDTH = ZERO + 12 * CELL + COLUMN;
export const HEIGHT = OUTER + 3 * ROW;

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The wheel stands at the dealer's left: zero left, 3-6-9 beside the dozens, 1-4-7 nearest the dealer. */
export function numberBox(number: number): Box {
  if (number === 0) return { x: 0, y: OUTER, width: ZERO, height: 3 * ROW };
  return { x: ZERO + Math.floor((number - 1) / 3) * CELL, y: OUTER + (2 - ((number - 1) % 3)) * ROW, width: CELL, height: ROW };
}

/** The even chances, 1 to 18 nearest the wheel. */
export const CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;
/** The boxes round the numbers. */
export const BOXES: Readonly<Record<string, Box>> = {
  ...Object.fromEntries(CHANCES.map((id, index) => [id, { x: ZERO + index * 2 * CELL, y: 0, width: 2 * CELL, height: EVEN }])),
  ...Object.fromEntries(
    [0, 1, 2].map((index) => [`dozen${index + 1}`, { x: ZERO + index * 4 * CELL, y: EVEN, width: 4 * CELL, height: DOZEN }]),
  ),
  ...Object.fromEntries(
    [1, 2, 3].map((index) => [`column${index}`, { x: WIDTH - COLUMN, y: numberBox(index).y, width: COLUMN, height: ROW }]),
  ),
};
/** Straight up lies below the printed number, so that a pile never hides it. */
const STRAIGHT = 0.66;

const middleX = ({ x, width }: Box): number => x + width / 2;
const middleY = ({ y, height }: Box): number => y + height / 2;
/** The line between the street of a number and the next, and the one between two numbers of a street. */
const lineAfter = (number: number): number => ZERO + (Math.floor((number - 1) / 3) + 1) * CELL;
const rowLine = (lower: number): number => numberBox(lower).y;

/** Where an inside spot lies: on the numbers' own lines. */
function insidePoint({ kind, numbers }: RouletteSpot): Point {
  const [first = 0, second = 0] = numbers;
  const box = numberBox(first);
  switch (kind) {
    case 'straightUp':
      return first === 0 ? { x: ZERO * 0.46, y: OUTER + 1.5 * ROW } : { x: middleX(box), y: box.y + box.height * STRAIGHT };
    case 'split':
      if (first === 0) return { x: ZERO, y: middleY(numberBox(second)) };
      return second === first + 1 ? { x: middleX(box), y: rowLine(first) } : { x: lineAfter(first), y: middleY(box) };
    case 'street':
      return first === 0 ? { x: ZERO, y: rowLine(second) } : { x: middleX(box), y: OUTER };
    case 'corner':
      return first === 0 ? { x: ZERO, y: OUTER } : { x: lineAfter(first), y: rowLine(first) };
    default:
      return { x: lineAfter(first), y: OUTER };
  }
}

function outsidePoint({ id, kind }: RouletteSpot): Point | undefined {
  const first = BOXES[id] ?? BOXES[id.replace('s', '').replace(/-\d$/u, '')];
  if (!first) return undefined;
  switch (kind) {
    case 'column':
      return { x: first.x + first.width * 0.66, y: middleY(first) };
    case 'twoColumns':
      return { x: first.x + first.width * 0.66, y: first.y };
    case 'dozen':
      return { x: first.x + first.width * 0.625, y: first.y + first.height * 0.42 };
    case 'twoDozens':
      return { x: first.x + first.width, y: first.y + first.height * 0.4 };
    default:
      return { x: first.x + first.width * 0.8, y: middleY(first) + 3 };
  }
}

/** The point of a spot on the layout, seen from the layout's corner. */
export function spotPoint(id: string): Point | undefined {
  const spot = spotById(id);
  if (!spot) return undefined;
  return /^\d/u.test(id) ? insidePoint(spot) : outsidePoint(spot);
}

/** Two players stand apart along the line their spot lies on, so that they never reach a neighbouring one. */
function spreadOf({ kind, numbers: [first = 0, second = 0] }: RouletteSpot): Spread {
  if (kind === 'straightUp') return 'inCell';
  if (kind === 'dozen' || kind === 'column' || kind === 'evenChance') return 'inBox';
  const isLevel = kind === 'street' || (kind === 'split' && second - first === 1);
  return isLevel && first > 0 ? 'along' : 'across';
}

/** A player's pile on the layout. */
export function spotPlace({ seat, bet }: SpotRef, shared: ReturnType<typeof sharers>): SpotPlace | undefined {
  const spot = spotById(bet);
  const point = spotPoint(bet);
  if (!spot || !point) return undefined;
  return pilePlace({ at: { x: LAYOUT.x + point.x, y: LAYOUT.y + point.y }, ...shared({ seat, bet }), spread: spreadOf(spot) });
}

/**
 * Where the dolly stands: on the winning number, clear of every pile. Where several players lie straight up there is room
 * on the printed number only.
 */
export function dollyPoint(number: number, players: number): Point & { readonly scale: number } {
  const box = numberBox(number);
  if (number === 0) return { x: ZERO * 0.46, y: OUTER + 2.25 * ROW, scale: 1 };
  return players > 1
    ? { x: middleX(box), y: box.y + box.height * 0.32, scale: 0.72 }
    : { x: box.x + box.width * 0.235, y: box.y + box.height * 0.84, scale: 1 };
}

/** From the outer line to half a row below the number: street, six lines, corners and splits are all in one picture. */
export function closeUpOf(number: number): Frame {
  const box = numberBox(number);
  const bottom = Math.min(HEIGHT + 16, box.y + box.height + ROW / 2);
  const top = Math.min(OUTER - 40, bottom - 2.7 * ROW);
  const height = bottom - top;
  const width = height * 1.5;
  const middle = number === 0 ? ZERO * 1.6 : middleX(box);
  return { x: LAYOUT.x + middle - width / 2, y: LAYOUT.y + top, width, height };
}

export const WHEEL = { x: -18, y: 346, radius: 186, turn: -4 } as const;
const COMPARTMENTS = { radius: WHEEL.radius + 42, half: 57 } as const;

/** A player's compartment on the wheel's rim, the first farthest from the dealer. */
export function compartment(seat: number, seats: number): Point {
  const angle = ((-COMPARTMENTS.half + (2 * COMPARTMENTS.half * (seat - 1)) / (seats - 1)) * Math.PI) / 180;
  return { x: WHEEL.x + COMPARTMENTS.radius * Math.cos(angle), y: WHEEL.y + COMPARTMENTS.radius * Math.sin(angle) };
}

/** The call of the number is marked beside the wheel. */
export function callPlace(): MarkPlace {
  const mark = { dx: 0, dy: 0 };
  return { x: 196, y: 592, angle: 0, verdict: mark, order: mark, correction: { dx: 0, dy: 24 } };
}
