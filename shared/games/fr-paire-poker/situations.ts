import type { AnnouncementId, BetId, PairePokerTable, Showing, SituationId } from '../types.ts';
import { type Drawn, type PokerHand, drawnOf } from './draw.ts';
import { COLOUR_IDS, PAIR_VALUE_IDS, SPOTS, type SpotKind, VALUE_IDS, type Value } from './spots.ts';
import { spotOf, winningHand } from './settle.ts';

/** What the cards, and a bet at one seat, must be for a situation. The same line recognises and deals it. */
export interface SituationRule {
  /** How many of the cards are jokers. */
  readonly jokers?: 0 | 1 | 2;
  readonly cards?: (drawn: Drawn) => boolean;
  /** The spots of which one must be staked on: it is about settling them. */
  readonly bets?: (drawn: Drawn) => readonly BetId[];
  /** How the cards are called: what it is about where it is about no bets. */
  readonly calls?: readonly AnnouncementId[];
}

/** How each card is called as it is turned. */
const CARD_CALLS = ['firstCard', 'secondCard', 'thirdCard'] as const;

const wins =
  (ids: readonly BetId[]) =>
  (drawn: Drawn): readonly BetId[] =>
    ids.filter((id) => winningHand(spotOf(id), drawn) !== undefined);
const loses =
  (ids: readonly BetId[]) =>
  (drawn: Drawn): readonly BetId[] =>
    ids.filter((id) => winningHand(spotOf(id), drawn) === undefined);
const ofKind = (kind: SpotKind): readonly BetId[] => SPOTS.filter((spot) => spot.kind === kind).map(({ id }) => id);
const always =
  (...ids: readonly BetId[]) =>
  (): readonly BetId[] =>
    ids;

/** One joker, in this place. */
const jokerAt = (place: 0 | 1 | 2): SituationRule => ({
  jokers: 1,
  cards: ({ values }) => values[place] === 'X',
  calls: [CARD_CALLS[place]],
});
/** Both jokers, the card that is none in this place. */
const jokersBut = (place: 0 | 1 | 2): SituationRule => ({
  jokers: 2,
  cards: ({ values }) => values[place] !== 'X',
  calls: CARD_CALLS.filter((_, index) => index !== place),
});
const poker = (hand: PokerHand, jokers: 0 | 1 | 2): SituationRule => ({
  jokers,
  cards: (drawn) => drawn.poker() === hand,
  bets: always('poker'),
});
const isRun = ({ values }: Drawn, ...run: readonly Value[]): boolean => run.every((value) => values.includes(value));

