import { describe, expect, it } from 'vitest';

import { settleContext } from '../../../../../renderer/drills/settle/settle-context.ts';
import { settle } from '../../../../../renderer/drills/settle/settle-reducer.ts';
import { startSettling } from '../../../../../renderer/drills/settle/settle-state.ts';
import { seatsInOrder } from '../../../../../renderer/drills/settle/walk.ts';
import { knownRuleSet, tableOf } from '../../../../support/tables.ts';

function puntoBanco(seats: readonly number[], sixteenSeats: boolean) {
  const table = tableOf({
    ruleSet: 'lu-punto-banco',
    options: { sixteenSeats },
    shoe: ['9h', '4c', 'Kd', '3s'],
    seats: seats.map((seat) => ({ seat, bets: { punto: 20, tie: 20 } })),
  });
  return settleContext(knownRuleSet('lu-punto-banco'), table, { calls: false }, { entry: 'figures', payIn: 'value' });
}

/** The seats Enter leads to, from the first, as often as there are stakes. */
function seatsOnTheWay(context: ReturnType<typeof puntoBanco>): readonly number[] {
  let state = startSettling(context);
  const seats = [state.focus.seat];
  for (let presses = 1; presses < context.spots.length; presses += 1) {
    state = settle(context, state, { type: 'enter', ms: presses });
    seats.push(state.focus.seat);
  }
  return [...new Set(seats)];
}

describe('the way Enter leads at punto banco', () => {
  it('begins before the dealer and goes outwards, as the text pays', () => {
    expect(seatsOnTheWay(puntoBanco([1, 2, 3, 4, 5, 6, 7], false))).toEqual([4, 3, 5, 2, 6, 1, 7]);
    expect(seatsOnTheWay(puntoBanco([1, 2, 7], false))).toEqual([2, 1, 7]);
  });

  it('begins between the two payers of the large table', () => {
    expect(seatsOnTheWay(puntoBanco([1, 5, 8, 9, 10, 16], true))).toEqual([8, 9, 10, 5, 1, 16]);
  });

  it('meets the payments in the order the settlement prints them', () => {
    const context = puntoBanco([1, 2, 3, 4, 5, 6, 7], false);
    const paid = context.printed.filter(({ bet }) => bet === 'punto').map(({ seat }) => seat);
    expect(seatsOnTheWay(context)).toEqual(paid);
  });
});

describe('seats elsewhere', () => {
  it.each([
    ['mc-three-card-poker', [7, 4, 1]],
    ['lu-casino-stud-poker', [7, 4, 1]],
    ['lu-english-roulette', [1, 4, 7]],
    ['fr-paire-poker', [1, 4, 7]],
  ])('stand in the direction of their text at %s', (id, seats) => {
    const spots = [4, 1, 7].map((seat) => ({ seat, bet: 'ante', stake: 100, actions: [] }));
    expect(seatsInOrder(knownRuleSet(id), spots)).toEqual(seats);
  });
});
