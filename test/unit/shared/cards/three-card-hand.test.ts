import { describe, expect, it } from 'vitest';

import { DECK, type SuitedCard } from '#shared/cards/card.ts';
import { compareHands, dealerHandName, dealerQualifies, evaluateThreeCards } from '#shared/cards/three-card-hand.ts';

function hand(cards: string): ReturnType<typeof evaluateThreeCards> {
  return evaluateThreeCards(cards.split(' ') as SuitedCard[]);
}

describe('three-card hands', () => {
  const all = everyHand().map((cards) => evaluateThreeCards(cards));

  it('come in the published numbers', () => {
    const counts: Record<string, number> = {};
    for (const { hand: id } of all) counts[id] = (counts[id] ?? 0) + 1;
    expect(counts).toEqual({ straightFlush: 48, threeOfAKind: 52, straight: 720, flush: 1096, pair: 3744, highCard: 16440 });
  });

  it('have 741 strengths', () => {
    expect(new Set(all.map(({ strength }) => strength)).size).toBe(741);
  });

  it('qualify the dealer in 15,380 of 22,100', () => {
    expect(all.filter(dealerQualifies)).toHaveLength(15_380);
  });

  it('have their high cards in the published numbers', () => {
    const byTop: Record<number, number> = {};
    for (const { hand: id, ranks } of all) if (id === 'highCard') byTop[ranks[0]] = (byTop[ranks[0]] ?? 0) + 1;
    expect(byTop).toEqual({ 5: 120, 6: 300, 7: 540, 8: 840, 9: 1200, 10: 1620, 11: 2100, 12: 2640, 13: 3240, 14: 3840 });
  });

  it.each([
    ['As Ks Qs', 'Kd Qd Jd', 'the run to the ace is the best straight flush'],
    ['4s 3d 2c', 'As 2d 3c', 'three-two-ace is the lowest straight'],
    ['2s 2d 2c', 'As Kd Qc', 'the lowest three of a kind beats the highest straight'],
    ['As 2d 3c', 'Ah Kh Jh', 'the lowest straight beats the highest flush'],
    ['Ah 2h 3h', 'As Ad Ac', 'the lowest straight flush beats three aces'],
    ['2s 2h 3d', 'Ac Kd Js', 'the lowest pair beats the highest card'],
    ['5h 3h 2h', 'As Ad Kc', 'the lowest flush beats the highest pair'],
    ['3s 3d 2c', '2s 2h Ad', 'the pair decides before its kicker'],
    ['Kh Kc 5d', 'Ks Kd 4c', 'equal pairs leave it to the kicker'],
    ['Ah Js 2d', 'As Td 9c', 'the second card decides between equal first cards'],
    ['Ad Jd 9d', 'Ac Jc 8c', 'the third card decides last'],
    ['As Kd 2c', 'Kd Qc Th', 'ace-king-two is ace high and no straight'],
  ])('%s beats %s: %s', (better, worse) => {
    expect(compareHands(hand(better), hand(worse))).toBeGreaterThan(0);
    expect(compareHands(hand(worse), hand(better))).toBeLessThan(0);
  });

  it.each([
    ['3d 2d Ad', 'Ac 2c 3c'],
    ['Kh Kc 4d', 'Ks Kd 4c'],
    ['Qs 3d 2c', 'Qh 3s 2d'],
  ])('%s ties with %s: suits never count', (one, other) => {
    expect(compareHands(hand(one), hand(other))).toBe(0);
  });

  it.each([
    ['Qs 3d 2c', true, 'queenHigh'],
    ['Js Td 8c', false, 'jackHighOrLess'],
    ['5s 3d 2c', false, 'jackHighOrLess'],
    ['Kh 3s 2d', true, 'kingHigh'],
    ['As 4d 2c', true, 'aceHigh'],
    ['As 3d 2c', true, 'straight'],
    ['2s 2d 3c', true, 'pair'],
    ['Jc 5c 2c', true, 'flush'],
    ['4s 4d 4c', true, 'threeOfAKind'],
    ['4s 3s 2s', true, 'straightFlush'],
  ])('%s in the dealer’s hand: qualifies %s, called %s', (cards, qualifies, name) => {
    expect(dealerQualifies(hand(cards))).toBe(qualifies);
    expect(dealerHandName(hand(cards))).toBe(name);
  });

  it('refuses another number of cards', () => {
    expect(() => hand('As Kd')).toThrow('three cards');
    expect(() => hand('As Kd Qc Jh')).toThrow('three cards');
  });
});

function everyHand(): SuitedCard[][] {
  return DECK.flatMap((first, i) => DECK.slice(i + 1).flatMap((second, j) => DECK.slice(i + j + 2).map((third) => [first, second, third])));
}
