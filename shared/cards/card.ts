/** Ranks from the highest to the lowest, as table files write them (`T` is ten). */
export const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
/** Suits: spades, hearts, diamonds, clubs. */
export const SUITS = ['s', 'h', 'd', 'c'] as const;

export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];
export type SuitedCard = `${Rank}${Suit}`;
/** The two jokers of a 54-card deck. */
export type Joker = 'X1' | 'X2';
/** A card as table files write it: `Ah`, `Td`, `2c`, `X1`. */
export type Card = SuitedCard | Joker;

/** The 52 cards, spades first, each suit from the ace down to the two. */
export const DECK: readonly SuitedCard[] = SUITS.flatMap((suit) => RANKS.map((rank): SuitedCard => `${rank}${suit}`));

export const JOKERS: readonly Joker[] = ['X1', 'X2'];

const DECK_SET: ReadonlySet<string> = new Set(DECK);

/** Whether a text is one of the 52 cards. */
export function isSuitedCard(text: unknown): text is SuitedCard {
  return typeof text === 'string' && DECK_SET.has(text);
}

/** Whether a text is one of the two jokers. */
export function isJoker(text: unknown): text is Joker {
  return text === 'X1' || text === 'X2';
}

/** The rank of a card of the 52. */
export function rankOf(card: SuitedCard): Rank {
  return card.charAt(0) as Rank;
}

/** The suit of a card of the 52. */
export function suitOf(card: SuitedCard): Suit {
  return card.charAt(1) as Suit;
}

/** The value of a rank for comparing: two = 2 … ten = 10, jack 11, queen 12, king 13, ace 14. */
export function rankValue(rank: Rank): number {
  return 14 - RANKS.indexOf(rank);
}

/** Cards from the highest rank to the lowest, as a dealer lays a hand out. Equal ranks keep the suit order s h d c. */
export function sortHighToLow(cards: readonly SuitedCard[]): SuitedCard[] {
  return [...cards].sort((a, b) => rankValue(rankOf(b)) - rankValue(rankOf(a)) || SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)));
}
