import { type SuitedCard, rankOf, rankValue, suitOf } from './card.ts';

/** The hands of three cards, from the highest to the lowest. */
export const THREE_CARD_HANDS = ['straightFlush', 'threeOfAKind', 'straight', 'flush', 'pair', 'highCard'] as const;
export type ThreeCardHandId = (typeof THREE_CARD_HANDS)[number];

/** How a dealer's hand is called: the class, and below a pair the highest card, on which qualification hangs. */
export const DEALER_HAND_NAMES = [
  'straightFlush',
  'threeOfAKind',
  'straight',
  'flush',
  'pair',
  'aceHigh',
  'kingHigh',
  'queenHigh',
  'jackHighOrLess',
] as const;
export type DealerHandName = (typeof DEALER_HAND_NAMES)[number];

/** A hand of three cards and what it is worth. */
export interface ThreeCardHand {
  readonly hand: ThreeCardHandId;
  /** Greater is better; equal is a tie. Suits never count. */
  readonly strength: number;
  /** The rank values that decide, the weightiest first: the pair before its kicker, 3-2-A as 3, 2, 1. */
  readonly ranks: readonly [number, number, number];
}

const ACE = rankValue('A');
const QUEEN = rankValue('Q');
/** One more than the greatest rank value: the base in which ranks are written into a strength. */
const BASE = ACE + 1;

/** Evaluates three cards of the 52. Another number of cards is a programming error. */
export function evaluateThreeCards(cards: readonly SuitedCard[]): ThreeCardHand {
  const [first, second, third, ...surplus] = cards;
  if (first === undefined || second === undefined || third === undefined || surplus.length > 0) {
    throw new Error(`three cards expected, not ${cards.length}`);
  }
  const ranks = decidingRanks(rankValue(rankOf(first)), rankValue(rankOf(second)), rankValue(rankOf(third)));
  const suited = suitOf(first) === suitOf(second) && suitOf(second) === suitOf(third);
  const hand = classify(ranks, suited);
  return { hand, strength: strengthOf(hand, ranks), ranks };
}

/** Positive when the first hand is the better, negative when the second is, 0 for a tie. */
export function compareHands(a: ThreeCardHand, b: ThreeCardHand): number {
  return a.strength - b.strength;
}

/** Whether a hand is a pair or better. */
export function isPairOrBetter(hand: ThreeCardHand): boolean {
  return hand.hand !== 'highCard';
}

/** Whether a dealer's hand is queen high or better. */
export function dealerQualifies(hand: ThreeCardHand): boolean {
  return isPairOrBetter(hand) || hand.ranks[0] >= QUEEN;
}

/** The name by which a dealer's hand is called. */
export function dealerHandName(hand: ThreeCardHand): DealerHandName {
  if (hand.hand !== 'highCard') return hand.hand;
  if (hand.ranks[0] === ACE) return 'aceHigh';
  if (hand.ranks[0] === ACE - 1) return 'kingHigh';
  return hand.ranks[0] === QUEEN ? 'queenHigh' : 'jackHighOrLess';
}

function decidingRanks(first: number, second: number, third: number): readonly [number, number, number] {
  const high = Math.max(first, second, third);
  const low = Math.min(first, second, third);
  const middle = first + second + third - high - low;
  // The ace is low in 3-2-A only, which makes that the lowest straight.
  if (high === ACE && middle === 3 && low === 2) return [3, 2, 1];
  // A pair decides before its kicker.
  return middle === low && high !== middle ? [middle, low, high] : [high, middle, low];
}

function classify([first, second, third]: readonly [number, number, number], suited: boolean): ThreeCardHandId {
  const run = first - second === 1 && second - third === 1;
  if (run) return suited ? 'straightFlush' : 'straight';
  if (suited) return 'flush';
  if (first !== second) return 'highCard';
  return second === third ? 'threeOfAKind' : 'pair';
}

function strengthOf(hand: ThreeCardHandId, [first, second, third]: readonly [number, number, number]): number {
  const classStrength = THREE_CARD_HANDS.length - 1 - THREE_CARD_HANDS.indexOf(hand);
  return ((classStrength * BASE + first) * BASE + second) * BASE + third;
}
