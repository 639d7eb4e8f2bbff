import { describe, expect, it } from 'vitest';

import { settleTableFile } from '#shared/games/settle-table-file.ts';

import { type SeatText, tableFile, tableOf } from '../../../../support/tables.ts';
import { MACAU, MONACO } from '../../../../support/three-card.ts';

const SEAT: SeatText = { cards: 'As Kd 9h', bets: { ante: 10, play: 10 } };

/** What reading a table file gives: `ok`, or the code and the path of the refusal. */
function refusal(input: unknown): string {
  const settlement = settleTableFile(input);
  return settlement.ok ? 'ok' : `${settlement.error.code} ${settlement.error.path}`;
}

function withSeat(seat: Record<string, unknown>, ruleSet = MONACO, more: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...tableFile(ruleSet, 'Qs 7d 2c', [], more), seats: [{ seat: 1, cards: ['As', 'Kd', '9h'], bets: SEAT.bets, ...seat }] };
}

function withBets(bets: unknown, ruleSet = MONACO, more: Record<string, unknown> = {}): Record<string, unknown> {
  return withSeat({ bets }, ruleSet, more);
}

describe('the shape of a table file', () => {
  it.each([null, 7, 'table', [], true])('refuses %j', (input) => {
    expect(refusal(input)).toBe('badInput ');
  });

  it.each<[string, Record<string, unknown>]>([
    ['badInput ruleSet', { ruleSet: undefined }],
    ['badInput ruleSet', { ruleSet: 5 }],
    ['unknownRuleSet ruleSet', { ruleSet: 'mc-four-card-poker' }],
    ['unknownRuleSet ruleSet', { ruleSet: 'constructor' }],
    ['badInput id', { id: 12 }],
    ['badInput id', { id: null }],
    ['badInput note', { note: 'x' }],
    ['badInput options', { options: [] }],
    ['badInput options', { options: null }],
    ['badInput options.foldWithPairPlus', { options: { foldWithPairPlus: true } }],
    ['badInput options.pairPlusAlone', { options: { pairPlusAlone: 1 } }],
    ['badInput limits', { limits: 5 }],
    ['badInput limits.max', { limits: { min: 5 } }],
    ['badInput limits.step', { limits: { min: 5, max: 10, step: 5 } }],
    ['badMoney limits.min', { limits: { min: 0, max: 10 } }],
    ['badMoney limits.max', { limits: { min: 5, max: '10' } }],
    ['badInput limits', { limits: { min: 10, max: 5 } }],
    ['badInput dealer', { dealer: undefined }],
    ['badInput dealer', { dealer: 'Qs7d2c' }],
    ['badInput seats', { seats: undefined }],
    ['badInput seats', { seats: {} }],
    ['badInput seats', { seats: [] }],
    ['badInput seats[0]', { seats: [null] }],
  ])('answers %s to %j', (expected, change) => {
    expect(refusal({ ...tableFile(MONACO, 'Qs 7d 2c', [SEAT]), ...change })).toBe(expected);
  });

  it.each<[string, Record<string, unknown>]>([
    ['badInput seats[0].seat', { seat: undefined }],
    ['badInput seats[0].seat', { seat: '1' }],
    ['badSeat seats[0].seat', { seat: 0 }],
    ['badSeat seats[0].seat', { seat: 8 }],
    ['badSeat seats[0].seat', { seat: -1 }],
    ['badSeat seats[0].seat', { seat: 1.5 }],
    ['badInput seats[0].cards', { cards: undefined }],
    ['badInput seats[0].cards', { cards: 'As Kd 9h' }],
    ['badInput seats[0].bets', { bets: undefined }],
    ['badInput seats[0].bets', { bets: [] }],
    ['badInput seats[0].bets', { bets: {} }],
    ['badInput seats[0].folded', { folded: 'yes' }],
    ['badInput seats[0].folded', { folded: null }],
    ['badInput seats[0].name', { name: 'x' }],
  ])('answers %s to a seat with %j', (expected, change) => {
    expect(refusal(withSeat(change))).toBe(expected);
  });

  it('refuses a seat given twice', () => {
    const seats = [SEAT, { ...SEAT, seat: 1, cards: '3s 4s 5h' }];
    expect(refusal(tableFile(MONACO, 'Qs 7d 2c', seats))).toBe('duplicateSeat seats[1].seat');
  });
});

describe('cards', () => {
  it.each([
    ['badCard seats[0].cards[2]', 'As Kd 9H'],
    ['badCard seats[0].cards[2]', 'As Kd 10h'],
    ['badCard seats[0].cards[1]', 'As X1 9h'],
    ['cardCount seats[0].cards', 'As Kd'],
    ['cardCount seats[0].cards', 'As Kd 9h 8h'],
    ['duplicateCard seats[0].cards[1]', 'As As 9h'],
    ['duplicateCard seats[0].cards[0]', 'Qs Kd 9h'],
  ])('answers %s to %s', (expected, cards) => {
    expect(refusal(tableFile(MONACO, 'Qs 7d 2c', [{ ...SEAT, cards }]))).toBe(expected);
  });

  it.each([[7], [null], [['As']]])('refuses %j for a card', (card) => {
    expect(refusal(withSeat({ cards: ['As', 'Kd', card] }))).toBe('badCard seats[0].cards[2]');
  });

  it('refuses a dealer without three cards, and a card dealt to two seats', () => {
    expect(refusal(tableFile(MONACO, 'Qs 7d 2c 3c', [SEAT]))).toBe('cardCount dealer');
    const seats = [SEAT, { ...SEAT, cards: '3s 9h 4d' }];
    expect(refusal(tableFile(MONACO, 'Qs 7d 2c', seats))).toBe('duplicateCard seats[1].cards[1]');
  });
});

