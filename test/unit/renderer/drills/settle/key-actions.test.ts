import { describe, expect, it } from 'vitest';

import { commandForKey } from '../../../../../renderer/drills/settle/key-actions.ts';
import { type KeyPress, decimalOf, digitOf, letterOf } from '../../../../../renderer/drills/settle/keys.ts';
import { startSettling } from '../../../../../renderer/drills/settle/settle-state.ts';
import { afterCommands, smallContext } from '../../../../support/settle-table.ts';

function press(key: string, code: string, more: Partial<KeyPress> = {}): KeyPress {
  return { key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false, ...more };
}

describe('keys of every layout', () => {
  it('reads digits by their place: AZERTY needs no Shift', () => {
    expect(digitOf(press('&', 'Digit1'))).toBe('1');
    expect(digitOf(press('à', 'Digit0'))).toBe('0');
    expect(digitOf(press('7', 'Numpad7'))).toBe('7');
    expect(digitOf(press('a', 'KeyQ'))).toBeNull();
  });

  it('reads letters as the layout names them', () => {
    expect(letterOf(press('a', 'KeyQ'))).toBe('a');
    expect(letterOf(press('P', 'KeyP'))).toBe('p');
  });

  it('falls back on the place of a letter while an input method composes', () => {
    expect(letterOf(press('Process', 'KeyT'))).toBe('t');
    expect(letterOf(press('ㄔ', 'KeyT'))).toBe('t');
  });

  it('takes comma and dot for decimals, on the pad whatever it prints', () => {
    expect([decimalOf(press(',', 'KeyM')), decimalOf(press('.', 'Period')), decimalOf(press(',', 'NumpadDecimal'))]).toEqual([
      ',',
      '.',
      '.',
    ]);
  });
});

describe('commandForKey', () => {
  const context = smallContext();
  const state = startSettling(context);
  const at = (key: KeyPress, place: 'table' | 'amountField' = 'table', now = state) => commandForKey(key, place, context, now, 42);

  it.each([
    ['p', 'KeyP', { type: 'choose', action: 'pay', ms: 42 }],
    ['t', 'KeyT', { type: 'choose', action: 'take', ms: 42 }],
    ['r', 'KeyR', { type: 'choose', action: 'return', ms: 42 }],
    ['b', 'KeyB', { type: 'bonus' }],
    ['c', 'KeyC', { type: 'call' }],
    ['d', 'KeyD', { type: 'done', ms: 42 }],
    ['Enter', 'Enter', { type: 'enter', ms: 42 }],
    ['Enter', 'NumpadEnter', { type: 'enter', ms: 42 }],
    ['Backspace', 'Backspace', { type: 'erase', ms: 42 }],
    ['ArrowUp', 'ArrowUp', { type: 'move', direction: 'up' }],
    ['é', 'Digit2', { type: 'type', character: '2' }],
    [',', 'Comma', { type: 'type', character: ',' }],
  ] as const)('makes of %s what its cap says', (key, code, command) => {
    expect(at(press(key, code))).toEqual(command);
  });

  it('submits with Ctrl or ⌘ and Enter', () => {
    expect(at(press('Enter', 'Enter', { ctrlKey: true }))).toEqual({ type: 'done', ms: 42 });
    expect(at(press('Enter', 'Enter', { metaKey: true }))).toEqual({ type: 'done', ms: 42 });
  });

  it('leaves the shortcuts of the browser alone', () => {
    expect(at(press('r', 'KeyR', { ctrlKey: true }))).toBeNull();
    expect(at(press('t', 'KeyT', { metaKey: true }))).toBeNull();
    expect(at(press('1', 'Digit1', { altKey: true }))).toBeNull();
  });

  it('never acts twice on a key held down', () => {
    expect(at(press('Enter', 'Enter', { repeat: true }))).toBeNull();
    expect(at(press('t', 'KeyT', { repeat: true }))).toBeNull();
  });

  it('lets the amount field edit its own text, letters and Enter excepted', () => {
    const typed = afterCommands(context, [{ type: 'type', character: '4' }]);
    expect(at(press('5', 'Digit5'), 'amountField', typed)).toBeNull();
    expect(at(press('Backspace', 'Backspace'), 'amountField', typed)).toBeNull();
    expect(at(press('ArrowLeft', 'ArrowLeft'), 'amountField', typed)).toBeNull();
    expect(at(press('t', 'KeyT'), 'amountField', typed)).toEqual({ type: 'choose', action: 'take', ms: 42 });
    expect(at(press('Backspace', 'Backspace'), 'amountField')).toEqual({ type: 'erase', ms: 42 });
  });

  it('gives the digits to an open call', () => {
    const calling = afterCommands(context, [{ type: 'call' }]);
    expect(at(press('8', 'Digit8'), 'table', calling)).toEqual({ type: 'pick', index: 7, ms: 42 });
  });

  it('gives the digits to the rack where payments are built in chips', () => {
    const chips = smallContext({ entry: 'chips' });
    const now = startSettling(chips);
    expect(commandForKey(press('3', 'Digit3'), 'table', chips, now, 0)).toEqual({ type: 'chip', value: 2500 });
    expect(commandForKey(press('9', 'Digit9'), 'table', chips, now, 0)).toBeNull();
  });
});
