import { describe, expect, it } from 'vitest';

import { RANKS, type Rank, SUITS, type SuitedCard, rankOf, suitOf } from '#shared/cards/card.ts';
import { type FiveCardHand, compareFiveCards, evaluateFiveCards, isAtLeast } from '#shared/cards/five-card-hand.ts';

function hand(cards: string): FiveCardHand {
  return evaluateFiveCards(cards.split(' ') as SuitedCard[]);
}

/** Every way to take five ranks, none more than four times, the higher ranks first. */
function rankSets(from = 0, taken: readonly Rank[] = []): (readonly Rank[])[] {
  if (taken.length === 5) return [taken];
  return RANKS.slice(from).flatMap((rank, offset) =>
    taken.filter((one) => one === rank).length === 4 ? [] : rankSets(from + offset, [...taken, rank]),
  );
}

/** How many of the 2,598,960 hands there are of each class: one of each set of ranks, times the suits it can have. */
function countHands(): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (cards: readonly SuitedCard[], times: number): void => {
    const { hand: id } = evaluateFiveCards(cards);
    counts[id] = (counts[id] ?? 0) + times;
  };
  for (const ranks of rankSets()) {
    const groups = [...new Set(ranks)].map((rank) => ranks.filter((one) => one === rank).length);
    const suitings = groups.reduce((product, group) => product * ([1, 4, 6, 4, 1][group] ?? 0), 1);
    const cards = ranks.map(
      (rank, index): SuitedCard => `${rank}${SUITS[ranks.slice(0, index).filter((one) => one === rank).length] ?? 's'}`,
    );
    if (groups.length < 5) add(cards, suitings);
    else {
      add(cards, SUITS.length);
      add([...cards.slice(0, 4), `${rankOf(cards[4] as SuitedCard)}h`], suitings - SUITS.length);
    }
  }
  return counts;
}

describe('hands of five cards', () => {
  it('come as often as published', () => {
    const counts = countHands();
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(2_598_960);
    expect(counts).toEqual({
      royalFlush: 4,
      straightFlush: 36,
      fourOfAKind: 624,
      fullHouse: 3_744,
      flush: 5_108,
      straight: 10_200,
      threeOfAKind: 54_912,
      twoPair: 123_552,
      pair: 1_098_240,
      aceKing: 167_280,
      highCard: 1_302_540 - 167_280,
    });
  });

  it('rank from the royal flush down, whatever their cards', () => {
    const ladder = [
      'Ts Js Qs Ks As',
      '9d Td Jd Qd Kd',
      'Ac 2c 3c 4c 5c',
      'Qs Qd Qc Qh As',
      'Js Jd Jc Jh As',
      'Ks Kd Kc 2h 2s',
      '2d 2c 2h As Ac',
      'Ac Jc 9c 6c 3c',
      'Ah Jh 9h 6h 2h',
      'Ah Kd Qc Js Td',
      '6s 5d 4c 3h 2s',
      'Ah 2d 3c 4h 5s',
      'Ks Kd Kc 2h 3s',
      'Qs Qd Qc Ah Ks',
      'As Ad Kc Kh Qs',
      'As Ad Kc Kh Js',
      'As Ad Qc Qh Ks',
      '8c 8h 2d 3s 4c',
      '7s 7d Ac Kh Qs',
      '7c 7h Ad Ks Jc',
      'As Kd Jh 8c 3d',
      'As Kd Jh 8c 2d',
      'As Kd 4c 3h 2s',
      'As Qd Jh Tc 9s',
      'Kd Qs Jh Tc 8d',
      '7s 5d 4c 3h 2s',
    ].map(hand);
    for (const [index, better] of ladder.entries()) {
      for (const worse of ladder.slice(index + 1)) expect(compareFiveCards(better, worse)).toBeGreaterThan(0);
    }
  });

  it('tie whatever their suits and in whatever order they lie', () => {
    const cards = 'As Ad Kc 9h 2s'.split(' ') as SuitedCard[];
    const turned = cards.map((card): SuitedCard => `${rankOf(card)}${SUITS[(SUITS.indexOf(suitOf(card)) + 1) % 4] ?? 's'}`).reverse();
    expect(compareFiveCards(evaluateFiveCards(cards), evaluateFiveCards(turned))).toBe(0);
  });

  it('count the ace low in five-high only: nothing runs round the corner', () => {
    expect(hand('Ah 2d 3c 4h 5s')).toMatchObject({ hand: 'straight', ranks: [5, 4, 3, 2, 1] });
    expect(hand('Kd As 2d 3s 4d')).toMatchObject({ hand: 'aceKing', ranks: [14, 13, 4, 3, 2] });
    expect(hand('Qd Ks Ad 2s 3d').hand).toBe('aceKing');
    expect(hand('Jd Qs Kd As 2d').hand).toBe('aceKing');
  });

  it('know what is at least what', () => {
    expect(isAtLeast(hand('As Kd 4c 3h 2s'), 'aceKing')).toBe(true);
    expect(isAtLeast(hand('As Qd 4c 3h 2s'), 'aceKing')).toBe(false);
    expect(isAtLeast(hand('2s 2d 4c 3h 5s'), 'aceKing')).toBe(true);
  });

  it('are five cards', () => {
    expect(() => hand('As Kd 4c 3h')).toThrow('five cards');
  });
});