describe('stakes', () => {
  it.each([0, -5, -0, 12.345, 1.005, 9.999, 0.001, 1e-9, 0.1 + 0.2, 1e21, 1e300, Infinity, NaN, '10', null, true, [10]])(
    'refuses %j',
    (ante) => {
      expect(refusal(withBets({ ante, play: ante }))).toBe('badMoney seats[0].bets.ante');
    },
  );

  it.each([
    [0.01, 1],
    [0.07, 7],
    [0.29, 29],
    [0.57, 57],
    [1.1, 110],
    [1.15, 115],
    [4.35, 435],
    [8.2, 820],
    [16.1, 1610],
    [1e3, 100_000],
    [123456.78, 12_345_678],
    [99_999_999_999.99, 9_999_999_999_999],
  ])('keeps %d exactly, as %d minor units', (stake, minor) => {
    expect(tableOf(withBets({ ante: stake, play: stake }))).toMatchObject({ seats: [{ bets: { ante: minor, play: minor } }] });
  });

  it.each(['raise', 'anteBonus', 'Ante', '__proto__'])('refuses a bet on %s', (bet) => {
    const bets = JSON.parse(`{"ante":10,"play":10,"${bet}":10}`) as unknown;
    expect(refusal(withBets(bets))).toBe(`unknownBet seats[0].bets.${bet}`);
  });

  it('keeps every stake within the limits when they are given', () => {
    const limits = { min: 5, max: 50 };
    expect(refusal(withBets({ ante: 5, pairPlus: 50, play: 5 }, MONACO, { limits }))).toBe('ok');
    expect(refusal(withBets({ ante: 4.99, play: 4.99 }, MONACO, { limits }))).toBe('limit seats[0].bets.ante');
    expect(refusal(withBets({ ante: 10, pairPlus: 50.01, play: 10 }, MONACO, { limits }))).toBe('limit seats[0].bets.pairPlus');
  });
});

describe('the decision', () => {
  it.each([MONACO, MACAU])('is to play the ante’s amount or to fold, in %s', (ruleSet) => {
    expect(refusal(withBets({ ante: 10, play: 10 }, ruleSet))).toBe('ok');
    expect(refusal(withSeat({ bets: { ante: 10 }, folded: true }, ruleSet))).toBe('ok');
    expect(refusal(withSeat({ bets: { ante: 10, play: 10 }, folded: false }, ruleSet))).toBe('ok');
    expect(refusal(withBets({ ante: 10, play: 9.99 }, ruleSet))).toBe('playMismatch seats[0].bets.play');
    expect(refusal(withBets({ ante: 10, play: 20 }, ruleSet))).toBe('playMismatch seats[0].bets.play');
    expect(refusal(withBets({ ante: 10 }, ruleSet))).toBe('playMismatch seats[0].bets.play');
    expect(refusal(withBets({ ante: 10, pairPlus: 5 }, ruleSet))).toBe('playMismatch seats[0].bets.play');
    expect(refusal(withSeat({ bets: { ante: 10, play: 10 }, folded: true }, ruleSet))).toBe('playMismatch seats[0].bets.play');
    expect(refusal(withBets({ play: 10 }, ruleSet))).toBe('anteRequired seats[0].bets.play');
    expect(refusal(withBets({ pairPlus: 5, play: 5 }, ruleSet))).toBe('anteRequired seats[0].bets.play');
  });

  it('needs an ante for Pair Plus in Monaco, unless the house allows it alone', () => {
    expect(refusal(withBets({ pairPlus: 5 }))).toBe('anteRequired seats[0].bets.pairPlus');
    expect(refusal(withBets({ pairPlus: 5 }, MONACO, { options: { pairPlusAlone: false } }))).toBe('anteRequired seats[0].bets.pairPlus');
    expect(refusal(withBets({ pairPlus: 5 }, MONACO, { options: { pairPlusAlone: true } }))).toBe('ok');
    expect(refusal(withBets({ pairPlus: 5 }, MACAU))).toBe('ok');
  });

  it('may be to fold with Pair Plus in Monaco, in Macau only where the house allows it', () => {
    const folded = { bets: { ante: 10, pairPlus: 5 }, folded: true };
    expect(refusal(withSeat(folded))).toBe('ok');
    expect(refusal(withSeat(folded, MACAU))).toBe('foldForbidden seats[0].folded');
    expect(refusal(withSeat(folded, MACAU, { options: { foldWithPairPlus: true } }))).toBe('ok');
  });

  it('is not taken with Pair Plus alone', () => {
    const folded = { bets: { pairPlus: 5 }, folded: true };
    expect(refusal(withSeat(folded, MACAU))).toBe('foldForbidden seats[0].folded');
    expect(refusal(withSeat(folded, MACAU, { options: { foldWithPairPlus: true } }))).toBe('foldForbidden seats[0].folded');
    expect(refusal(withSeat(folded, MONACO, { options: { pairPlusAlone: true } }))).toBe('foldForbidden seats[0].folded');
    expect(refusal(withSeat(folded, MONACO))).toBe('anteRequired seats[0].bets.pairPlus');
  });
});
