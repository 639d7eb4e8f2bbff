import { type Odds, odds } from '../../money/money.ts';
import type { AnnouncementChoice, HouseOption, OrderRule, PayLine, PayTable, Reading } from '../types.ts';
import type { PairePokerCitation } from './citations.ts';
import { POKER_HANDS } from './draw.ts';
import { COLOUR_IDS, MAIN_IDS, PAIR_IDS, PAIR_VALUE_IDS, type SpotKind, VALUE_IDS } from './spots.ts';

export const SEATS = 5;

export const OPTIONS: readonly HouseOption[] = [{ id: 'strictOrder', default: false }];

export const READINGS: readonly (Reading & { readonly citation: PairePokerCitation })[] = [
  { id: 'jokerColour', citation: 'colourOdds' },
  { id: 'jokerReplaces', citation: 'pokerBet' },
  { id: 'fifteenBoxes', citation: 'layout' },
];

type Lines = readonly PayLine[];
const COLOUR_LINES: Lines = [{ hand: 'colour', odds: odds(1) }];
const VALUE_LINES: Lines = [
  { hand: 'jokerValue', odds: odds(25) },
  { hand: 'oneValue', odds: odds(12) },
  { hand: 'twoValues', odds: odds(5) },
  { hand: 'jokerSevenKing', odds: odds(4) },
  { hand: 'aceTwoEight', odds: odds(3) },
  { hand: 'fourValues', odds: odds(2) },
];
const PAIR_VALUE_LINES: Lines = [
  { hand: 'jokerPair', odds: odds(500) },
  { hand: 'pair', odds: odds(100) },
];
const ANY_PAIR_LINES: Lines = [
  { hand: 'jokerPair', odds: odds(50) },
  { hand: 'pair', odds: odds(16) },
];
const POKER_LINES: Lines = [
  { hand: 'jokerPair', odds: odds(100) },
  { hand: 'royal', odds: odds(50) },
  { hand: 'straightFlush', odds: odds(25) },
  { hand: 'threeOfAKind', odds: odds(10) },
  { hand: 'straight', odds: odds(3) },
  { hand: 'flush', odds: odds(2) },
];

export const PAY_TABLES: readonly (PayTable & { readonly citation: PairePokerCitation })[] = [
  { bet: 'colours', spots: COLOUR_IDS, baseBet: 'colours', citation: 'colourOdds', lines: COLOUR_LINES },
  { bet: 'values', spots: VALUE_IDS, baseBet: 'values', citation: 'valueOdds', lines: VALUE_LINES },
  { bet: 'pairs', spots: PAIR_VALUE_IDS, baseBet: 'pairs', citation: 'pairValueOdds', lines: PAIR_VALUE_LINES },
  { bet: 'anyPair', baseBet: 'anyPair', citation: 'anyPairOdds', lines: ANY_PAIR_LINES },
  { bet: 'poker', baseBet: 'poker', citation: 'pokerOdds', lines: POKER_LINES },
];

interface KindRule {
  readonly lines: Lines;
  readonly citation: PairePokerCitation;
}
const ON_VALUES: KindRule = { lines: VALUE_LINES, citation: 'valueOdds' };
const KINDS: Readonly<Record<SpotKind, KindRule>> = {
  colour: { lines: COLOUR_LINES, citation: 'colourOdds' },
  jokerValue: ON_VALUES,
  oneValue: ON_VALUES,
  twoValues: ON_VALUES,
  jokerSevenKing: ON_VALUES,
  aceTwoEight: ON_VALUES,
  fourValues: ON_VALUES,
  pairValue: { lines: PAIR_VALUE_LINES, citation: 'pairValueOdds' },
  anyPair: { lines: ANY_PAIR_LINES, citation: 'anyPairOdds' },
  poker: { lines: POKER_LINES, citation: 'pokerOdds' },
};

/** What a kind of spot is paid at for a hand. Every hand a spot can win with has its line. */
export function oddsOf(kind: SpotKind, hand: string): Odds {
  const line = KINDS[kind].lines.find((candidate) => candidate.hand === hand);
  if (line === undefined) throw new Error(`${kind} is not paid for ${hand}`);
  return line.odds;
}

/** Where the odds of a kind of spot stand. */
export function oddsCitation(kind: SpotKind): PairePokerCitation {
  return KINDS[kind].citation;
}

/** The three cards lie face down and are turned one by one. */
export const TURNS = ['turnFirst', 'turnSecond', 'turnThird'] as const;
const turning = (turn: (typeof TURNS)[number]): AnnouncementChoice => ({
  announcement: turn,
  about: 'table',
  topic: turn,
  citation: 'cardByCard' satisfies PairePokerCitation,
  act: { key: 'F', always: true, turnsCards: true },
});

export const ANNOUNCEMENTS: readonly AnnouncementChoice[] = [
  turning('turnFirst'),
  { announcement: 'firstCard', about: 'table', topic: 'first', hands: ['redCard', 'blackCard', 'jokerCard'] },
  turning('turnSecond'),
  { announcement: 'secondCard', about: 'table', topic: 'second', hands: ['jokerPair', 'pair', 'noPair'] },
  turning('turnThird'),
  { announcement: 'thirdCard', about: 'table', topic: 'third', hands: [...POKER_HANDS, 'none'] },
];

const TAKING = { actions: ['take'] } as const;
const PAYING = { actions: ['pay'] } as const;

export const ORDER_RULES: readonly (OrderRule & { readonly citation: PairePokerCitation })[] = [
  {
    kind: 'sequence',
    id: 'cardByCard',
    citation: 'cardByCard',
    scope: 'table',
    among: [
      { calls: ['turnFirst'] },
      { calls: ['firstCard'] },
      { ...TAKING, bets: MAIN_IDS },
      { calls: ['turnSecond'] },
      { calls: ['secondCard'] },
      { ...TAKING, bets: PAIR_IDS },
      { calls: ['turnThird'] },
      { calls: ['thirdCard'] },
      { ...TAKING, bets: ['poker'] },
      PAYING,
    ],
  },
  {
    kind: 'sequence',
    id: 'paymentsInOrder',
    citation: 'cardByCard',
    scope: 'table',
    among: [MAIN_IDS, PAIR_IDS, ['poker']].map((bets) => ({ ...PAYING, bets })),
  },
];
