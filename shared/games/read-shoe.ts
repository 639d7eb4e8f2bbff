import { type SuitedCard, isSuitedCard } from '../cards/card.ts';
import { ok } from '../result.ts';
import { type Read, readArray, readEach, refuse } from './table-file.ts';

/** The cards in the order they leave a shoe of so many decks. Whether they suffice, only the game can say. */
export function readShoe(value: unknown, path: string, decks: number): Read<SuitedCard[]> {
  const entries = readArray(value, path);
  if (!entries.ok) return entries;
  const counts = new Map<SuitedCard, number>();
  return readEach(entries.value, path, (card, cardPath) => {
    if (!isSuitedCard(card)) return refuse('badCard', cardPath, 'this is not one of the 52 cards');
    const count = (counts.get(card) ?? 0) + 1;
    counts.set(card, count);
    return count > decks ? refuse('duplicateCard', cardPath, `${decks} decks hold ${card} no more than ${decks} times`) : ok(card);
  });
}
