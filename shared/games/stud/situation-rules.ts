import { type FiveCardHand, type FiveCardHandId, isAtLeast } from '../../cards/five-card-hand.ts';
import { compareWithDealer } from './comparison.ts';
import type { Comparison } from './rules.ts';
import type { AnnouncementId } from '../types.ts';
import type { StudSituation } from './situations.ts';

export type SeatKind = 'inPlay' | 'folded';
type HandTest = (hand: FiveCardHand) => boolean;

/** What a seat and the dealer must hold for a situation. The same line recognises it on a table and deals it. */
export interface SituationRule {
  /** The seats that show it; the first is dealt. */
  readonly kinds: readonly [SeatKind, ...SeatKind[]];
  readonly hand?: HandTest;
  readonly dealer?: HandTest;
  readonly results?: readonly Comparison[];
  readonly both?: (hand: FiveCardHand, dealer: FiveCardHand) => boolean;
  /** Every seat in play must show it. */
  readonly everySeat?: true;
  /** It is about these calls to the table, and about no seat unless every one must show it. */
  readonly tableCalls?: readonly AnnouncementId[];
  /** Which of the hands that show it are dealt; all of them when left out. */
  readonly dealt?: HandTest;
  /** The classes hands are drawn from, each as likely as the next; any five cards when left out. */
  readonly classes?: readonly FiveCardHandId[];
  /** The same for the dealer; `same`: the player's very ranks. */
  readonly dealerClasses?: readonly FiveCardHandId[] | 'same';
}

const inPlay = ['inPlay'] as const;
const anySeat = ['inPlay', 'folded'] as const;

const isHand =
  (...hands: readonly FiveCardHandId[]): HandTest =>
  ({ hand }) =>
    hands.includes(hand);
const pairOrBetter: HandTest = (hand) => isAtLeast(hand, 'pair');
const noPair: HandTest = (hand) => !pairOrBetter(hand);
const bigHand: HandTest = (hand) => isAtLeast(hand, 'straight');
/** A hand a sensible player folds: less than ace-king. */
export const isFoldingHand: HandTest = isHand('highCard');

const hasRanks =
  (...wanted: readonly string[]): HandTest =>
  ({ ranks }) =>
    wanted.includes(ranks.join('-'));
const sameTop = (hand: FiveCardHand, dealer: FiveCardHand): boolean => hand.ranks[0] === dealer.ranks[0];

const DEALER_CALLS = ['dealerQualifies', 'dealerNotQualified'];

/** A raise that wins with one class of hand. */
function paidLine(hand: FiveCardHandId): SituationRule {
  return { kinds: inPlay, hand: isHand(hand), results: ['playerWins'], classes: [hand] };
}
/** The same class on both sides. */
function bothHold(hand: FiveCardHandId, ...results: readonly Comparison[]): SituationRule {
  return { kinds: inPlay, hand: isHand(hand), dealer: isHand(hand), results, classes: [hand], dealerClasses: [hand] };
}
function tieOf(...hands: readonly FiveCardHandId[]): SituationRule {
  return { kinds: inPlay, hand: isHand(...hands), results: ['tie'], classes: hands, dealerClasses: 'same' };
}

const BIG_HANDS = ['straight', 'flush', 'fullHouse', 'fourOfAKind'] as const;
const STRAIGHTS = ['straight', 'straightFlush'] as const;

export const SITUATION_RULES: Readonly<Record<StudSituation, SituationRule>> = {
  foldedSeat: { kinds: ['folded'], dealt: isFoldingHand },
  foldedPair: { kinds: ['folded'], hand: pairOrBetter },
  notQualifiedNoPair: { kinds: inPlay, hand: noPair, results: ['dealerNotQualified'] },
  notQualifiedWithPair: { kinds: inPlay, hand: isHand('pair', 'twoPair', 'threeOfAKind'), results: ['dealerNotQualified'] },
  notQualifiedBigHand: { kinds: inPlay, hand: bigHand, results: ['dealerNotQualified'], classes: BIG_HANDS },
  dealerAceQueen: {
    kinds: anySeat,
    dealer: ({ hand, ranks }) => hand === 'highCard' && ranks[0] === 14 && ranks[1] === 12,
    tableCalls: DEALER_CALLS,
    dealerClasses: ['highCard'],
  },
  dealerLowestAceKing: {
    kinds: anySeat,
    dealer: (hand) => hand.hand === 'aceKing' && hasRanks('14-13-4-3-2')(hand),
    tableCalls: DEALER_CALLS,
    dealerClasses: ['aceKing'],
  },
  noPairLoses: { kinds: inPlay, hand: isHand('highCard'), results: ['dealerWins'] },
  aceKingWins: bothHold('aceKing', 'playerWins'),
  aceKingLoses: bothHold('aceKing', 'dealerWins'),
  pairLoses: { kinds: inPlay, hand: isHand('pair'), results: ['dealerWins'] },
  bigHandLoses: { kinds: inPlay, hand: bigHand, results: ['dealerWins'], classes: BIG_HANDS, dealerClasses: BIG_HANDS },
  pairKickerWins: { ...bothHold('pair', 'playerWins'), both: sameTop },
  pairKickerLoses: { ...bothHold('pair', 'dealerWins'), both: sameTop },
  twoPairSameTop: { ...bothHold('twoPair', 'playerWins', 'dealerWins'), both: sameTop },
  tieAceKing: tieOf('aceKing'),
  tiePair: tieOf('pair'),
  tieTwoPairOrBetter: tieOf('twoPair', 'straight', 'flush'),
  raisePair: paidLine('pair'),
  raiseTwoPair: paidLine('twoPair'),
  raiseThreeOfAKind: paidLine('threeOfAKind'),
  raiseStraight: paidLine('straight'),
  raiseFlush: paidLine('flush'),
  raiseFullHouse: paidLine('fullHouse'),
  raiseFourOfAKind: paidLine('fourOfAKind'),
  raiseStraightFlush: paidLine('straightFlush'),
  raiseRoyalFlush: paidLine('royalFlush'),
  lowestStraight: { kinds: inPlay, hand: (hand) => isHand(...STRAIGHTS)(hand) && hand.ranks[0] === 5, classes: ['straight'] },
  wrapAround: {
    kinds: inPlay,
    hand: (hand) => hand.hand === 'aceKing' && hasRanks('14-13-4-3-2', '14-13-12-3-2', '14-13-12-11-2')(hand),
    classes: ['aceKing'],
  },
  bankWins: {
    kinds: inPlay,
    results: ['dealerWins'],
    everySeat: true,
    tableCalls: ['bankWins'],
    dealerClasses: ['twoPair', 'threeOfAKind', 'straight', 'flush'],
  },
};

/** Whether a seat's hand and the dealer's are those of a situation. */
export function handsShow(
  { hand: test, dealer: dealerTest, both, results }: SituationRule,
  hand: FiveCardHand,
  dealer: FiveCardHand,
): boolean {
  return (
    (test?.(hand) ?? true) &&
    (dealerTest?.(dealer) ?? true) &&
    (results?.includes(compareWithDealer(hand, dealer)) ?? true) &&
    (both?.(hand, dealer) ?? true)
  );
}
