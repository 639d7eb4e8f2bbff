import { describe, expect, it } from 'vitest';

import { VIEW } from '../../../../renderer/felt/geometry/index.ts';
import { PILE_RADIUS, sharers } from '../../../../renderer/felt/layouts/colours/colour-places.ts';
import { spotPlace as pairePlace } from '../../../../renderer/felt/layouts/paire-poker/places.ts';
import { compartment, closeUpOf, dollyPoint, spotPlace as roulettePlace } from '../../../../renderer/felt/layouts/roulette/geometry.ts';
import type { SpotPlace, SpotRef } from '../../../../renderer/felt/layouts/types.ts';
import { frPairePoker } from '../../../../shared/games/fr-paire-poker/index.ts';
import { luEnglishRoulette } from '../../../../shared/games/lu-english-roulette/index.ts';

type Shared = ReturnType<typeof sharers>;
const GAMES: readonly (readonly [string, readonly string[], (spot: SpotRef, shared: Shared) => SpotPlace | undefined])[] = [
  ['roulette', luEnglishRoulette.bets, roulettePlace],
  ["pair'e poker", frPairePoker.bets, pairePlace],
];
const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

describe.each(GAMES)('the layout of %s', (_name, bets, place) => {
  it('has a point for every spot, inside the picture and clear of every other', () => {
    const points = bets.map((bet) => ({ bet, at: place({ seat: 1, bet }, sharers([])) }));
    for (const [index, { bet, at }] of points.entries()) {
      expect(at, bet).toBeDefined();
      if (!at) continue;
      expect(at.x).toBeGreaterThan(PILE_RADIUS);
      expect(at.x).toBeLessThan(VIEW.width - PILE_RADIUS);
      expect(at.y).toBeGreaterThan(PILE_RADIUS);
      expect(at.y).toBeLessThan(VIEW.height - PILE_RADIUS);
      for (const other of points.slice(index + 1)) {
        if (other.at) expect(apart(at, other.at), `${bet} and ${other.bet}`).toBeGreaterThan(2 * PILE_RADIUS);
      }
    }
  });

  it('lets two players stand on one spot without covering each other', () => {
    for (const bet of bets) {
      const shared = sharers([
        { seat: 2, bet },
        { seat: 4, bet },
      ]);
      const [one, two] = [place({ seat: 2, bet }, shared), place({ seat: 4, bet }, shared)];
      if (one && two) expect(apart(one, two), bet).toBeGreaterThan(PILE_RADIUS * 1.8);
    }
  });

  it('knows no other spot', () => {
    expect(place({ seat: 1, bet: 'ante' }, sharers([]))).toBeUndefined();
  });
});

describe('roulette', () => {
  it.each([1, 2, 3, 4])('stands the dolly clear of the piles of %i players on its number', (players) => {
    for (const bet of luEnglishRoulette.bets.filter((id) => /^\d+$/u.test(id))) {
      const spots = Array.from({ length: players }, (_, index) => ({ seat: index + 1, bet }));
      const dolly = dollyPoint(Number(bet), players);
      for (const spot of spots) {
        const pile = roulettePlace(spot, sharers(spots));
        if (pile) expect(apart({ x: pile.x - 264, y: pile.y - 124 }, dolly), bet).toBeGreaterThan(PILE_RADIUS);
      }
    }
  });

  it('sees every spot of the number from near', () => {
    for (let number = 0; number <= 36; number += 1) {
      const { x, y, width, height } = closeUpOf(number);
      for (const bet of luEnglishRoulette.bets.filter((id) => /^\d/u.test(id) && id.split('-').includes(String(number)))) {
        const pile = roulettePlace({ seat: 1, bet }, sharers([]));
        if (!pile) continue;
        expect(Math.abs(pile.x - x - width / 2), bet).toBeLessThan(width / 2 - PILE_RADIUS);
        expect(Math.abs(pile.y - y - height / 2), bet).toBeLessThan(height / 2 - PILE_RADIUS);
      }
    }
  });

  it('sets the compartments round the rim, the first farthest from the dealer', () => {
    const heights = Array.from({ length: 7 }, (_, index) => compartment(index + 1, 7).y);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
  });
});
