import { describe, expect, it } from 'vitest';

import { readTableFile } from '#shared/games/settle-table-file.ts';

import { CARIBBEAN_GOLD, LUXEMBOURG_STUD, STUD_RULE_SETS } from '../../../../support/stud.ts';
import { type SeatText, tableFile } from '../../../../support/tables.ts';

const DEALER = 'Qs 7d 2c 2d 8s';
const CARDS = 'As Kd 9h 5c 3d';

function codeOf(ruleSet: string, seat: Partial<SeatText>, more: Record<string, unknown> = {}): string {
  const read = readTableFile(tableFile(ruleSet, DEALER, [{ cards: CARDS, bets: { ante: 10, raise: 20 }, ...seat }], more));
  return read.ok ? 'read' : `${read.error.code} ${read.error.path}`;
}

describe.each(STUD_RULE_SETS)('reading a table of %s', (id) => {
  it.each([
    [{}, 'read'],
    [{ bets: { ante: 10 }, folded: true }, 'read'],
    [{ bets: { ante: 10 } }, 'raiseMismatch seats[0].bets.raise'],
    [{ bets: { ante: 10, raise: 10 } }, 'raiseMismatch seats[0].bets.raise'],
    [{ bets: { ante: 10, raise: 20 }, folded: true }, 'raiseMismatch seats[0].bets.raise'],
    [{ bets: { raise: 20 } }, 'anteRequired seats[0].bets.raise'],
    [{ bets: {} }, 'badInput seats[0].bets'],
    [{ bets: { ante: 10, raise: 20, pairPlus: 5 } }, 'unknownBet seats[0].bets.pairPlus'],
    [{ bets: { ante: 10, raise: '20' } }, 'badMoney seats[0].bets.raise'],
    [{ cards: 'As Kd 9h 5c' }, 'cardCount seats[0].cards'],
    [{ cards: 'Qs Kd 9h 5c 3d' }, 'duplicateCard seats[0].cards[0]'],
    [{ seat: 8 }, 'badSeat seats[0].seat'],
    [{ folded: 'no' as unknown as boolean }, 'badInput seats[0].folded'],
  ] satisfies [Partial<SeatText>, string][])('%j gives %s', (seat, expected) => {
    expect(codeOf(id, seat)).toBe(expected);
  });

  it('keeps the ante within the posted limits', () => {
    expect(codeOf(id, {}, { limits: { min: 10, max: 10 } })).toBe('read');
    expect(codeOf(id, {}, { limits: { min: 11, max: 100 } })).toBe('limit seats[0].bets.ante');
    expect(codeOf(id, {}, { limits: { min: 1, max: 9 } })).toBe('limit seats[0].bets.ante');
  });

  it('takes only whole odds for ace-king', () => {
    expect(codeOf(id, {}, { options: { aceKingPays: 0 } })).toBe('read');
    for (const aceKingPays of [true, -1, 1.5, '1', 101]) {
      expect(codeOf(id, {}, { options: { aceKingPays } })).toBe('badInput options.aceKingPays');
    }
  });
});

describe('what only one text or the other knows', () => {
  it('Luxembourg takes no ante below one euro where limits are posted', () => {
    const seat = { bets: { ante: 0.5, raise: 1 } };
    expect(codeOf(LUXEMBOURG_STUD, seat)).toBe('read');
    expect(codeOf(LUXEMBOURG_STUD, seat, { limits: { min: 0.5, max: 10 } })).toBe('limit seats[0].bets.ante');
    expect(codeOf(CARIBBEAN_GOLD, seat, { limits: { min: 0.5, max: 10 } })).toBe('read');
  });

  it('Monaco lets a house set every line of its table, and no other', () => {
    const table = {
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
    const { pair, ...partial } = table;
    expect(codeOf(CARIBBEAN_GOLD, {}, { options: { payTable: table } })).toBe('read');
    for (const payTable of [partial, { ...table, highCard: pair }, { ...table, pair: 0.5 }, [], null, 1]) {
      expect(codeOf(CARIBBEAN_GOLD, {}, { options: { payTable } })).toBe('badInput options.payTable');
    }
    expect(codeOf(LUXEMBOURG_STUD, {}, { options: { payTable: table } })).toBe('badInput options.payTable');
  });
});
