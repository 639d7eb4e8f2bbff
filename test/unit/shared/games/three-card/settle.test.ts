import { describe, expect, it } from 'vitest';

import type { SeatSettlement } from '#shared/games/types.ts';

import { type SeatText, settlementOf, tableFile } from '../../../../support/tables.ts';
import { MACAU, MONACO } from '../../../../support/three-card.ts';

const PLAYED = { ante: 10, pairPlus: 5, play: 10 };

/** What becomes of the only seat's bets: `ante win 1000, play push 0 …`, in minor units. */
function outcomes(seat: SeatSettlement | undefined): Record<string, string> {
  return Object.fromEntries((seat?.bets ?? []).map(({ bet, outcome, pays }) => [bet, `${outcome} ${pays}`]));
}

function settleOne(ruleSet: string, dealer: string, seat: SeatText, options: Record<string, boolean> = {}): Record<string, string> {
  return outcomes(settlementOf(tableFile(ruleSet, dealer, [seat], { options })).seats[0]);
}

describe.each([MONACO, MACAU])('settling in %s', (ruleSet) => {
  it('qualifies the dealer with Q-3-2 and not with jack high', () => {
    const seat = { cards: 'Ah Kc 9d', bets: PLAYED };
    expect(settlementOf(tableFile(ruleSet, 'Qs 3d 2c', [seat])).dealer).toEqual({ hand: 'highCard', qualifies: true });
    expect(settlementOf(tableFile(ruleSet, 'Js Td 8c', [seat])).dealer).toEqual({ hand: 'highCard', qualifies: false });
  });

  it('pays the ante and returns the play when the dealer does not qualify, whatever the player holds', () => {
    const lost = settleOne(ruleSet, 'Js Td 8c', { cards: '5h 3d 2h', bets: PLAYED });
    expect(lost).toEqual({ ante: 'win 1000', play: 'push 0', pairPlus: 'lose 0' });
    const equal = settleOne(ruleSet, 'Js Td 7c', { cards: 'Jh Ts 7d', bets: PLAYED });
    expect(equal).toEqual({ ante: 'win 1000', play: 'push 0', pairPlus: 'lose 0' });
    const paired = settleOne(ruleSet, 'Js Td 8c', { cards: '2h 2s 3d', bets: PLAYED });
    expect(paired).toEqual({ ante: 'win 1000', play: 'push 0', pairPlus: 'win 500' });
  });

  it('pays or takes ante and play as the hands compare', () => {
    expect(settleOne(ruleSet, 'Qs 9d 8c', { cards: 'Kh 3d 2h', bets: PLAYED })).toMatchObject({ ante: 'win 1000', play: 'win 1000' });
    expect(settleOne(ruleSet, 'Ks 9d 8c', { cards: 'Kh 9s 7h', bets: PLAYED })).toMatchObject({ ante: 'lose 0', play: 'lose 0' });
    expect(settleOne(ruleSet, 'Ah Kh Qh', { cards: 'Kd Qd Jd', bets: PLAYED })).toMatchObject({ ante: 'lose 0', play: 'lose 0' });
    expect(settleOne(ruleSet, '4s 3d 2h', { cards: 'Ah 3h 2c', bets: PLAYED })).toMatchObject({ ante: 'lose 0', play: 'lose 0' });
  });

  it('returns ante and play on a tie, yet pays the bonus and Pair Plus', () => {
    const straight = settleOne(ruleSet, '9s 8d 7c', { cards: '9h 8s 7d', bets: PLAYED });
    expect(straight).toMatchObject({ ante: 'push 0', play: 'push 0', anteBonus: 'win 1000' });
    expect(straight.pairPlus).toBe(ruleSet === MONACO ? 'win 3000' : 'win 2500');
    expect(settleOne(ruleSet, 'Qs 3d 2c', { cards: 'Qh 3s 2d', bets: PLAYED })).toEqual({
      ante: 'push 0',
      play: 'push 0',
      pairPlus: 'lose 0',
    });
  });

  it.each([
    ['9h 8s 7d', 1],
    ['4h 4s 4d', 4],
    ['7d 6d 5d', 5],
  ])('pays the bonus for %s at %i to 1, whether the ante wins, loses or ties', (cards, times) => {
    const bonus = `win ${times * 1000}`;
    const bets = { ante: 10, play: 10 };
    expect(settleOne(ruleSet, 'Js 5c 2c', { cards, bets })).toMatchObject({ ante: 'win 1000', anteBonus: bonus });
    expect(settleOne(ruleSet, 'Qs 5c 2c', { cards, bets })).toMatchObject({ ante: 'win 1000', anteBonus: bonus });
    expect(settleOne(ruleSet, 'Ac Kc Qc', { cards, bets })).toMatchObject({ ante: 'lose 0', anteBonus: bonus });
  });

  it.each(['As Ks Jh', '2h 2s 3d', '9h 5h 2h'])('pays no bonus for %s', (cards) => {
    expect(settleOne(ruleSet, 'Qc 5c 3c', { cards, bets: PLAYED })).not.toHaveProperty('anteBonus');
  });

  it('pays no bonus to a folded straight', () => {
    const { seats, steps } = settlementOf(tableFile(ruleSet, 'Js 5c 2c', [{ cards: '9h 8s 7d', bets: { ante: 10 }, folded: true }]));
    expect(seats[0]).toMatchObject({ folded: true, net: -1000 });
    expect(seats[0]).not.toHaveProperty('hand');
    expect(outcomes(seats[0])).toEqual({ ante: 'lose 0' });
    expect(steps.filter(({ kind }) => kind === 'move')).toEqual([
      { kind: 'move', seat: 1, bet: 'ante', action: 'take', amount: 1000, rule: 'fold' },
    ]);
  });

  it('shows how a payout comes about', () => {
    const { seats } = settlementOf(
      tableFile(ruleSet, 'Ac Kc Qc', [{ cards: '7d 6d 5d', bets: { ante: 12.5, pairPlus: 0.29, play: 12.5 } }]),
    );
    const workings = seats[0]?.bets.flatMap(({ working }) => (working === undefined ? [] : [working]));
    expect(workings).toEqual([
      { bet: 'anteBonus', baseBet: 'ante', base: 1250, odds: { numerator: 5, denominator: 1 }, result: 6250, hand: 'straightFlush' },
      { bet: 'pairPlus', baseBet: 'pairPlus', base: 29, odds: { numerator: 40, denominator: 1 }, result: 1160, hand: 'straightFlush' },
    ]);
    expect(seats[0]?.net).toBe(6250 + 1160 - 2500);
  });
});

