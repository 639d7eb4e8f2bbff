import type { BetId, RouletteSeat, RouletteTable, Showing, SituationId } from '../types.ts';
import { spotOf } from './read.ts';
import { SPOTS, type SpotKind } from './spots.ts';

/** What the number, and the bets at one seat, must be for a situation. The same line recognises and deals it. */
export interface SituationRule {
  readonly number: (number: number) => boolean;
  /** The spots of which one must be staked on. */
  readonly bets: (number: number) => readonly BetId[];
  /** The stake on it is an odd number of chips. */
  readonly oddChips?: true;
  /** So many of the spots are staked on at one seat. */
  readonly together?: number;
  /** So many seats stake on one of the spots. */
  readonly seats?: number;
}

const idsWhere = (test: (spot: (typeof SPOTS)[number]) => boolean): BetId[] => SPOTS.filter(test).map(({ id }) => id);
const winning = (kind: SpotKind, number: number): readonly BetId[] =>
  idsWhere((spot) => spot.kind === kind && spot.numbers.includes(number));
const losing = (kind: SpotKind, number: number): readonly BetId[] =>
  idsWhere((spot) => spot.kind === kind && !spot.numbers.includes(number));
const isInside = (id: BetId): boolean => /^\d/.test(id);

const isZero = (number: number): boolean => number === 0;
const notZero = (number: number): boolean => number !== 0;
const wins = (kind: SpotKind): SituationRule => ({ number: notZero, bets: (number) => winning(kind, number) });
const loses = (kind: SpotKind): SituationRule => ({ number: notZero, bets: (number) => losing(kind, number) });
const chanceWins = (id: BetId): SituationRule => ({ number: (number) => spotOf(id).numbers.includes(number), bets: () => [id] });
const onZero = (kind: SpotKind): SituationRule => ({ number: isZero, bets: () => winning(kind, 0) });
const zeroTakes = (kind: SpotKind): SituationRule => ({ number: isZero, bets: () => losing(kind, 0) });

/** The cases of a roulette table worth practising: every kind of spot winning, losing and on zero. */
export const SITUATION_RULES = {
  straightUpWins: wins('straightUp'),
  splitWins: wins('split'),
  streetWins: wins('street'),
  cornerWins: wins('corner'),
  sixLineWins: wins('sixLine'),
  dozenWins: wins('dozen'),
  columnWins: wins('column'),
  twoDozensWins: wins('twoDozens'),
  twoColumnsWins: wins('twoColumns'),
  /** Half a chip is paid. */
  halfChipPaid: { number: notZero, bets: (number) => [...winning('twoDozens', number), ...winning('twoColumns', number)], oddChips: true },
  redWins: chanceWins('red'),
  blackWins: chanceWins('black'),
  evenWins: chanceWins('even'),
  oddWins: chanceWins('odd'),
  lowWins: chanceWins('low'),
  highWins: chanceWins('high'),
  straightUpLoses: loses('straightUp'),
  splitLoses: loses('split'),
  streetLoses: loses('street'),
  cornerLoses: loses('corner'),
  sixLineLoses: loses('sixLine'),
  dozenLoses: loses('dozen'),
  columnLoses: loses('column'),
  twoDozensLoses: loses('twoDozens'),
  twoColumnsLoses: loses('twoColumns'),
  evenChanceLoses: loses('evenChance'),
  zeroStraightUpWins: onZero('straightUp'),
  zeroSplitWins: onZero('split'),
  zeroStreetWins: onZero('street'),
  zeroCornerWins: onZero('corner'),
  zeroInsideLoses: { number: isZero, bets: () => idsWhere(({ id, numbers }) => isInside(id) && !numbers.includes(0)) },
  zeroDozenLoses: zeroTakes('dozen'),
  zeroColumnLoses: zeroTakes('column'),
  zeroTwoDozensLoses: zeroTakes('twoDozens'),
  zeroTwoColumnsLoses: zeroTakes('twoColumns'),
  zeroHalf: zeroTakes('evenChance'),
  /** Half a chip is lost. */
  zeroHalfOddChips: { ...zeroTakes('evenChance'), oddChips: true },
  severalOnNumber: { number: () => true, bets: (number) => [String(number)], seats: 2 },
  /** One player all round the number. */
  roundNumber: { number: notZero, bets: (number) => idsWhere(({ id, numbers }) => isInside(id) && numbers.includes(number)), together: 5 },
  /** One player wins on chances of several kinds. */
  severalChances: {
    number: notZero,
    bets: (number) => idsWhere(({ id, numbers }) => !isInside(id) && numbers.includes(number)),
    together: 4,
  },
} as const satisfies Readonly<Record<SituationId, SituationRule>>;
export type RouletteSituation = keyof typeof SITUATION_RULES;
export const ROULETTE_SITUATIONS = Object.keys(SITUATION_RULES) as readonly RouletteSituation[];

/** Every situation a table shows, on each of the bets that show it. */
export function rouletteShowings({ number, seats }: RouletteTable): readonly Showing[] {
  return ROULETTE_SITUATIONS.flatMap((situation): Showing[] => {
    const rule: SituationRule = SITUATION_RULES[situation];
    if (!rule.number(number)) return [];
    const wanted = new Set(rule.bets(number));
    const shown = seats.map((seat) => betsShowing(rule, seat, wanted).map((bet) => ({ situation, seat: seat.seat, bets: [bet] })));
    return shown.filter((bets) => bets.length > 0).length < (rule.seats ?? 1) ? [] : shown.flat();
  });
}

/** The spots of a seat that show it; none where too few do so together. */
function betsShowing({ oddChips, together = 1 }: SituationRule, { bets }: RouletteSeat, wanted: ReadonlySet<BetId>): readonly BetId[] {
  const shown = bets.filter(({ on, chips }) => wanted.has(on) && (oddChips === undefined || chips % 2 === 1));
  // A table file may have several lots on a spot, which are settled as one.
  return shown.length < together ? [] : [...new Set(shown.map(({ on }) => on))];
}

/** Whether a number can show a situation, the right bets being staked: in the middle both pairs of dozens win. */
export function canShow(rule: SituationRule, number: number): boolean {
  return rule.number(number) && rule.bets(number).length >= (rule.together ?? 1);
}