/** The cases of a pair'e poker table worth practising. */
export const SITUATION_RULES = {
  redWins: { bets: wins(['red']) },
  blackWins: { bets: wins(['black']) },
  colourLoses: { cards: ({ firstColour }) => firstColour !== null, bets: loses(COLOUR_IDS) },
  /** A joker first: neither colour wins. */
  colourLosesToJoker: { cards: ({ firstColour }) => firstColour === null, bets: always(...COLOUR_IDS) },
  jokerValueWins: { bets: wins(['X']) },
  oneValueWins: { bets: wins(ofKind('oneValue')) },
  twoValuesWins: { cards: ({ firstColour }) => firstColour !== null, bets: wins(ofKind('twoValues')) },
  /** Two values of which the joker is one: the odds are those of two values all the same. */
  twoValuesWinsByJoker: { cards: ({ firstColour }) => firstColour === null, bets: wins(ofKind('twoValues')) },
  jokerSevenKingWins: { bets: wins(['7-K-X']) },
  aceTwoEightWins: { bets: wins(['A-2-8']) },
  fourValuesWins: { bets: wins(ofKind('fourValues')) },
  valueLoses: { bets: loses(VALUE_IDS) },
  pairValueWins: { cards: ({ pair }) => pair !== 'X', bets: wins(PAIR_VALUE_IDS) },
  pairOfJokersWins: { jokers: 2, bets: wins(['pair:X']) },
  /** There is a pair, of another value. */
  otherPairLoses: { cards: ({ pair }) => pair !== null, bets: loses(PAIR_VALUE_IDS) },
  pairValueLoses: { cards: ({ pair }) => pair === null, bets: loses(PAIR_VALUE_IDS) },
  anyPairWins: { cards: ({ pair }) => pair !== 'X', bets: wins(['anyPair']) },
  anyPairOfJokersWins: { jokers: 2, bets: wins(['anyPair']) },
  anyPairLoses: { bets: loses(['anyPair']) },
  /** A joker beside another card is no pair. */
  jokerMakesNoPair: { cards: ({ values, pair }) => pair === null && values.slice(0, 2).includes('X'), bets: always('anyPair') },
  /** The third card makes a pair, too late to count. */
  pairTooLate: {
    cards: ({ values: [first, second, third], pair }) => pair === null && (third === first || third === second),
    bets: always('anyPair'),
  },
  pokerJokerPair: poker('jokerPair', 2),
  pokerRoyal: poker('royal', 0),
  pokerStraightFlush: poker('straightFlush', 0),
  pokerThreeOfAKind: poker('threeOfAKind', 0),
  pokerStraight: poker('straight', 0),
  pokerFlush: poker('flush', 0),
  pokerRoyalWithJoker: poker('royal', 1),
  pokerStraightFlushWithJoker: poker('straightFlush', 1),
  pokerThreeOfAKindWithJoker: poker('threeOfAKind', 1),
  pokerStraightWithJoker: poker('straight', 1),
  pokerFlushWithJoker: poker('flush', 1),
  pokerLoses: { jokers: 0, bets: loses(['poker']) },
  pokerLosesWithJoker: { jokers: 1, bets: loses(['poker']) },
  lowestRun: { jokers: 0, cards: (drawn) => isRun(drawn, 'A', '2', '3'), bets: always('poker') },
  highestRun: { jokers: 0, cards: (drawn) => isRun(drawn, 'A', 'K', 'Q'), bets: always('poker') },
  jokerFirst: jokerAt(0),
  jokerSecond: jokerAt(1),
  jokerThird: jokerAt(2),
  jokersSecondAndThird: jokersBut(0),
  jokersFirstAndThird: jokersBut(1),
  jokersFirstAndSecond: jokersBut(2),
} as const satisfies Readonly<Record<SituationId, SituationRule>>;
export type PairePokerSituation = keyof typeof SITUATION_RULES;
export const PAIRE_POKER_SITUATIONS = Object.keys(SITUATION_RULES) as readonly PairePokerSituation[];

/** Every situation a table shows: those of the cards once, those of bets on each spot of a seat that shows it. */
export function pairePokerShowings(table: PairePokerTable): readonly Showing[] {
  const drawn = drawnOf(table.cards);
  // A table file may have several lots on a spot, which are settled as one.
  const staked = table.seats.map(({ seat, bets }) => ({ seat, spots: [...new Set(bets.map(({ on }) => on))] }));
  return PAIRE_POKER_SITUATIONS.flatMap((situation): Showing[] => {
    const rule: SituationRule = SITUATION_RULES[situation];
    if (!cardsShow(rule, drawn)) return [];
    if (rule.bets === undefined) return [{ situation, calls: rule.calls ?? [] }];
    const wanted = new Set(rule.bets(drawn));
    return staked.flatMap(({ seat, spots }) => spots.filter((bet) => wanted.has(bet)).map((bet) => ({ situation, seat, bets: [bet] })));
  });
}

/** Whether some cards can show a situation, the right bet being staked. */
export function canShow(rule: SituationRule, drawn: Drawn): boolean {
  return cardsShow(rule, drawn) && (rule.bets === undefined || rule.bets(drawn).length > 0);
}

function cardsShow({ jokers, cards }: SituationRule, drawn: Drawn): boolean {
  return (jokers === undefined || jokers === drawn.jokers) && (cards?.(drawn) ?? true);
}
