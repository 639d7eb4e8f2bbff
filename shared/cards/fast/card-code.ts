import { RANKS, SUITS, type SuitedCard, rankOf, rankValue, suitOf } from '../card.ts';

/**
 * A card of the 52 as a number from 0 to 51, for tables and tight loops: four times its rank, the two being 0 and the
 * ace 12, and its suit, spades being 0. The name of the type is all that tells it from another number.
 */
export type CardCode = number;

/** How many codes there are. */
export const CARD_CODES = 52;
/** How many ranks there are; a rank here counts from 0, the two, to 12, the ace. */
export const RANK_CODES = 13;

const LOWEST = rankValue('2');
const CARDS: readonly SuitedCard[] = [...RANKS].reverse().flatMap((rank) => SUITS.map((suit): SuitedCard => `${rank}${suit}`));

/** The code of a card. */
export function cardCode(card: SuitedCard): CardCode {
  return (rankValue(rankOf(card)) - LOWEST) * SUITS.length + SUITS.indexOf(suitOf(card));
}

/** The card of a code. A number that is none is a bug, so it throws. */
export function cardOfCode(code: CardCode): SuitedCard {
  const card = CARDS[code];
  if (card === undefined) throw new Error(`no card has the code ${code}`);
  return card;
}
