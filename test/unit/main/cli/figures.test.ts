import { describe, expect, it } from 'vitest';

import { DECK, type SuitedCard } from '#shared/cards/card.ts';
import { evaluateThreeCards } from '#shared/cards/three-card-hand.ts';
import { compareWithDealer } from '#shared/games/three-card/comparison.ts';
import { everyShowdown } from '#shared/games/three-card/showdowns.ts';

import { agrees, alike, count, rounded } from '../../../../main/cli/figures/figure.ts';
import { figureTable, otherFigures } from '../../../../main/cli/figures/figures.ts';
import { studFigures } from '../../../../main/cli/figures/stud.ts';
import { threeCardFigures } from '../../../../main/cli/figures/three-card.ts';

const showdowns = everyShowdown();

describe('the figures of the three-card games', () => {
  const figures = threeCardFigures(showdowns);

  it('all agree with the published ones', () => {
    expect(figures.length).toBeGreaterThan(50);
    expect(figures.filter((figure) => !agrees(figure))).toEqual([]);
  });

  it('are printed with a count of those that agree', () => {
    const table = figureTable([count('hands', 3, 3), rounded('edge', 1.26, '1.2')]);
    expect(table).toBe('ok      hands  3\nDIFFERS edge   1.3  (expected 1.2)\n1 of 2 figures agree\n');
  });
});

describe('the figures of the stud games', () => {
  it('all agree with the published ones', { timeout: 120_000 }, () => {
    const figures = studFigures();
    expect(figures.length).toBeGreaterThan(15);
    expect(figures.filter((figure) => !agrees(figure))).toEqual([]);
  });
});

describe('the figures of the other games', () => {
  it('all agree with the published ones', () => {
    const figures = otherFigures();
    expect(figures.length).toBeGreaterThan(80);
    expect(figures.filter((figure) => !agrees(figure))).toEqual([]);
  });

  it('tell every fraction where bets that should cost the same do not', () => {
    const half = { numerator: 1, denominator: 2 };
    expect(alike('edge', [half, half], '1/2').computed).toBe('1/2');
    expect(alike('edge', [half, { numerator: 1, denominator: 3 }], '1/2').computed).toBe('1/2 1/3');
  });
});

describe('the showdowns of the three-card games', () => {
  it('stand for every deal', () => {
    expect(showdowns).toHaveLength(1_755);
    expect(showdowns.reduce((sum, { weight }) => sum + weight, 0)).toBe(22_100);
  });

  it('end as the settlement has them', () => {
    const hands = DECK.flatMap((a, i) => DECK.slice(i + 1).flatMap((b, j) => DECK.slice(i + j + 2).map((c): SuitedCard[] => [a, b, c])));
    const dealerHands = hands.map((cards) => ({ cards, hand: evaluateThreeCards(cards) }));
    const sample = showdowns.filter((_, index) => index % 60 === 0);
    for (const { cards, hand, dealerNotQualified, wins, losses, ties } of sample) {
      const counts = { dealerNotQualified: 0, playerWins: 0, dealerWins: 0, tie: 0 };
      for (const dealer of dealerHands) {
        if (!dealer.cards.some((card) => cards.includes(card))) counts[compareWithDealer(hand, dealer.hand)] += 1;
      }
      expect({ dealerNotQualified, playerWins: wins, dealerWins: losses, tie: ties }).toEqual(counts);
    }
  });
});
