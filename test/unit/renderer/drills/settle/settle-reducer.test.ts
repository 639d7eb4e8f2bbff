import { describe, expect, it } from 'vitest';

import { ruleSetById } from '#shared/games/index.ts';

import { standingActs } from '../../../../../renderer/drills/settle/answer-log.ts';
import { openCalls } from '../../../../../renderer/drills/settle/open-calls.ts';
import { settle } from '../../../../../renderer/drills/settle/settle-reducer.ts';
import { type SettleCommand, actsOf, canEscape, startSettling } from '../../../../../renderer/drills/settle/settle-state.ts';
import { afterCommands, smallContext } from '../../../../support/settle-table.ts';

const take = (ms = 0): SettleCommand => ({ type: 'choose', action: 'take', ms });
const enter = (ms = 0): SettleCommand => ({ type: 'enter', ms });
const type = (text: string): SettleCommand[] => [...text].map((character) => ({ type: 'type', character }));
const focus = (seat: number, bet: string): SettleCommand => ({ type: 'focus', spot: { seat, bet } });

describe('where the dealer stands', () => {
  it('begins at the first stake of the highest seat', () => {
    expect(startSettling(smallContext()).focus).toEqual({ seat: 6, bet: 'ante' });
  });

  it('goes on to the next open stake after an act, seat by seat downwards, without looking at the cards', () => {
    const context = smallContext();
    const visited = [take(), take(), take(), take(), take()].reduce<string[]>((places, _, index, commands) => {
      const { focus: at } = afterCommands(context, commands.slice(0, index + 1));
      return [...places, `${at.seat} ${at.bet}`];
    }, []);
    expect(visited).toEqual(['6 play', '4 pairPlus', '4 ante', '4 play', '2 ante']);
  });

  it('moves along the felt with arrows: seats sideways, boxes outwards', () => {
    const context = smallContext();
    const at = (...directions: ('left' | 'right' | 'up' | 'down')[]) =>
      afterCommands(
        context,
        directions.map((direction) => ({ type: 'move', direction })),
      ).focus;
    expect(at('up')).toEqual({ seat: 6, bet: 'play' });
    expect(at('up', 'up')).toEqual({ seat: 6, bet: 'play' });
    expect(at('up', 'left')).toEqual({ seat: 4, bet: 'play' });
    expect(at('up', 'left', 'down', 'down')).toEqual({ seat: 4, bet: 'pairPlus' });
    expect(at('right')).toEqual({ seat: 6, bet: 'ante' });
    expect(at('up', 'left', 'down', 'down', 'left')).toEqual({ seat: 2, bet: 'ante' });
  });

  it('comes to a bonus only sideways, as it lies at the left of its stake', () => {
    const context = smallContext();
    const at = (...directions: ('left' | 'right' | 'up' | 'down')[]) =>
      afterCommands(
        context,
        directions.map((direction) => ({ type: 'move', direction })),
      ).focus;
    expect(at('left')).toEqual({ seat: 6, bet: 'anteBonus' });
    expect(at('left', 'left')).toEqual({ seat: 4, bet: 'ante' });
    expect(at('left', 'right')).toEqual({ seat: 6, bet: 'ante' });
    expect(at('left', 'up')).toEqual({ seat: 6, bet: 'play' });
    expect(at('left', 'left', 'right')).toEqual({ seat: 6, bet: 'anteBonus' });
  });

  it('jumps to the bonus of the hand and back into the same seat after paying it', () => {
    const state = afterCommands(smallContext(), [focus(4, 'play'), { type: 'bonus' }]);
    expect(state.focus).toEqual({ seat: 4, bet: 'anteBonus' });
    const paid = settle(smallContext(), settle(smallContext(), state, { type: 'type', character: '9' }), enter(5));
    expect(paid.events).toEqual([{ type: 'pay', seat: 4, bet: 'anteBonus', amount: 900, ms: 5 }]);
    expect(paid.focus.seat).toBe(4);
  });
});

