import { type Card, isSuitedCard, sortHighToLow } from '#shared/cards/card.ts';

/** A hand as the dealer lays it out: from the highest card to the lowest, jokers last. */
export function laidOut(cards: readonly Card[]): Card[] {
  return [...sortHighToLow(cards.filter(isSuitedCard)), ...cards.filter((card) => !isSuitedCard(card))];
}
