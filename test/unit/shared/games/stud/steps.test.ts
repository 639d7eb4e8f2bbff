import { describe, expect, it } from 'vitest';

import type { Step } from '#shared/games/types.ts';

import { exerciseOfFile, replace } from '../../../../support/settling.ts';
import { CARIBBEAN_GOLD, LUXEMBOURG_STUD } from '../../../../support/stud.ts';
import { settlementOf, tableFile } from '../../../../support/tables.ts';

/** A step in a few words: `2 ante take`, `dealerQualifies aceKing`, `3 tie`. */
function inWords(step: Step): string {
  if (step.kind === 'move') return `${step.seat} ${step.bet} ${step.action}`;
  const { seat, announcement, hand } = step.call;
  return [seat, announcement, hand].filter((part) => part !== undefined).join(' ');
}

const ACE_KING = 'As Kd 9c 5h 2s';
const SEATS = [
  { seat: 1, cards: 'Ad Ks 9d 5s 2d', bets: { ante: 10, raise: 20 } },
  { seat: 2, cards: '3h 4d 7c 8s Jd', bets: { ante: 10 }, folded: true },
  { seat: 5, cards: 'Th 9s 8c 7d 6d', bets: { ante: 10, raise: 20 } },
  { seat: 7, cards: 'Qs Jh 7h 4s 3s', bets: { ante: 10, raise: 20 } },
];
const LOSER = { cards: 'Qs Jh 7h 4s 3s', bets: { ante: 10, raise: 20 } };

describe('the printed order', () => {
  it('is folded seats, the dealer’s hand, then seats counter-clockwise', () => {
    expect(settlementOf(tableFile(LUXEMBOURG_STUD, ACE_KING, SEATS)).steps.map(inWords)).toEqual([
      '2 ante take',
      'dealerQualifies aceKing',
      '7 dealerWins aceKing',
      '7 ante take',
      '7 raise take',
      '5 playerWins straight',
      '5 ante pay',
      '5 raise pay',
      '1 tie',
      '1 ante return',
      '1 raise return',
    ]);
  });

  it('has nothing but “pas de jeu” to call where the dealer is below ace-king', () => {
    const { steps } = settlementOf(tableFile(LUXEMBOURG_STUD, 'Ac Qd 9c 5h 2s', SEATS));
    expect(steps.filter(({ kind }) => kind === 'call').map(inWords)).toEqual(['dealerNotQualified']);
  });

  it('ends with “banque gagne” where the dealer beats every hand in play, if there is any', () => {
    const last = (...seats: Parameters<typeof tableFile>[2]): string | undefined =>
      settlementOf(tableFile(CARIBBEAN_GOLD, ACE_KING, seats))
        .steps.map(inWords)
        .at(-1);
    const folded = { cards: '3h 4d 7c 8s Jd', bets: { ante: 10 }, folded: true };
    expect(last(LOSER, folded)).toBe('bankWins');
    expect(last(folded)).toBe('dealerQualifies aceKing');
    expect(last(LOSER, { cards: '3h 3d 7c 8s Jd', bets: { ante: 10, raise: 20 } })).not.toBe('bankWins');
  });
});

describe('the calls of a run', () => {
  it('ask for “banque gagne” only with the calls about seats', () => {
    const file = tableFile(LUXEMBOURG_STUD, ACE_KING, [LOSER]);
    const calls = (asked: boolean): string[] =>
      exerciseOfFile(file, { calls: asked })
        .steps.filter(({ kind }) => kind === 'call')
        .map(inWords);
    expect(calls(false)).toEqual(['dealerQualifies aceKing']);
    expect(calls(true)).toEqual(['dealerQualifies aceKing', '1 dealerWins aceKing', 'bankWins']);
  });

  it('are judged each by itself: the dealer’s hand and “banque gagne” are two calls', () => {
    const { prescribed, grade } = exerciseOfFile(tableFile(LUXEMBOURG_STUD, ACE_KING, [LOSER]), { calls: true });
    const misread = prescribed.map((doing) =>
      doing.type === 'call' && doing.call.announcement === 'dealerQualifies'
        ? { type: 'call' as const, call: { announcement: 'dealerNotQualified' } }
        : doing,
    );
    const wrong = grade(misread).decisions.filter(({ verdict }) => verdict !== 'right');
    expect(wrong).toMatchObject([{ id: 'call:table', verdict: 'wrongCall', diagnosis: { code: 'qualificationMisjudged' } }]);
    const silent = grade(prescribed.filter((doing) => doing.type !== 'call' || doing.call.announcement !== 'bankWins'));
    expect(silent.decisions.filter(({ verdict }) => verdict !== 'right')).toMatchObject([{ id: 'call:table:bankWins', verdict: 'missed' }]);
  });
});

describe('a wrong answer is explained', () => {
  const file = tableFile(CARIBBEAN_GOLD, ACE_KING, SEATS);
  const pay = (amount: number) => ({ type: 'pay', seat: 5, bet: 'raise', amount }) as const;

  it.each([
    [16_000, 'oddsOfOtherHand'],
    [5_000, 'baseWrong'],
    [12_000, 'stakeIncluded'],
    [100_000, 'oddsOfOtherHand'],
    [1_000, 'offByFactorTen'],
    [10_100, 'arithmetic'],
  ])('%i on a raise that wins 10,000 as %s', (amount, code) => {
    const { prescribed, grade } = exerciseOfFile(file);
    const wrong = grade(replace(prescribed, 5, 'raise', pay(amount))).decisions.filter(({ verdict }) => verdict === 'wrongAmount');
    expect(wrong).toMatchObject([{ diagnosis: { code } }]);
  });

  it('by the table of the house, where it has one', () => {
    const payTable = {
      pair: 1,
      twoPair: 2,
      threeOfAKind: 3,
      straight: 4,
      flush: 6,
      fullHouse: 9,
      fourOfAKind: 20,
      straightFlush: 50,
      royalFlush: 100,
    };
    const { prescribed, grade } = exerciseOfFile({ ...file, options: { payTable } });
    const wrong = grade(replace(prescribed, 5, 'raise', pay(12_000))).decisions.find(({ verdict }) => verdict === 'wrongAmount');
    expect(wrong?.diagnosis).toEqual({ code: 'oddsOfOtherHand', hand: 'flush' });
  });

  it('where a seat is settled as if the dealer had another hand, or none that plays', () => {
    const { prescribed, grade } = exerciseOfFile(file);
    const notPlaying = replace(prescribed, 5, 'raise', { type: 'return', seat: 5, bet: 'raise', amount: 2_000 });
    const codes = grade(notPlaying).decisions.flatMap(({ diagnosis }) => (diagnosis === undefined ? [] : [diagnosis.code]));
    expect(codes).toEqual(['qualificationMisjudged']);
  });
});
