import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { SuitedCard } from '#shared/cards/card.ts';
import { drawCoup } from '#shared/games/lu-punto-banco/drawing.ts';
import { type ShoeOdds, shoeOdds } from '#shared/games/lu-punto-banco/shoe-odds.ts';

const CARDS: readonly SuitedCard[] = ['Ts', 'As', '2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s'];

/** Every ordered draw of six cards, played by the readable drawing tables. */
function readableOdds(shoe: readonly number[]): ShoeOdds {
  const odds = { punto: 0, banco: 0, tie: 0, bancoWithSix: 0, four: 0, five: 0, six: 0 };
  const sizes = { 4: 'four', 5: 'five', 6: 'six' } as const;
  const left = [...shoe];
  const visit = (cards: readonly SuitedCard[], ways: number): void => {
    if (cards.length === 6) {
      const coup = drawCoup(cards);
      if (coup === undefined) throw new Error('six cards suffice');
      odds[coup.winner] += ways;
      if (coup.winner === 'banco' && coup.bancoPoint === 6) odds.bancoWithSix += ways;
      odds[sizes[(coup.punto.length + coup.banco.length) as 4 | 5 | 6]] += ways;
      return;
    }
    for (const [value, card] of CARDS.entries()) {
      const count = left[value] ?? 0;
      if (count === 0) continue;
      left[value] = count - 1;
      visit([...cards, card], ways * count);
      left[value] = count;
    }
  };
  visit([], 1);
  return odds;
}

describe('the odds of a shoe', () => {
  it('are those of every draw, whatever is left in it', () => {
    // Few values at a time, or there would be a million draws to play.
    const shoe = fc
      .tuple(
        fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 4 }),
        fc.array(fc.integer({ min: 1, max: 24 }), { minLength: 4, maxLength: 4 }),
      )
      .map(([values, counts]) => Array.from({ length: 10 }, (_, value) => counts[values.indexOf(value)] ?? 0))
      .filter((counts) => counts.reduce((sum, count) => sum + count, 0) >= 6);
    fc.assert(
      fc.property(shoe, (counts) => {
        expect(shoeOdds(counts)).toEqual(readableOdds(counts));
      }),
      { numRuns: 60 },
    );
  });
});
