import { expect, it } from 'vitest';

import { SUITS, type SuitedCard } from '#shared/cards/card.ts';
import { fraction } from '#shared/fraction.ts';
import { drawBank } from '#shared/games/lu-super-jack/bank.ts';
import { ODDS, chancesWon } from '#shared/games/lu-super-jack/rules.ts';

const DECKS = 6;
const CARDS = 52 * DECKS;

/** The ranks by what they count, with how many of the shoe's cards count so. */
const VALUES: readonly (readonly [rank: string, count: number])[] = [
  ...['A', '2', '3', '4', '5', '6', '7', '8', '9'].map((rank) => [rank, 4 * DECKS] as const),
  ['T', 16 * DECKS],
];

/** How likely the bank is to bust or to come to each total, by every way to draw from the full shoe. */
function finals(hitSoft17: boolean): Map<string, number> {
  const found = new Map<string, number>();
  const visit = (cards: readonly SuitedCard[], left: ReadonlyMap<string, number>, probability: number): void => {
    const bank = drawBank(cards, hitSoft17);
    if (bank !== undefined) {
      const key = bank.bust ? 'bust' : bank.jack === 'none' ? String(bank.total) : 'blackjack';
      found.set(key, (found.get(key) ?? 0) + probability);
      return;
    }
    for (const [rank, count] of left) {
      const suit = SUITS[cards.length % 4] ?? 's';
      const card = `${rank}${suit}` as SuitedCard;
      if (count > 0) visit([...cards, card], new Map([...left, [rank, count - 1]]), (probability * count) / (CARDS - cards.length));
    }
  };
  visit([], new Map(VALUES), 1);
  return found;
}

const inPercent = (probability = 0): number => Number((100 * probability).toFixed(6));

it('the bank comes to its totals as often as published', () => {
  const standing = finals(false);
  expect(Object.fromEntries([...standing].map(([key, probability]) => [key, inPercent(probability)]))).toEqual({
    17: 14.524527,
    18: 13.925777,
    19: 13.368474,
    20: 17.95273,
    21: 7.287409,
    blackjack: 4.748949,
    bust: 28.192134,
  });
  expect(inPercent(finals(true).get('bust'))).toBe(28.57602);
});

it('the chances cost what they must', () => {
  // Ordered first two cards: an ace and a ten-valued card, one way or the other.
  const jacks = { blackjack: 2 * 24 * 96, silver: 2 * 4 * 6 * 24, gold: 2 * 6 * 24 };
  const all = CARDS * (CARDS - 1);
  const edge = (chance: keyof typeof jacks) => -inPercent((jacks[chance] * (ODDS[chance].numerator + 1)) / all - 1);
  expect(fraction(jacks.blackjack, all)).toEqual({ numerator: 192, denominator: 4_043 });
  expect([edge('blackjack'), edge('silver'), edge('gold')]).toEqual([5.021024, 7.395498, 10.660401]);
  expect(-inPercent((finals(false).get('bust') ?? 0) * 3.5 - 1)).toBe(1.32753);
  expect(chancesWon({ bust: false, jack: 'gold' })).toEqual(['blackjack', 'silver', 'gold']);
});
