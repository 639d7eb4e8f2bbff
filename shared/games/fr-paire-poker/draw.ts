import { type Card, DECK, type SuitedCard, isJoker, rankOf, rankValue, suitOf } from '../../cards/card.ts';
import { evaluateThreeCards } from '../../cards/three-card-hand.ts';
import type { Value } from './spots.ts';

const ACE = rankValue('A');

/** The poker hands that are paid, the best paid first. */
export const POKER_HANDS = ['jokerPair', 'royal', 'straightFlush', 'threeOfAKind', 'straight', 'flush'] as const;
export type PokerHand = (typeof POKER_HANDS)[number] | 'none';
export type Colour = 'red' | 'black';
export type ThreeCards = readonly [Card, Card, Card];

/** What three drawn cards give. */
export interface Drawn {
  readonly cards: ThreeCards;
  readonly values: readonly [Value, Value, Value];
  /** A joker is neither red nor black. */
  readonly firstColour: Colour | null;
  /** The value of the pair of the first two cards. The joker replaces no card here. */
  readonly pair: Value | null;
  readonly jokers: number;
  /** Worked out when asked for. */
  readonly poker: () => PokerHand;
}

/** Reads three drawn cards. */
export function drawnOf(cards: ThreeCards): Drawn {
  const [first, second, third] = cards;
  const values = [valueOf(first), valueOf(second), valueOf(third)] as const;
  return {
    cards,
    values,
    firstColour: colourOf(first),
    pair: values[0] === values[1] ? values[0] : null,
    jokers: cards.filter(isJoker).length,
    poker: () => pokerHandOf(cards),
  };
}

/** The value of a card: its rank, or the joker. */
export function valueOf(card: Card): Value {
  return isJoker(card) ? 'X' : rankOf(card);
}

function colourOf(card: Card): Colour | null {
  if (isJoker(card)) return null;
  const suit = suitOf(card);
  return suit === 'h' || suit === 'd' ? 'red' : 'black';
}

/** The best paid reading of three cards, one joker standing for any card that is missing. */
export function pokerHandOf(cards: readonly Card[]): PokerHand {
  const suited = cards.filter((card): card is SuitedCard => !isJoker(card));
  if (suited.length === 1) return 'jokerPair';
  return suited.length === 2 ? handWithJoker(suited) : plainHand(suited);
}

/** Fifty hands each, of the 1,326 pairs of cards: worked out once. */
const withJoker = new Map<string, PokerHand>();

function handWithJoker(suited: readonly SuitedCard[]): PokerHand {
  const key = [...suited].sort().join('');
  const known = withJoker.get(key);
  if (known !== undefined) return known;
  const hands = DECK.filter((card) => !suited.includes(card)).map((card) => plainHand([...suited, card]));
  const best = POKER_HANDS.find((hand) => hands.includes(hand)) ?? 'none';
  withJoker.set(key, best);
  return best;
}

function plainHand(cards: readonly SuitedCard[]): PokerHand {
  const { hand, ranks } = evaluateThreeCards(cards);
  if (hand === 'pair' || hand === 'highCard') return 'none';
  // The ace is high only in A-K-Q: in 3-2-A it counts one.
  return hand === 'straightFlush' && ranks[0] === ACE ? 'royal' : hand;
}
