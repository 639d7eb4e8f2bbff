import { type Card, type SuitedCard, isSuitedCard, rankOf, sortHighToLow } from '#shared/cards/card.ts';

/** A hand as the dealer lays it out: from the highest card to the lowest, jokers last. */
export function laidOut(cards: readonly Card[]): Card[] {
  return [...sortHighToLow(cards.filter(isSuitedCard)), ...cards.filter((card) => !isSuitedCard(card))];
}

/** A hand laid out so that its combination reads at once: the longest set first, then from the highest card to the lowest. */
export function inCombination(cards: readonly SuitedCard[]): SuitedCard[] {
  const likes = (card: SuitedCard): number => cards.filter((other) => rankOf(other) === rankOf(card)).length;
  return [...sortHighToLow(cards)].sort((a, b) => likes(b) - likes(a));
}
