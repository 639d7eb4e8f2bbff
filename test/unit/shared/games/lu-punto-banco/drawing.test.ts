import { describe, expect, it } from 'vitest';

import type { Rank, SuitedCard } from '#shared/cards/card.ts';
import { bancoDraws, cardPoints, drawCoup, pointOf } from '#shared/games/lu-punto-banco/drawing.ts';

/** The table of the text: banco's point, then what it does on punto's third card 0 to 9 and when punto has stood. */
const PRINTED = {
  0: 'TTTTTTTTTTT',
  1: 'TTTTTTTTTTT',
  2: 'TTTTTTTTTTT',
  3: 'TTTTTTTTRTT',
  4: 'RRTTTTTTRRT',
  5: 'RRRRTTTTRRT',
  6: 'RRRRRRTTRRR',
  7: 'RRRRRRRRRRR',
};

const card = (points: number): SuitedCard => `${(['K', 'A', '2', '3', '4', '5', '6', '7', '8', '9'] satisfies Rank[])[points] ?? 'K'}s`;
const coupOf = (...points: readonly number[]): ReturnType<typeof drawCoup> => drawCoup(points.map(card));

describe('the drawing table of banco', () => {
  it.each(Object.entries(PRINTED))('with %s draws as printed: %s', (point, line) => {
    const acts = [...Array.from({ length: 10 }, (_, third) => third), undefined].map((third) =>
      bancoDraws(Number(point), third) ? 'T' : 'R',
    );
    expect(acts.join('')).toBe(line);
  });
});

describe('points', () => {
  it('count tens and figures nothing, an ace one', () => {
    expect((['As', '2s', '9s', 'Ts', 'Js', 'Qs', 'Ks'] as const).map(cardPoints)).toEqual([1, 2, 9, 0, 0, 0, 0]);
  });
  it('are the units of the sum', () => {
    expect(pointOf(['9s', '9d', '8c'])).toBe(6);
    expect(pointOf([])).toBe(0);
  });
});

describe('a coup', () => {
  it('deals first and third card to punto, second and fourth to banco, then punto’s third', () => {
    expect(coupOf(1, 2, 3, 4, 5)).toMatchObject({ punto: ['As', '3s', '5s'], banco: ['2s', '4s'], puntoPoint: 9, bancoPoint: 6 });
  });

  it.each([8, 9])('ends with a natural %i on either side', (point) => {
    expect(coupOf(point, 1, 0, 1)).toMatchObject({ natural: true, winner: 'punto', punto: { length: 2 }, banco: { length: 2 } });
    expect(coupOf(1, point, 1, 0)).toMatchObject({ natural: true, winner: 'banco', punto: { length: 2 }, banco: { length: 2 } });
  });

  it('lets banco draw after punto has stood, on 5 but not on 6', () => {
    expect(coupOf(0, 0, 6, 5, 4)).toMatchObject({ puntoThird: undefined, banco: { length: 3 }, bancoPoint: 9 });
    expect(coupOf(0, 0, 7, 6, 4)).toMatchObject({ banco: { length: 2 }, winner: 'punto' });
  });

  it('has no result when the shoe runs out, and ignores what is too much', () => {
    expect(coupOf(0, 0, 0)).toBeUndefined();
    expect(coupOf(0, 0, 4, 7)).toBeUndefined();
    expect(coupOf(0, 0, 4, 2, 0)).toBeUndefined();
    expect(coupOf(0, 1, 9, 2, 3, 4, 5, 6)).toMatchObject({ punto: { length: 2 }, banco: { length: 2 } });
  });
});
