import { type Odds, odds } from '../../money/money.ts';
import type { AnnouncementChoice, HandId, HouseOption, OrderRule, PayTable, Reading } from '../types.ts';
import type { RouletteCitation } from './citations.ts';
import { PAYMENT_GROUPS, type RouletteSpot, SPOT_IDS, type SpotKind, colourOf } from './spots.ts';

/** Colours of chips, and so players. */
export const SEATS = 7;

export const OPTIONS: readonly HouseOption[] = [{ id: 'strictOrder', default: false }];

export const READINGS: readonly (Reading & { readonly citation: RouletteCitation })[] = [
  { id: 'zeroSpots', citation: 'multipleChances' },
  { id: 'zeroTakesTwelves', citation: 'zero' },
  { id: 'halfExact', citation: 'zero' },
  { id: 'whichPlayerFirst', citation: 'losersFirst' },
];

interface KindRule {
  readonly odds: Odds;
  /** The highest stake, in minima of the table. */
  readonly maximum: number;
}

export const KINDS: Readonly<Record<SpotKind, KindRule>> = {
  straightUp: { odds: odds(35), maximum: 20 },
  split: { odds: odds(17), maximum: 40 },
  street: { odds: odds(11), maximum: 60 },
  corner: { odds: odds(8), maximum: 80 },
  sixLine: { odds: odds(5), maximum: 120 },
  dozen: { odds: odds(2), maximum: 240 },
  column: { odds: odds(2), maximum: 240 },
  twoDozens: { odds: odds(1, 2), maximum: 480 },
  twoColumns: { odds: odds(1, 2), maximum: 480 },
  evenChance: { odds: odds(1), maximum: 360 },
};
export const SPOT_KINDS = Object.keys(KINDS) as readonly SpotKind[];

/** One table for the whole layout: a split paid as a street is the error it must tell. */
export const PAY_TABLES: readonly PayTable[] = [
  {
    bet: 'chances',
    spots: SPOT_IDS,
    baseBet: 'chances',
    citation: 'multipleChances' satisfies RouletteCitation,
    lines: SPOT_KINDS.map((kind) => ({ hand: kind, odds: KINDS[kind].odds })),
  },
];

/** The winning even chances as they are called with the number. */
export function chancesHand(number: number): HandId {
  if (number === 0) return 'zero';
  return `${colourOf(number)}${number % 2 === 0 ? 'Even' : 'Odd'}${number <= 18 ? 'Low' : 'High'}`;
}

const CHANCES: readonly HandId[] = [
  'zero',
  ...['red', 'black'].flatMap((colour) => ['Even', 'Odd'].flatMap((parity) => ['Low', 'High'].map((half) => colour + parity + half))),
];

export const ANNOUNCEMENTS: readonly AnnouncementChoice[] = [{ announcement: 'number', about: 'table', hands: CHANCES }];

const PAYING = { actions: ['pay'] } as const;

/** A step of the payment by its one spot, or by the kind its spots begin with: columns, and the pairs of them. */
function stepWord([first, ...others]: readonly RouletteSpot[]): string {
  return (others.length === 0 ? first?.id : first?.kind) ?? '';
}

export const ORDER_RULES: readonly (OrderRule & { readonly citation: RouletteCitation })[] = [
  { kind: 'before', id: 'numberFirst', citation: 'number', scope: 'table', first: { calls: ['number'] }, then: {} },
  { kind: 'before', id: 'losersFirst', citation: 'losersFirst', scope: 'table', first: { actions: ['take'] }, then: PAYING },
  { kind: 'seatBySeat', id: 'playerByPlayer', citation: 'losersFirst', among: PAYING },
  {
    kind: 'sequence',
    id: 'paymentOrder',
    citation: 'paymentOrder',
    scope: 'seat',
    among: PAYMENT_GROUPS.map((spots) => ({ ...PAYING, bets: spots.map(({ id }) => id), word: stepWord(spots) })),
  },
];
