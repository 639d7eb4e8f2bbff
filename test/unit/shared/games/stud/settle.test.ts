import { describe, expect, it } from 'vitest';

import { CARIBBEAN_GOLD, LUXEMBOURG_STUD, STUD_RULE_SETS } from '../../../../support/stud.ts';
import { type SeatText, settlementOf, tableFile } from '../../../../support/tables.ts';

const ACE_KING = 'As Kd 4c 3h 2s';
const PAY_TABLE = {
  pair: 1,
  twoPair: 2,
  threeOfAKind: 3,
  straight: 4,
  flush: 5,
  fullHouse: 7,
  fourOfAKind: 20,
  straightFlush: 50,
  royalFlush: 200,
};

/** The bets of a single seat with an ante of 10. */
function bets(ruleSet: string, dealer: string, seat: Omit<SeatText, 'bets'>, options: Record<string, unknown> = {}) {
  const staked = seat.folded === true ? { ante: 10 } : { ante: 10, raise: 20 };
  const [settled] = settlementOf(tableFile(ruleSet, dealer, [{ ...seat, bets: staked }], { options })).seats;
  return Object.fromEntries((settled?.bets ?? []).map((bet) => [bet.bet, bet]));
}

describe.each(STUD_RULE_SETS)('%s', (id) => {
  it.each([
    ['2c 2d 5c 6d 7s', 1],
    ['2c 2d 5c 5d 7s', 2],
    ['2c 2d 2h 6d 7s', 3],
    ['3c 4d 5c 6d 7s', 5],
    ['3c 5c 6c 8c 9c', 8],
    ['5c 5d 5h 6d 6s', 10],
    ['5c 5d 5h 5s 6s', 20],
    ['5c 6c 7c 8c 9c', 50],
    ['Tc Jc Qc Kc Ac', 100],
  ])('pays the raise on %s %i times, the ante even money', (cards, times) => {
    const { ante, raise } = bets(id, ACE_KING, { cards });
    expect(ante).toMatchObject({ outcome: 'win', pays: 1_000 });
    expect(raise).toMatchObject({ outcome: 'win', pays: times * 2_000, working: { base: 2_000, result: times * 2_000 } });
  });

  it('pays antes alone against a dealer below ace-king, whatever the hand', () => {
    const { ante, raise } = bets(id, 'Ad Qs Jh 9c 8d', { cards: 'Tc Jc Qc Kc Ac' });
    expect(ante).toMatchObject({ outcome: 'win', pays: 1_000, citation: 'notQualified' });
    expect(raise).toMatchObject({ outcome: 'push', pays: 0, reading: 'raiseReturned' });
  });

  it('takes both stakes from a beaten hand, gives both back to an equal one, takes the ante of a folded one', () => {
    expect(bets(id, ACE_KING, { cards: 'Qs Jd 4d 3s 2d' })).toMatchObject({ ante: { outcome: 'lose' }, raise: { outcome: 'lose' } });
    const equal = bets(id, ACE_KING, { cards: 'Ad Ks 4d 3s 2d' });
    expect(equal).toMatchObject({ ante: { outcome: 'push', reading: 'equalReturned' }, raise: { outcome: 'push' } });
    expect(bets(id, ACE_KING, { cards: 'Ad Ks 4d 3s 2d', folded: true })).toEqual({
      ante: { bet: 'ante', stake: 1_000, outcome: 'lose', pays: 0, citation: 'fold' },
    });
  });

  it('pays a raise won with ace-king as the house has it', () => {
    const won = (aceKingPays: number) => bets(id, ACE_KING, { cards: 'Ad Ks 5d 3s 2d' }, { aceKingPays }).raise;
    expect(bets(id, ACE_KING, { cards: 'Ad Ks 5d 3s 2d' }).raise).toMatchObject({ outcome: 'win', pays: 2_000, reading: 'aceKingWins' });
    expect(won(2)).toMatchObject({ outcome: 'win', pays: 4_000 });
    expect(won(0)).toMatchObject({ outcome: 'push', pays: 0, reading: 'aceKingWins' });
  });
});

describe('the odds', () => {
  it('are a reading in Monaco, whose text has none', () => {
    expect(bets(CARIBBEAN_GOLD, ACE_KING, { cards: '3c 4d 5c 6d 7s' }).raise).toMatchObject({ reading: 'housePayTable' });
    expect(bets(LUXEMBOURG_STUD, ACE_KING, { cards: '3c 4d 5c 6d 7s' }).raise?.reading).toBeUndefined();
  });

  it('are those of the house where it has its own', () => {
    const { raise } = bets(CARIBBEAN_GOLD, ACE_KING, { cards: '3c 4d 5c 6d 7s' }, { payTable: PAY_TABLE });
    expect(raise).toMatchObject({ pays: 8_000, working: { odds: { numerator: 4, denominator: 1 } } });
  });
});
