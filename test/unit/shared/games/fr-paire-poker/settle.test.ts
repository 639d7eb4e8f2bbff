import { describe, expect, it } from 'vitest';

import { type Card, DECK, JOKERS } from '#shared/cards/card.ts';
import { type PokerHand, pokerHandOf } from '#shared/games/fr-paire-poker/draw.ts';
import { frPairePoker } from '#shared/games/fr-paire-poker/index.ts';
import { SPOTS } from '#shared/games/fr-paire-poker/spots.ts';
import { readTableFile } from '#shared/games/settle-table-file.ts';

import { decision, exerciseOfFile } from '../../../../support/settling.ts';
import { inWords } from '../../../../support/steps.ts';
import { settlementOf } from '../../../../support/tables.ts';

type Bets = Readonly<Record<string, number>>;
const seatOf = (seat: number, bets: Bets): unknown => ({ seat, bets: Object.entries(bets).map(([on, amount]) => ({ on, amount })) });
const file = (cards: string, ...seats: readonly unknown[]): Record<string, unknown> => ({
  ruleSet: frPairePoker.id,
  cards: cards.split(' '),
  seats,
});
const refusal = (input: unknown): string => {
  const read = readTableFile(input);
  return read.ok ? 'read' : `${read.error.code} ${read.error.path}`;
};

describe('the poker hand', () => {
  it('comes as often as it should among all sets of three cards', () => {
    const cards: readonly Card[] = [...DECK, ...JOKERS];
    const counts = new Map<PokerHand, number>();
    cards.forEach((first, i) => {
      cards.slice(i + 1).forEach((second, j) => {
        for (const third of cards.slice(i + j + 2)) {
          const hand = pokerHandOf([first, second, third]);
          counts.set(hand, (counts.get(hand) ?? 0) + 1);
        }
      });
    });
    expect(Object.fromEntries(counts)).toEqual({
      jokerPair: 52,
      royal: 28,
      straightFlush: 220,
      threeOfAKind: 208,
      straight: 1320,
      flush: 1520,
      none: 21_456,
    });
  });
});

describe('the layout', () => {
  it('has every spot once, of each kind as many as there are', () => {
    expect(new Set(SPOTS.map(({ id }) => id)).size).toBe(SPOTS.length);
    const count = (kind: string): number => SPOTS.filter((spot) => spot.kind === kind).length;
    expect(['oneValue', 'jokerValue', 'twoValues', 'aceTwoEight', 'jokerSevenKing', 'fourValues', 'pairValue'].map(count)).toEqual([
      13, 1, 20, 1, 1, 5, 14,
    ]);
  });

  it('words a pair by a key that is no namespace', () => {
    expect(frPairePoker.betWord?.('pair:7')).toEqual({ key: 'pair.7' });
    expect(frPairePoker.betWord?.('7-K-X')).toEqual({ key: '7-K-X' });
  });
});

describe('the printed order', () => {
  it('turns, calls and collects card by card, then pays in the same order', () => {
    const one = seatOf(1, { poker: 5, anyPair: 5, 'pair:7': 5, red: 10, '8-9': 5 });
    const two = seatOf(2, { black: 10, '7': 5, 'pair:8': 5 });
    expect(settlementOf(file('7h 7d X1', two, one)).steps.map(inWords)).toEqual([
      'turnFirst',
      'firstCard redCard',
      '1 8-9 take 500',
      '2 black take 1000',
      'turnSecond',
      'secondCard pair',
      '2 pair:8 take 500',
      'turnThird',
      'thirdCard threeOfAKind',
      '1 red pay 1000',
      '2 7 pay 6000',
      '1 pair:7 pay 50000',
      '1 anyPair pay 8000',
      '1 poker pay 5000',
    ]);
  });

  it('has neither colour win with a joker, nor a pair made by one', () => {
    const { seats } = settlementOf(file('X1 9h 9d', seatOf(1, { red: 10, black: 10, X: 5, 'pair:9': 5, anyPair: 5, poker: 5 })));
    expect(seats[0]?.bets.map(({ bet, outcome, pays }) => `${bet} ${outcome} ${pays}`)).toEqual([
      'red lose 0',
      'black lose 0',
      'X win 12500',
      'pair:9 lose 0',
      'anyPair lose 0',
      'poker win 5000',
    ]);
    expect(seats[0]?.bets[0]?.reading).toBe('jokerColour');
  });
});

describe('grading', () => {
  it('faults a losing bet taken before its card was called', () => {
    const { prescribed, grade } = exerciseOfFile(file('7h 8d 2c', seatOf(1, { red: 10, anyPair: 5, poker: 5 })));
    const taken = prescribed.findIndex((doing) => 'bet' in doing && doing.bet === 'anyPair');
    const early = [...prescribed.slice(taken, taken + 1), ...prescribed.toSpliced(taken, 1)];
    expect(decision(grade(early), 'order:cardByCard')).toMatchObject({ verdict: 'outOfOrder' });
  });

  it('faults the second card turned before what lost on the first is taken', () => {
    const { prescribed, grade } = exerciseOfFile(file('7h 8d 2c', seatOf(1, { black: 10, poker: 5 })));
    const turned = prescribed.findIndex((doing) => 'call' in doing && doing.call.announcement === 'turnSecond');
    const early = [...prescribed.slice(0, turned - 1), ...prescribed.slice(turned, turned + 1), ...prescribed.slice(turned - 1, turned)];
    expect(decision(grade([...early, ...prescribed.slice(turned + 1)]), 'order:cardByCard')).toMatchObject({
      verdict: 'outOfOrder',
      citation: 'cardByCard',
      violations: [{ first: { bet: 'black' }, then: { call: { announcement: 'turnSecond' } } }],
    });
  });

  it('tells a pair seen in a joker', () => {
    const { prescribed, grade } = exerciseOfFile(file('7h X1 2c', seatOf(1, { red: 10, 'pair:7': 5, anyPair: 5 })));
    const seen = prescribed.map((doing) => {
      if (!('bet' in doing) || doing.bet === 'red') return doing;
      return { ...doing, type: 'pay' as const, amount: doing.bet === 'anyPair' ? 8000 : 50_000 };
    });
    expect(decision(grade(seen), 'spot:1:anyPair')).toMatchObject({ diagnosis: { code: 'handMisread', hand: 'pair' } });
  });
});

describe('what is refused', () => {
  it('is a seat without a bet on the first card, a card too many, a spot that is none', () => {
    expect(refusal(file('7h 7d 7c', seatOf(1, { anyPair: 5 })))).toBe('mainBetRequired seats[0].bets');
    expect(refusal(file('7h 7d', seatOf(1, { red: 5 })))).toBe('cardCount cards');
    expect(refusal(file('7h 7d 7h', seatOf(1, { red: 5 })))).toBe('duplicateCard cards[2]');
    expect(refusal(file('X1 X2 7h', seatOf(1, { red: 5 })))).toBe('read');
    expect(refusal(file('7h 7d 7c', seatOf(1, { red: 5, '8-2': 5 })))).toBe('unknownBet seats[0].bets[1].on');
    expect(refusal(file('7h 7d 7c', seatOf(6, { red: 5 })))).toBe('badSeat seats[0].seat');
    expect(refusal({ ...file('7h 7d 7c', seatOf(1, { red: 5, poker: 1 })), limits: { min: 2, max: 10 } })).toBe(
      'limit seats[0].bets[1].amount',
    );
  });
});
