import { type Rank, type SuitedCard, rankOf, rankValue, suitOf } from './card.ts';

/** The hands of five cards, from the highest to the lowest. */
export const FIVE_CARD_HANDS = [
  'royalFlush',
  'straightFlush',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
  'pair',
  'aceKing',
  'highCard',
] as const;
export type FiveCardHandId = (typeof FIVE_CARD_HANDS)[number];

/** A hand of five cards and what it is worth. */
export interface FiveCardHand {
  readonly hand: FiveCardHandId;
  /** Greater is better; equal is a tie. Suits never count. */
  readonly strength: number;
  /** The rank values that decide, the weightiest first: the pair before its kickers, 5-4-3-2-A as 5, 4, 3, 2, 1. */
  readonly ranks: readonly number[];
}

const CARDS = 5;
const ACE = rankValue('A');
const KING = rankValue('K');
/** One more than the greatest rank value: the base in which ranks are written into a strength. */
const BASE = ACE + 1;

/** Evaluates five cards of the 52. Another number of cards is a programming error. */
export function evaluateFiveCards(cards: readonly SuitedCard[]): FiveCardHand {
  if (cards.length !== CARDS) throw new Error(`five cards expected, not ${cards.length}`);
  const groups = groupsOf(cards.map(rankOf));
  const ranks = decidingRanks(groups);
  const suited = new Set(cards.map(suitOf)).size === 1;
  const hand = groups.length === CARDS ? classifyUnpaired(ranks, suited) : classifyPaired(groups);
  return { hand, strength: strengthOf(hand, ranks), ranks };
}

/** Positive when the first hand is the better, negative when the second is, 0 for a tie. */
export function compareFiveCards(a: FiveCardHand, b: FiveCardHand): number {
  return a.strength - b.strength;
}

/** Whether a hand is so good, or better. */
export function isAtLeast({ hand }: FiveCardHand, least: FiveCardHandId): boolean {
  return FIVE_CARD_HANDS.indexOf(hand) <= FIVE_CARD_HANDS.indexOf(least);
}

/** Cards of one rank: its value and how many there are. */
interface Group {
  readonly value: number;
  readonly count: number;
}

/** The groups of a hand, the largest first, equal ones from the highest rank. */
function groupsOf(ranks: readonly Rank[]): Group[] {
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rankValue(rank), (counts.get(rankValue(rank)) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || b.value - a.value);
}

function decidingRanks(groups: readonly Group[]): number[] {
  const ranks = groups.flatMap(({ value, count }) => Array.from({ length: count }, () => value));
  // The ace is low in 5-4-3-2-A only, which makes that the lowest straight.
  return ranks.join() === `${ACE},5,4,3,2` ? [5, 4, 3, 2, 1] : ranks;
}

function classifyUnpaired(ranks: readonly number[], suited: boolean): FiveCardHandId {
  const [first = 0, second = 0] = ranks;
  const run = ranks.every((rank, index) => rank === first - index);
  if (run && suited) return first === ACE ? 'royalFlush' : 'straightFlush';
  if (suited) return 'flush';
  if (run) return 'straight';
  return first === ACE && second === KING ? 'aceKing' : 'highCard';
}

function classifyPaired([first, second]: readonly Group[]): FiveCardHandId {
  if (first?.count === 4) return 'fourOfAKind';
  if (first?.count === 3) return second?.count === 2 ? 'fullHouse' : 'threeOfAKind';
  return second?.count === 2 ? 'twoPair' : 'pair';
}

function strengthOf(hand: FiveCardHandId, ranks: readonly number[]): number {
  const classStrength = FIVE_CARD_HANDS.length - 1 - FIVE_CARD_HANDS.indexOf(hand);
  return ranks.reduce((strength, rank) => strength * BASE + rank, classStrength);
}
