import { describe, expect, it } from 'vitest';

import type { Diagnosis, Verdict } from '#shared/drills/types.ts';
import type { Call } from '#shared/games/types.ts';

import { type Doing, decision, exerciseOfFile } from '../../../../support/settling.ts';
import { tableFile } from '../../../../support/tables.ts';
import { MONACO } from '../../../../support/three-card.ts';

const PAIR = { cards: '9s 9d 4h', bets: { ante: 25, play: 25 } };
const NINE_HIGH = { cards: '9h 6d 3h', bets: { ante: 25, play: 25 }, seat: 2 };
const TIE = { cards: 'Qd 7h 2s', bets: { ante: 25, play: 25 }, seat: 3 };
const FILE = tableFile(MONACO, 'Qs 7d 2c', [PAIR, NINE_HIGH, TIE]);

const call = (made: Call): Doing => ({ type: 'call', call: made });

/** The prescribed doings with the calls about one subject replaced. */
function recall(doings: readonly Doing[], seat: number | undefined, ...instead: readonly Call[]): Doing[] {
  return doings.flatMap((doing) => (doing.type === 'call' && doing.call.seat === seat ? instead.map(call) : [doing]));
}

describe('calls', () => {
  it('are the dealer’s hand alone unless the run asks for more', () => {
    const calls = (asked: boolean): (string | undefined)[] =>
      exerciseOfFile(FILE, { calls: asked }).steps.flatMap((step) => (step.kind === 'call' ? [step.call.announcement] : []));
    expect(calls(false)).toEqual(['dealerQualifies']);
    expect(calls(true)).toEqual(['dealerQualifies', 'tie', 'dealerWins', 'playerWins']);
  });

  const cases: readonly (readonly [string, number | undefined, readonly Call[], Verdict, Diagnosis | undefined])[] = [
    ['a missing call', undefined, [], 'missed', undefined],
    [
      'the wrong qualification',
      undefined,
      [{ announcement: 'dealerNotQualified', hand: 'queenHigh' }],
      'wrongCall',
      { code: 'qualificationMisjudged' },
    ],
    [
      'the wrong dealer’s hand',
      undefined,
      [{ announcement: 'dealerQualifies', hand: 'pair' }],
      'wrongCall',
      { code: 'handMisread', hand: 'pair' },
    ],
    ['no hand named', undefined, [{ announcement: 'dealerQualifies' }], 'wrongCall', { code: 'handMisread' }],
    [
      'the right call twice',
      undefined,
      [
        { announcement: 'dealerQualifies', hand: 'queenHigh' },
        { announcement: 'dealerQualifies', hand: 'queenHigh' },
      ],
      'right',
      undefined,
    ],
    [
      'a right call and its contrary',
      undefined,
      [
        { announcement: 'dealerQualifies', hand: 'queenHigh' },
        { announcement: 'dealerNotQualified', hand: 'queenHigh' },
      ],
      'wrongCall',
      { code: 'qualificationMisjudged' },
    ],
    [
      'a winning hand misread',
      1,
      [{ announcement: 'playerWins', hand: 'flush', seat: 1 }],
      'wrongCall',
      { code: 'handMisread', hand: 'flush' },
    ],
    ['a tie for a win', 1, [{ announcement: 'tie', seat: 1 }], 'wrongCall', { code: 'tieMisjudged' }],
    ['a win for a tie', 3, [{ announcement: 'playerWins', hand: 'highCard', seat: 3 }], 'wrongCall', { code: 'tieMisjudged' }],
    ['the other winner', 2, [{ announcement: 'playerWins', hand: 'pair', seat: 2 }], 'wrongCall', { code: 'handMisread', hand: 'pair' }],
    // The hand is read right: to name it as another would be a lie.
    [
      'the other winner, with the hand he holds',
      2,
      [{ announcement: 'playerWins', hand: 'highCard', seat: 2 }],
      'wrongCall',
      { code: 'handMisread' },
    ],
    [
      'the dealer for the winner, with the hand he holds',
      1,
      [{ announcement: 'dealerWins', hand: 'highCard', seat: 1 }],
      'wrongCall',
      { code: 'handMisread' },
    ],
    [
      'the dealer for the winner, with another hand',
      1,
      [{ announcement: 'dealerWins', hand: 'flush', seat: 1 }],
      'wrongCall',
      { code: 'handMisread', hand: 'flush' },
    ],
  ];
  it.each(cases)('%s', (_name, seat, instead, verdict, diagnosis) => {
    const { prescribed, grade } = exerciseOfFile(FILE, { calls: true });
    expect(grade(prescribed)).toMatchObject({ clean: true, score: 100 });
    const found = decision(grade(recall(prescribed, seat, ...instead)), `call:${seat ?? 'table'}`);
    expect({ verdict: found.verdict, diagnosis: found.diagnosis, moneyError: found.moneyError }).toEqual({
      verdict,
      diagnosis,
      moneyError: 0,
    });
  });

  it('nobody asked for are too much', () => {
    const { prescribed, grade } = exerciseOfFile(FILE);
    const result = grade([...prescribed, call({ announcement: 'playerWins', hand: 'pair', seat: 1 })]);
    expect(decision(result, 'call:1')).toMatchObject({ verdict: 'superfluous', expected: null, given: { announcement: 'playerWins' } });
    expect(result.clean).toBe(false);
  });

  it('rest on the citation of their step', () => {
    const { steps, grade } = exerciseOfFile(FILE);
    const step = steps.find(({ kind }) => kind === 'call');
    expect(decision(grade([]), 'call:table').citation).toBe(step?.rule);
  });
});
