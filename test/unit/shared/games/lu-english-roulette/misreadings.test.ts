import { describe, expect, it } from 'vitest';

import { decision, exerciseOf, replace } from '../../../../support/settling.ts';
import { tableOf } from '../../../../support/tables.ts';

const { prescribed, grade } = exerciseOf(
  tableOf({
    ruleSet: 'lu-english-roulette',
    number: 17,
    seats: [
      {
        seat: 1,
        chipValue: 1,
        bets: [
          { on: '17', chips: 3 },
          { on: '20', chips: 4 },
          { on: 'dozen2', chips: 5 },
        ],
      },
      { seat: 2, chipValue: 1, bets: [{ on: '17', chips: 2 }] },
    ],
  }),
);

describe('the number taken for its neighbour', () => {
  const misread = replace(replace(prescribed, 1, '17', { type: 'take', seat: 1, bet: '17', amount: 300 }), 1, '20', {
    type: 'pay',
    seat: 1,
    bet: '20',
    amount: 14_000,
  });

  it('is told where a player is settled just as the other number would have it', () => {
    const result = grade(misread);
    for (const id of ['spot:1:17', 'spot:1:20']) {
      expect(decision(result, id).diagnosis).toEqual({ code: 'handMisread', hand: 'blackEvenHigh' });
    }
    expect(decision(result, 'spot:1:dozen2').verdict).toBe('right');
  });

  it('is not told where one spot only is wrong, or anything else does not fit', () => {
    const one = grade(replace(prescribed, 2, '17', { type: 'take', seat: 2, bet: '17', amount: 200 }));
    expect(decision(one, 'spot:2:17').diagnosis).toEqual({ code: 'winningBetTaken' });
    const other = grade(replace(misread, 1, 'dozen2', { type: 'take', seat: 1, bet: 'dozen2', amount: 500 }));
    expect(decision(other, 'spot:1:17').diagnosis).toEqual({ code: 'winningBetTaken' });
  });
});
