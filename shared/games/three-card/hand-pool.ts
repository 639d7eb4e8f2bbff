import { DECK, type SuitedCard } from '../../cards/card.ts';
import { type ThreeCardHand, type ThreeCardHandId, evaluateThreeCards } from '../../cards/three-card-hand.ts';

/** Three cards with what they are worth. */
export interface PoolHand {
  readonly cards: readonly [SuitedCard, SuitedCard, SuitedCard];
  readonly value: ThreeCardHand;
}

const pool: PoolHand[] = [];
const growth = growPool();
const byClass = new Map<ThreeCardHandId, readonly PoolHand[]>();

/** All 22,100 hands of three cards, evaluated once when first asked for. */
export function allHands(): readonly PoolHand[] {
  while (prepareHands());
  return pool;
}

/** Evaluates some hundred hands more, so that the first who asks need not wait for all; false when there are no more. */
export function prepareHands(): boolean {
  return growth.next().done !== true;
}

/** The hands of one class. */
export function handsOfClass(hand: ThreeCardHandId): readonly PoolHand[] {
  const known = byClass.get(hand);
  if (known !== undefined) return known;
  const hands = allHands().filter(({ value }) => value.hand === hand);
  byClass.set(hand, hands);
  return hands;
}

function* growPool(): Generator<undefined, void> {
  for (const [index, first] of DECK.entries()) {
    for (const [offset, second] of DECK.slice(index + 1).entries()) {
      for (const third of DECK.slice(index + offset + 2)) {
        const cards = [first, second, third] as const;
        pool.push({ cards, value: evaluateThreeCards(cards) });
      }
    }
    yield;
  }
}

/** Whether two hands can lie on one table. */
export function areDisjoint(a: PoolHand, b: PoolHand): boolean {
  return !a.cards.some((card) => b.cards.includes(card));
}
