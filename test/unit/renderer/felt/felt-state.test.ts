import { describe, expect, it } from 'vitest';

import { feltState, type FeltState } from '../../../../renderer/felt/felt-state.ts';
import type { AnswerEvent } from '../../../../shared/drills/types.ts';
import { ruleSetById } from '../../../../shared/games/index.ts';
import type { RuleSet, ThreeCardTable } from '../../../../shared/games/types.ts';

function monaco(): RuleSet {
  const ruleSet = ruleSetById('mc-three-card-poker');
  if (!ruleSet) throw new Error('no rule set');
  return ruleSet;
}
const ruleSet = monaco();
const table: ThreeCardTable = {
  ruleSet: ruleSet.id,
  options: {},
  dealer: ['Qs', '9d', '4c'],
  seats: [
    { seat: 2, cards: ['8c', '5h', '2d'], folded: true, bets: { ante: 1_500, pairPlus: 500 } },
    { seat: 5, cards: ['9h', '8s', '7h'], folded: false, bets: { ante: 4_000, pairPlus: 1_000, play: 4_000 } },
  ],
};
const move = (type: 'take' | 'pay' | 'return', seat: number, bet: string, amount: number): AnswerEvent => ({
  type,
  seat,
  bet,
  amount,
  ms: 0,
});
const call: AnswerEvent = { type: 'call', call: { announcement: 'dealerQualifies', hand: 'queenHigh' }, ms: 0 };
const undo: AnswerEvent = { type: 'undo', ms: 0 };
const spot = (state: FeltState, seat: number, bet: string) => state.spots.find((one) => one.seat === seat && one.bet === bet);

describe('feltState', () => {
  it('shows every stake before anything is done', () => {
    const state = feltState(ruleSet, table, []);
    expect(spot(state, 5, 'ante')).toEqual({ seat: 5, bet: 'ante', stake: 4_000, left: 4_000, taken: 0, paid: 0, returned: 0 });
    expect(spot(state, 5, 'anteBonus')).toMatchObject({ stake: 0, left: 0 });
    expect(state.calls).toEqual([]);
    expect(state.settled).toEqual([]);
  });

  it('takes, pays and returns', () => {
    const state = feltState(ruleSet, table, [
      move('take', 2, 'ante', 1_500),
      move('pay', 5, 'ante', 4_000),
      move('return', 5, 'play', 4_000),
      move('pay', 5, 'anteBonus', 4_000),
    ]);
    expect(spot(state, 2, 'ante')).toMatchObject({ left: 0, taken: 1_500 });
    expect(spot(state, 5, 'ante')).toMatchObject({ left: 4_000, paid: 4_000 });
    expect(spot(state, 5, 'play')).toMatchObject({ left: 0, returned: 4_000 });
    expect(spot(state, 5, 'anteBonus')).toMatchObject({ stake: 0, paid: 4_000 });
  });

  it('keeps what a wrong amount leaves, and never goes below nothing', () => {
    expect(spot(feltState(ruleSet, table, [move('take', 5, 'ante', 1_000)]), 5, 'ante')).toMatchObject({ left: 3_000, taken: 1_000 });
    expect(spot(feltState(ruleSet, table, [move('take', 5, 'ante', 9_000)]), 5, 'ante')).toMatchObject({ left: 0 });
  });

  it('adds payments to one spot together', () => {
    const state = feltState(ruleSet, table, [move('pay', 5, 'pairPlus', 5_000), move('pay', 5, 'pairPlus', 1_000)]);
    expect(spot(state, 5, 'pairPlus')?.paid).toBe(6_000);
  });

  it('takes back the last call or move still standing', () => {
    const log = [move('take', 2, 'ante', 1_500), call, undo, undo, move('take', 2, 'pairPlus', 500)];
    const state = feltState(ruleSet, table, log);
    expect(state.calls).toEqual([]);
    expect(spot(state, 2, 'ante')?.left).toBe(1_500);
    expect(spot(state, 2, 'pairPlus')?.taken).toBe(500);
    expect(feltState(ruleSet, table, [undo, undo]).spots).toEqual(feltState(ruleSet, table, []).spots);
  });

  it('stops after as many entries as it is told', () => {
    const log = [move('take', 2, 'ante', 1_500), call, move('take', 2, 'pairPlus', 500), { type: 'done', ms: 9 } as const];
    expect(feltState(ruleSet, table, log, 0)).toEqual(feltState(ruleSet, table, []));
    expect(feltState(ruleSet, table, log, 2)).toMatchObject({
      calls: [{ announcement: 'dealerQualifies', hand: 'queenHigh' }],
      settled: [],
    });
    expect(feltState(ruleSet, table, log).settled).toEqual([2]);
  });

  it('calls a seat settled when every stake was acted upon, whatever became of a bonus', () => {
    const paid = [move('pay', 5, 'play', 4_000), move('pay', 5, 'ante', 4_000)];
    expect(feltState(ruleSet, table, paid).settled).toEqual([]);
    expect(feltState(ruleSet, table, [...paid, move('take', 5, 'pairPlus', 1_000)]).settled).toEqual([5]);
  });

  it('replays the prescribed steps to the end', () => {
    const settlement = ruleSet.settle(table);
    if (!settlement.ok) throw new Error(settlement.error.message);
    const { steps } = settlement.value;
    const state = feltState(ruleSet, table, steps);
    expect(state.settled).toEqual([2, 5]);
    expect(state.calls).toHaveLength(steps.filter((step) => step.kind === 'call').length);
    expect(spot(state, 5, 'pairPlus')?.paid).toBe(6_000);
    expect(feltState(ruleSet, table, steps, 1).settled).toEqual([]);
  });
});
