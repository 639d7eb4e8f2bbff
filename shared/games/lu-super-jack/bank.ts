import { type SuitedCard, rankOf, rankValue, suitOf } from '../../cards/card.ts';

/** What the bank's blackjack is worth: of one suit it is silver, of hearts gold. */
export type Jack = 'none' | 'blackjack' | 'silver' | 'gold';

/** The bank's finished hand. */
export interface Bank {
  readonly cards: readonly SuitedCard[];
  /** A bust counts its aces as one. */
  readonly total: number;
  readonly bust: boolean;
  readonly jack: Jack;
}

const TWENTY_ONE = 21;
/** The bank stands from here. */
const STANDS = 17;
const TEN = 10;

/** Some cards counted: an ace as eleven where that does not bust. */
export interface Count {
  readonly total: number;
  /** An ace counts eleven. */
  readonly soft: boolean;
}

/** Counts cards as blackjack does. */
export function count(cards: readonly SuitedCard[]): Count {
  const low = cards.reduce((sum, card) => sum + points(card), 0);
  const soft = cards.some((card) => rankOf(card) === 'A') && low + TEN <= TWENTY_ONE;
  return { total: soft ? low + TEN : low, soft };
}

/** Draws the bank's cards from the shoe until it stands or busts; undefined where the shoe runs out. */
export function drawBank(shoe: readonly SuitedCard[], hitSoft17: boolean): Bank | undefined {
  for (let drawn = 2; drawn <= shoe.length; drawn += 1) {
    const cards = shoe.slice(0, drawn);
    const counted = count(cards);
    if (!draws(counted, hitSoft17)) return { cards, total: counted.total, bust: counted.total > TWENTY_ONE, jack: jackOf(cards) };
  }
  return undefined;
}

/** Whether the bank takes another card. */
export function draws({ total, soft }: Count, hitSoft17: boolean): boolean {
  return total < STANDS || (hitSoft17 && soft && total === STANDS);
}

/** Whether a first card may become a gold-jack: the ace of hearts or a ten-valued heart. */
export function mayBecomeGold(card: SuitedCard): boolean {
  return suitOf(card) === 'h' && (rankOf(card) === 'A' || points(card) === TEN);
}

function jackOf(cards: readonly SuitedCard[]): Jack {
  const [first, second] = cards;
  if (first === undefined || second === undefined || cards.length !== 2 || count(cards).total !== TWENTY_ONE) return 'none';
  if (suitOf(first) !== suitOf(second)) return 'blackjack';
  return suitOf(first) === 'h' ? 'gold' : 'silver';
}

/** An ace counts one here. */
function points(card: SuitedCard): number {
  return rankOf(card) === 'A' ? 1 : Math.min(rankValue(rankOf(card)), TEN);
}
