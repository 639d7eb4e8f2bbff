import { describe, expect, it } from 'vitest';

import { type Doing, decision, exerciseOfFile, replace } from '../../../../support/settling.ts';
import { STUD_RULE_SETS } from '../../../../support/stud.ts';
import { tableFile } from '../../../../support/tables.ts';

const DEALER = 'As Kd 8c 5h 3s';
const TIE = 'Ad Ks 8d 5c 3d';
const ACE_KING_SEVEN = 'Ah Kc 7d 6s 4h';
const NINES = '9h 9d 7c 4s 2h';
const JACK_HIGH = 'Jh Th 5d 4h 2d';

const act = (type: 'take' | 'pay' | 'return', bet: string, units: number): Doing => ({ type, seat: 1, bet, amount: units * 100 });

describe.each(STUD_RULE_SETS)('what was misread at %s', (id) => {
  it.each([
    ['a tie taken as a loss', TIE, [act('take', 'ante', 25), act('take', 'raise', 50)], { code: 'tieMisjudged' }],
    ['a tie paid as a win', TIE, [act('pay', 'ante', 25), act('pay', 'raise', 50)], { code: 'tieMisjudged' }],
    ['a tie paid as two pair', TIE, [act('pay', 'ante', 25), act('pay', 'raise', 100)], { code: 'handMisread', hand: 'twoPair' }],
    ['a win given back', NINES, [act('return', 'ante', 25), act('return', 'raise', 50)], { code: 'tieMisjudged' }],
    // Any lesser hand would be taken: to name one would be a guess.
    ['a win taken', NINES, [act('take', 'ante', 25), act('take', 'raise', 50)], { code: 'handMisread' }],
    [
      'a loss paid as three of a kind',
      JACK_HIGH,
      [act('pay', 'ante', 25), act('pay', 'raise', 150)],
      { code: 'handMisread', hand: 'threeOfAKind' },
    ],
    // Evens is what the very hand would win, had the dealer's been a lesser one.
    ['a loss paid for what lies there', ACE_KING_SEVEN, [act('pay', 'ante', 25), act('pay', 'raise', 50)], { code: 'handMisread' }],
  ] as const)('%s', (_name, cards, acts, diagnosis) => {
    const { prescribed, grade } = exerciseOfFile(tableFile(id, DEALER, [{ cards, bets: { ante: 25, raise: 50 } }]));
    const doings = acts.reduce<readonly Doing[]>((done, doing) => replace(done, 1, 'bet' in doing ? doing.bet : '', doing), prescribed);
    expect(['ante', 'raise'].map((bet) => decision(grade(doings), `spot:1:${bet}`).diagnosis)).toEqual([diagnosis, diagnosis]);
  });
});