describe('acts', () => {
  it('takes and returns the stake at once', () => {
    const state = afterCommands(smallContext(), [take(1200), { type: 'choose', action: 'return', ms: 2000 }]);
    expect(state.events).toEqual([
      { type: 'take', seat: 6, bet: 'ante', amount: 1000, ms: 1200 },
      { type: 'return', seat: 6, bet: 'play', amount: 1000, ms: 2000 },
    ]);
  });

  it('pays what was typed, comma or dot', () => {
    const state = afterCommands(smallContext(), [...type('12,5'), enter(3000)]);
    expect(state.events).toEqual([{ type: 'pay', seat: 6, bet: 'ante', amount: 1250, ms: 3000 }]);
    expect(state.text).toBe('');
  });

  it('pays what was put together in chips, the last one taken back first', () => {
    const context = smallContext({ entry: 'chips' });
    const state = afterCommands(context, [
      { type: 'chip', value: 2500 },
      { type: 'chip', value: 500 },
      { type: 'chip', value: 100 },
      { type: 'erase', ms: 0 },
      enter(10),
    ]);
    expect(state.events).toEqual([{ type: 'pay', seat: 6, bet: 'ante', amount: 3000, ms: 10 }]);
  });

  it('refuses an ambiguous amount and keeps what was typed', () => {
    const state = afterCommands(smallContext(), [...type('1,234'), enter()]);
    expect(state).toMatchObject({ text: '1,234', events: [], notice: { code: 'ambiguous', grouped: '1234' } });
  });

  it.each([
    ['no amount', [{ type: 'choose', action: 'pay', ms: 0 }, enter()], 'amountNeeded'],
    ['nothing to pay', [...type('0'), enter()], 'amountNeeded'],
    ['a stake taken where there is none', [focus(4, 'anteBonus'), take()], 'notHere'],
    ['a spot settled before', [take(), focus(6, 'ante'), take()], 'alreadySettled'],
    ['an amount typed on a spot settled before', [take(), focus(6, 'ante'), ...type('40')], 'alreadySettled'],
    ['an undo too many', [{ type: 'undo', ms: 0 }], 'nothingToUndo'],
  ] as const satisfies readonly (readonly [string, readonly SettleCommand[], string])[])(
    'says why it does nothing with %s',
    (_, commands, code) => {
      expect(afterCommands(smallContext(), commands).notice?.code).toBe(code);
    },
  );

  it('undoes step by step and goes back to the spot', () => {
    const state = afterCommands(smallContext(), [take(1), take(2), { type: 'erase', ms: 3 }]);
    expect(state.events.map(({ type: kind }) => kind)).toEqual(['take', 'take', 'undo']);
    expect(state.focus).toEqual({ seat: 6, bet: 'play' });
    expect(settle(smallContext(), state, { type: 'undo', ms: 4 }).focus).toEqual({ seat: 6, bet: 'ante' });
  });
});

describe('calls', () => {
  const call: SettleCommand = { type: 'call' };
  const pick = (number: number): SettleCommand => ({ type: 'pick', index: number - 1, ms: 7 });

  it("reads the dealer's hand, then whether it qualifies", () => {
    const state = afterCommands(smallContext(), [call, pick(8), pick(1)]);
    expect(state.events).toEqual([{ type: 'call', call: { announcement: 'dealerQualifies', hand: 'queenHigh' }, ms: 7 }]);
    expect(state.calling).toBeNull();
  });

  it('is not asked twice', () => {
    expect(afterCommands(smallContext(), [call, pick(8), pick(1), call]).notice).toEqual({ code: 'alreadyCalled' });
  });

  it('calls a seat once the dealer is called, winner first, then the hand', () => {
    const state = afterCommands(smallContext({ seatCalls: true }), [call, pick(8), pick(1), call, pick(1), pick(5)]);
    expect(state.events.at(-1)).toEqual({ type: 'call', call: { announcement: 'playerWins', hand: 'pair', seat: 6 }, ms: 7 });
  });

  it('needs no hand for a tie', () => {
    const state = afterCommands(smallContext({ seatCalls: true }), [call, call, pick(3)]);
    expect(state.events).toEqual([{ type: 'call', call: { announcement: 'tie', seat: 6 }, ms: 7 }]);
  });

  it('goes one step back with Backspace, and away with Escape', () => {
    const half = afterCommands(smallContext(), [call, pick(8)]);
    expect(settle(smallContext(), half, { type: 'erase', ms: 0 }).calling).toEqual({ about: 'table', topic: null, hand: null });
    expect(settle(smallContext(), half, { type: 'escape' }).calling).toBeNull();
  });
});

describe('a call half made', () => {
  const call: SettleCommand = { type: 'call' };
  const half = afterCommands(smallContext(), [call, { type: 'pick', index: 7, ms: 7 }]);

  it.each([
    { type: 'move', direction: 'up' },
    { type: 'bonus' },
    { type: 'type', character: '4' },
    { type: 'choose', action: 'take', ms: 8 },
    { type: 'done', ms: 8 },
  ] as const satisfies readonly SettleCommand[])('stays open until it is given up: $type', (command) => {
    const state = settle(smallContext(), half, command);
    expect(state).toEqual({ ...half, notice: { code: 'callOpen' } });
  });

  it('stays open while another spot is looked at', () => {
    expect(settle(smallContext(), half, focus(4, 'play'))).toMatchObject({ calling: half.calling, focus: { seat: 4, bet: 'play' } });
  });
});

