import { odds } from '../../money/money.ts';
import type { AnnouncementChoice, HandId, HouseOption, OrderRule, PayLine, PayTable, Reading } from '../types.ts';
import type { PuntoBancoCitation } from './citations.ts';

/** Decks in the shoe. */
export const DECKS = 6;
/** Numbered places of the large table, and of the small one with a single dealer. */
export const LARGE_TABLE = 16;
export const SMALL_TABLE = 7;
/** The posted maximum is at most so many times the minimum. */
export const MOST_TIMES_MINIMUM = 200;

/** The chances, which are also the three bets. */
export const CHANCES = ['punto', 'banco', 'tie'] as const;
export type Chance = (typeof CHANCES)[number];

export const OPTIONS: readonly HouseOption[] = [
  { id: 'base', kind: 'number', default: 20, min: 1, max: 10_000 },
  { id: 'sixteenSeats', default: false },
  { id: 'strictOrder', default: false },
];

export const READINGS: readonly (Reading & { readonly citation: PuntoBancoCitation })[] = [
  { id: 'baseInUnits', citation: 'minimum', option: 'base' },
  { id: 'payerPlace', citation: 'losersFirst', option: 'sixteenSeats' },
  { id: 'bancoSeven', citation: 'bancoDraw' },
];

export const ODDS: Readonly<Record<Chance, PayLine['odds']>> = { punto: odds(1), banco: odds(19, 20), tie: odds(8) };

/** One table for the three: banco paid as punto is the error it must tell. */
export const PAY_TABLES: readonly PayTable[] = [
  {
    bet: 'chances',
    spots: CHANCES,
    baseBet: 'chances',
    citation: 'odds' satisfies PuntoBancoCitation,
    lines: CHANCES.map((chance) => ({ hand: chance, odds: ODDS[chance] })),
  },
];

const POINTS: readonly HandId[] = Array.from({ length: 10 }, (_, point) => pointHand(point));

/** A point as it is called. */
export function pointHand(point: number): HandId {
  return `point${point}`;
}

/**
 * A decision on a third card. The cards drawn decide what follows, so it stands: a card out of the shoe never goes back.
 * After a natural neither side's is due, and the table of punto says so for both.
 */
const drawing = (announcement: string, topic: string, key: string): AnnouncementChoice => ({
  announcement,
  about: 'table',
  topic,
  citation: 'puntoDraw' satisfies PuntoBancoCitation,
  act: { key, turnsCards: true },
});
const DRAWS = 'A';
const STANDS = 'X';

export const ANNOUNCEMENTS: readonly AnnouncementChoice[] = [
  drawing('puntoDraws', 'puntoDraw', DRAWS),
  drawing('puntoStands', 'puntoDraw', STANDS),
  drawing('bancoDraws', 'bancoDraw', DRAWS),
  drawing('bancoStands', 'bancoDraw', STANDS),
  { announcement: 'bancoPoint', about: 'table', topic: 'banco', hands: POINTS },
  { announcement: 'puntoPoint', about: 'table', topic: 'punto', hands: POINTS },
  { announcement: 'winner', about: 'table', topic: 'winner', hands: CHANCES },
];

/** Why a side draws or stands: by its own point, and banco by punto's third card or its refusal. */
export const GROUNDS = [
  'puntoDraws',
  'puntoStands',
  ...['bancoDraws', 'bancoStands'].flatMap((act) => [`${act}Against`, `${act}AfterStand`]),
];

const DRAWINGS = [
  ['puntoDraws', 'puntoStands'],
  ['bancoDraws', 'bancoStands'],
] as const;
const ALL_CALLS = { calls: ['bancoPoint', 'puntoPoint', 'winner'] };
const PAYING = { actions: ['pay'] } as const;
const places = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const CENTRE = (SMALL_TABLE + 1) / 2;

/**
 * How far a seat lies from who pays it, in places. At the small table the dealer sits before the middle place; at the large
 * one the two payers stand between places 8 and 9.
 */
export function distance(seat: number, sixteenSeats: boolean): number {
  if (!sixteenSeats) return Math.abs(seat - CENTRE);
  return seat <= LARGE_TABLE / 2 ? LARGE_TABLE / 2 - seat : seat - LARGE_TABLE / 2 - 1;
}

export const ORDER_RULES: readonly (OrderRule & { readonly citation: PuntoBancoCitation })[] = [
  {
    kind: 'sequence',
    id: 'puntoDrawsFirst',
    citation: 'thirdCard',
    scope: 'table',
    among: DRAWINGS.map((calls) => ({ calls })),
  },
  { kind: 'before', id: 'drawnBeforeCalls', citation: 'calls', scope: 'table', first: { calls: DRAWINGS.flat() }, then: ALL_CALLS },
  {
    kind: 'sequence',
    id: 'callsInOrder',
    citation: 'calls',
    scope: 'table',
    among: ALL_CALLS.calls.map((call) => ({ calls: [call] })),
  },
  {
    kind: 'before',
    id: 'callsBeforeMoves',
    citation: 'calls',
    scope: 'table',
    first: { calls: [...DRAWINGS.flat(), ...ALL_CALLS.calls] },
    then: {},
  },
  { kind: 'before', id: 'losersFirst', citation: 'losersFirst', scope: 'table', first: { actions: ['take'] }, then: PAYING },
  {
    kind: 'sequence',
    id: 'nearestFirst',
    citation: 'losersFirst',
    scope: 'table',
    among: [0, 1, 2, 3].map((away) => ({ ...PAYING, seats: [CENTRE - away, CENTRE + away] })),
    under: { option: 'sixteenSeats', value: false },
  },
  // The two payers work side by side: neither waits for the other.
  {
    kind: 'seatSequence',
    id: 'nearestFirstTableauOne',
    citation: 'losersFirst',
    direction: 'descending',
    among: { ...PAYING, seats: places(1, LARGE_TABLE / 2) },
    under: { option: 'sixteenSeats', value: true },
  },
  {
    kind: 'seatSequence',
    id: 'nearestFirstTableauTwo',
    citation: 'losersFirst',
    direction: 'ascending',
    among: { ...PAYING, seats: places(LARGE_TABLE / 2 + 1, LARGE_TABLE) },
    under: { option: 'sixteenSeats', value: true },
  },
];
