import { describe, expect, it } from 'vitest';

import type { Step } from '#shared/games/types.ts';

import { knownRuleSet, settlementOf, tableFile } from '../../../../support/tables.ts';
import { MACAU, MONACO } from '../../../../support/three-card.ts';

/** A step in a few words: `2 ante take`, `dealerQualifies kingHigh`, `3 tie`. */
function inWords(step: Step): string {
  if (step.kind === 'move') return `${step.seat} ${step.bet} ${step.action}`;
  const { seat, announcement, hand } = step.call;
  return [seat, announcement, hand].filter((part) => part !== undefined).join(' ');
}

const SEATS = [
  { seat: 1, cards: 'Kd 9s 8h', bets: { ante: 10, play: 10 } },
  { seat: 2, cards: '3h 4d 7c', bets: { ante: 10 }, folded: true },
  { seat: 3, cards: 'Th 9d 8c', bets: { ante: 10, pairPlus: 5, play: 10 } },
  { seat: 6, cards: 'Qs 3s 7h', bets: { ante: 10, pairPlus: 5, play: 10 } },
];

describe('the printed order', () => {
  it('of Monaco: folded seats, the dealer’s hand, then seats from the right, each play, bonus, ante, Pair Plus', () => {
    expect(settlementOf(tableFile(MONACO, 'Ks 9h 8d', SEATS)).steps.map(inWords)).toEqual([
      '2 ante take',
      'dealerQualifies kingHigh',
      '6 dealerWins highCard',
      '6 play take',
      '6 ante take',
      '6 pairPlus take',
      '3 playerWins straight',
      '3 play pay',
      '3 anteBonus pay',
      '3 ante pay',
      '3 pairPlus pay',
      '1 tie',
      '1 play return',
      '1 ante return',
    ]);
  });

  it('of Macau: the bonus after ante and raise, Pair Plus last', () => {
    const steps = settlementOf(tableFile(MACAU, 'Ks 9h 8d', SEATS)).steps.map(inWords);
    expect(steps.filter((step) => step.startsWith('3'))).toEqual([
      '3 playerWins straight',
      '3 ante pay',
      '3 play pay',
      '3 anteBonus pay',
      '3 pairPlus pay',
    ]);
  });

  it('has no call at a seat when the dealer does not qualify, nor where only Pair Plus is played', () => {
    const seats = [
      { cards: '9s 8c 6h', bets: { ante: 10, play: 10 } },
      { cards: '2s 2c 6d', bets: { pairPlus: 10 } },
    ];
    const calls = (dealer: string): string[] =>
      settlementOf(tableFile(MACAU, dealer, seats)).steps.flatMap((step) => (step.kind === 'call' ? [inWords(step)] : []));
    expect(calls('Js 5d 3c')).toEqual(['dealerNotQualified jackHighOrLess']);
    expect(calls('Qs 5d 3c')).toEqual(['dealerQualifies queenHigh', '1 dealerWins highCard']);
  });
});

describe('order rules', () => {
  it('bind the bonus before the ante in Monaco and after it in Macau', () => {
    expect(knownRuleSet(MONACO).orderRules.map(({ id }) => id)).toContain('bonusBeforeAnte');
    expect(knownRuleSet(MACAU).orderRules.map(({ id }) => id)).toContain('anteBeforeBonus');
  });

  it('order the seats in Monaco only: the text of Macau is silent', () => {
    const kinds = (id: string): string[] => knownRuleSet(id).orderRules.map(({ kind }) => kind);
    expect(kinds(MONACO)).toContain('seatSequence');
    expect(kinds(MACAU)).not.toContain('seatSequence');
  });
});