describe('submitting', () => {
  const dealerCall: SettleCommand[] = [{ type: 'call' }, { type: 'pick', index: 7, ms: 0 }, { type: 'pick', index: 0, ms: 0 }];
  const settled: SettleCommand[] = [...dealerCall, take(1), take(2), take(3), take(4), take(5), take(6)];

  it('asks first while stakes lie open, and takes Enter or the key again for an answer', () => {
    const asked = afterCommands(smallContext(), [{ type: 'done', ms: 9 }]);
    expect(asked).toMatchObject({ confirming: true, done: false });
    expect(settle(smallContext(), asked, enter(10)).done).toBe(true);
    expect(settle(smallContext(), asked, { type: 'done', ms: 10 }).done).toBe(true);
    expect(settle(smallContext(), asked, { type: 'escape' })).toMatchObject({ confirming: false, done: false });
  });

  it('submits with Enter once every stake is dealt with', () => {
    const state = afterCommands(smallContext(), [...settled, enter(20)]);
    expect(state.done).toBe(true);
    expect(state.events.at(-1)).toEqual({ type: 'done', ms: 20 });
  });

  it('leaves out second thoughts where the log grows too long to be sent', () => {
    const begun = afterCommands(smallContext(), settled.slice(0, 5));
    const thoughts = Array.from({ length: 1200 }, (): SettleCommand[] => [take(3), { type: 'undo', ms: 4 }]).flat();
    const long = thoughts.reduce((state, command) => settle(smallContext(), state, command), begun);
    const { events } = [...settled.slice(5), enter(20)].reduce((state, command) => settle(smallContext(), state, command), long);
    expect(events).toHaveLength(2000);
    expect(events.slice(0, 3)).toEqual(begun.events);
    expect(standingActs(events)).toEqual(standingActs(afterCommands(smallContext(), settled).events));
    expect(events.at(-1)).toEqual({ type: 'done', ms: 20 });
  });

  it('does nothing more once submitted: a second Enter adds no second answer', () => {
    const state = afterCommands(smallContext(), [...settled, enter(20)]);
    expect(settle(smallContext(), state, enter(21))).toBe(state);
    expect(settle(smallContext(), state, { type: 'undo', ms: 22 })).toBe(state);
  });

  it('asks first while the call to the table is missing, whatever it would be', () => {
    const silent = settled.slice(dealerCall.length);
    for (const command of [enter(20), { type: 'done', ms: 20 } as const]) {
      const asked = afterCommands(smallContext(), [...silent, command]);
      expect(asked).toMatchObject({ confirming: true, done: false });
      expect(settle(smallContext(), asked, command).done).toBe(true);
    }
  });

  it('asks for the calls of the hands where the run does, once the dealer was called qualified', () => {
    const context = smallContext({ seatCalls: true });
    expect(openCalls(context, actsOf(afterCommands(context, settled)))).toEqual({ table: 0, seats: 2 });
    expect(afterCommands(context, [...settled, enter(20)])).toMatchObject({ confirming: true, done: false });
    const notQualified = settled.with(2, { type: 'pick', index: 1, ms: 0 });
    expect(afterCommands(context, [...notQualified, enter(20)]).done).toBe(true);
  });

  it('asks for no call that is due on some tables only', () => {
    const superJack = ruleSetById('lu-super-jack');
    if (!superJack) throw new Error('no rule set');
    expect(openCalls(smallContext({ ruleSet: superJack, seatCalls: true }), [])).toEqual({ table: 1, seats: 0 });
  });

  it('goes on with Enter where nothing was entered, round all seats', () => {
    const commands = Array.from({ length: 7 }, () => enter());
    const visited = commands.map((_, index) => afterCommands(smallContext(), commands.slice(0, index + 1)).focus);
    expect(visited.map(({ seat, bet }) => `${seat} ${bet}`)).toEqual([
      '6 play',
      '4 pairPlus',
      '4 ante',
      '4 play',
      '2 ante',
      '6 ante',
      '6 play',
    ]);
  });

  it('goes on with Enter to another seat though its own has an open stake', () => {
    const state = afterCommands(smallContext(), [focus(6, 'play'), enter()]);
    expect(state.focus).toEqual({ seat: 4, bet: 'pairPlus' });
  });
});

describe('what can be escaped', () => {
  it('is an entry, a call or a question, and nothing else', () => {
    const context = smallContext();
    expect(canEscape(startSettling(context))).toBe(false);
    expect(canEscape(afterCommands(context, type('4')))).toBe(true);
    expect(canEscape(afterCommands(context, [{ type: 'call' }]))).toBe(true);
    expect(canEscape(afterCommands(context, [take()]))).toBe(false);
  });
});
