import { type Odds, odds } from '../../money/money.ts';
import type { AnnouncementChoice, HandId, HouseOption, OrderRule, PayTable, Reading } from '../types.ts';
import type { Bank, Jack } from './bank.ts';
import type { SuperJackCitation } from './citations.ts';

export const SUPER_JACK_ID = 'lu-super-jack';
export const SEATS = 7;

/** The chances of the line, from the dealer outwards; they are also what the bank may have. */
export const CHANCES = ['bust', 'blackjack', 'silver', 'gold'] as const;
export type Chance = (typeof CHANCES)[number];

export const ODDS: Readonly<Record<Chance, Odds>> = { bust: odds(5, 2), blackjack: odds(19), silver: odds(77), gold: odds(300) };

/** What a jack wins: the better ones win the lesser chances too. */
const WON_BY: Readonly<Record<Jack, readonly Chance[]>> = {
  none: [],
  blackjack: ['blackjack'],
  silver: ['blackjack', 'silver'],
  gold: ['blackjack', 'silver', 'gold'],
};

/** The chances a hand of the bank wins. */
export function chancesWon({ bust, jack }: Pick<Bank, 'bust' | 'jack'>): readonly Chance[] {
  return bust ? ['bust'] : WON_BY[jack];
}

export const OPTIONS: readonly HouseOption[] = [
  { id: 'hitSoft17', default: false },
  { id: 'decks', kind: 'number', default: 6, min: 1, max: 8 },
  { id: 'strictOrder', default: false },
];

export const READINGS: readonly (Reading & { readonly citation: SuperJackCitation })[] = [
  { id: 'toOne', citation: 'odds' },
  { id: 'jacksAddUp', citation: 'odds' },
  { id: 'bankDraws', citation: 'independent', option: 'hitSoft17' },
  { id: 'sixDecks', citation: 'independent', option: 'decks' },
];

/** One table for the four: silver paid as blackjack is the error it must tell. */
export const PAY_TABLES: readonly PayTable[] = [
  {
    bet: 'chances',
    spots: CHANCES,
    baseBet: 'chances',
    citation: 'odds' satisfies SuperJackCitation,
    lines: CHANCES.map((chance) => ({ hand: chance, odds: ODDS[chance] })),
  },
];

const TOTALS = ['total17', 'total18', 'total19', 'total20', 'total21'] as const;

/** What the bank has, as it is called. */
export function bankHand({ total, bust, jack }: Bank): HandId {
  if (bust) return 'bust';
  return jack === 'none' ? `total${total}` : jack;
}

export const ANNOUNCEMENTS: readonly (AnnouncementChoice & { readonly citation: SuperJackCitation })[] = [
  { announcement: 'goldJackAhead', about: 'table', topic: 'firstCard', onRequest: true, citation: 'firstCard' },
  {
    announcement: 'drawBank',
    about: 'table',
    topic: 'bankDraw',
    citation: 'announced',
    act: { key: 'A', always: true, turnsCards: true },
  },
  { announcement: 'bankHas', about: 'table', hands: [...CHANCES, ...TOTALS], citation: 'announced' },
  { announcement: 'settleOrdinary', about: 'table', topic: 'ordinary', citation: 'settling', act: { key: 'O', always: true } },
  { announcement: 'reportGoldJack', about: 'table', topic: 'report', citation: 'report', act: { key: 'F' } },
];

export const ORDER_RULES: readonly (OrderRule & { readonly citation: SuperJackCitation })[] = [
  {
    kind: 'before',
    id: 'firstCardFirst',
    citation: 'firstCard',
    scope: 'table',
    first: { calls: ['goldJackAhead'] },
    then: { calls: ['drawBank', 'bankHas'] },
  },
  {
    kind: 'before',
    id: 'drawnFirst',
    citation: 'announced',
    scope: 'table',
    first: { calls: ['drawBank'] },
    then: { calls: ['bankHas', 'settleOrdinary'] },
  },
  {
    kind: 'before',
    id: 'jackBeforeOrdinary',
    citation: 'announced',
    scope: 'table',
    // The text has only a jack called at once.
    first: { calls: ['bankHas'], hands: ['blackjack', 'silver', 'gold'] },
    then: { calls: ['settleOrdinary'] },
  },
  { kind: 'before', id: 'ordinaryFirst', citation: 'settling', scope: 'table', first: { calls: ['settleOrdinary'] }, then: {} },
  { kind: 'before', id: 'bankBeforeLine', citation: 'announced', scope: 'table', first: { calls: ['bankHas'] }, then: {} },
  {
    kind: 'before',
    id: 'losersFirst',
    citation: 'settling',
    scope: 'table',
    first: { actions: ['take'] },
    then: { actions: ['pay'] },
  },
  {
    kind: 'before',
    id: 'reportBeforeGold',
    citation: 'report',
    scope: 'table',
    first: { calls: ['reportGoldJack'] },
    then: { bets: ['gold'], actions: ['pay'] },
  },
];
