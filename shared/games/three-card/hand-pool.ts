import { DECK, type SuitedCard } from '../../cards/card.ts';
import { type ThreeCardHand, type ThreeCardHandId, evaluateThreeCards } from '../../cards/three-card-hand.ts';

/** Three cards with what they are worth. */
export interface PoolHand {
  readonly cards: readonly [SuitedCard, SuitedCard, SuitedCard];
  readonly value: ThreeCardHand;
}

let pool: readonly PoolHand[] | undefined;
const byClass = new Map<ThreeCardHandId, readonly PoolHand[]>();

/** All 22,100 hands of three cards, evaluated once when first asked for. */
export function allHands(): readonly PoolHand[] {
  pool ??= buildPool();
  return pool;
}

/** The hands of one class. */
export function handsOfClass(hand: ThreeCardHandId): readonly PoolHand[] {
  const known = byClass.get(hand);
  if (known !== undefined) return known;
  const hands = allHands().filter(({ value }) => value.hand === hand);
  byClass.set(hand, hands);
  return hands;
}

function buildPool(): readonly PoolHand[] {
  const hands: PoolHand[] = [];
  DECK.forEach((first, index) => {
    DECK.slice(index + 1).forEach((second, offset) => {
      for (const third of DECK.slice(index + offset + 2)) {
        const cards = [first, second, third] as const;
        hands.push({ cards, value: evaluateThreeCards(cards) });
      }
    });
  });
  return hands;
}

/** Whether two hands can lie on one table. */
export function areDisjoint(a: PoolHand, b: PoolHand): boolean {
  return !a.cards.some((card) => b.cards.includes(card));
}