describe('what the two texts settle differently', () => {
  it.each([
    ['2h 2s 3d', 1, 1],
    ['9h 5h 2h', 3, 4],
    ['9h 8s 7d', 6, 5],
    ['4h 4s 4d', 30, 25],
    ['7d 6d 5d', 40, 40],
  ])('pays Pair Plus for %s at %i to 1 in Monaco and %i to 1 in Macau', (cards, monaco, macau) => {
    expect(settleOne(MONACO, 'Qc 5c 3c', { cards, bets: PLAYED }).pairPlus).toBe(`win ${monaco * 500}`);
    expect(settleOne(MACAU, 'Qc 5c 3c', { cards, bets: PLAYED }).pairPlus).toBe(`win ${macau * 500}`);
  });

  it('takes both stakes of a folded seat in Monaco, and in Macau where the house lets it fold', () => {
    const seat = { cards: '2h 2s 3d', bets: { ante: 10, pairPlus: 5 }, folded: true };
    expect(settleOne(MONACO, 'Qc 5c 3c', seat)).toEqual({ ante: 'lose 0', pairPlus: 'lose 0' });
    expect(settleOne(MACAU, 'Qc 5c 3c', seat, { foldWithPairPlus: true })).toEqual({ ante: 'lose 0', pairPlus: 'lose 0' });
  });

  it('plays Pair Plus alone on the player’s hand only, in Macau, and in Monaco where the house allows it', () => {
    const seat = { cards: '9h 8s 7d', bets: { pairPlus: 5 } };
    expect(settleOne(MACAU, 'Js 5c 2c', seat)).toEqual({ pairPlus: 'win 2500' });
    expect(settleOne(MACAU, 'Ac Kc Qc', seat)).toEqual({ pairPlus: 'win 2500' });
    expect(settleOne(MONACO, 'Ac Kc Qc', seat, { pairPlusAlone: true })).toEqual({ pairPlus: 'win 3000' });
  });

  it('beats K-Q-J with A-K-Q in Macau, and names the reading where both are straight flushes', () => {
    const seat = (cards: string): SeatText => ({ cards, bets: { ante: 10, play: 10 } });
    expect(settleOne(MACAU, 'Kd Qs Jh', seat('Ac Kh Qd'))).toMatchObject({ ante: 'win 1000' });
    const { seats } = settlementOf(tableFile(MACAU, 'Kd Qd Jd', [seat('As Ks Qs')]));
    expect(outcomes(seats[0])).toMatchObject({ ante: 'win 1000', play: 'win 1000' });
    expect(seats[0]?.bets[0]).toMatchObject({ bet: 'ante', citation: 'playerWins', reading: 'bestStraightFlush' });
  });
});
