import { describe, expect, it } from 'vitest';

import { RULE_SETS } from '#shared/games/index.ts';

import { KEY_ACTIONS, commandForKey } from '../../../../../renderer/drills/settle/key-actions.ts';
import { type KeyPress, isAid } from '../../../../../renderer/drills/settle/keys.ts';
import { actsToDo, dueAct, offeredActs } from '../../../../../renderer/drills/settle/open-acts.ts';
import { settleContext } from '../../../../../renderer/drills/settle/settle-context.ts';
import { nextCalling } from '../../../../../renderer/drills/settle/settle-reducer.ts';
import {
  type SettleCommand,
  type SettleContext,
  type SettleState,
  actsOf,
  startSettling,
} from '../../../../../renderer/drills/settle/settle-state.ts';
import { afterCommands } from '../../../../support/settle-table.ts';
import { knownRuleSet, tableOf } from '../../../../support/tables.ts';

function contextOf(file: { readonly ruleSet: string } & Record<string, unknown>): SettleContext {
  return settleContext(knownRuleSet(file.ruleSet), tableOf(file), { calls: false }, { entry: 'figures', payIn: 'value' });
}
const coup = (...shoe: readonly string[]): SettleContext =>
  contextOf({ ruleSet: 'lu-punto-banco', shoe, seats: [{ seat: 1, bets: { punto: 20 } }] });
const OPEN = coup('2s', '3d', '3h', 'Kc', '4s', '5s');
const NATURAL = coup('9s', '3d', 'Kh', 'Kc');
const PAIRE = contextOf({
  ruleSet: 'fr-paire-poker',
  cards: ['7h', '7d', '2c'],
  seats: [{ seat: 1, bets: [{ on: 'red', amount: 5 }] }],
});
const JACK = contextOf({ ruleSet: 'lu-super-jack', shoe: ['Kh', 'Ah'], seats: [{ seat: 1, bets: { gold: 10 } }] });

const press = (key: string): KeyPress => ({
  key,
  code: `Key${key.toUpperCase()}`,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
});
const act = (key: string): SettleCommand => ({ type: 'act', key, ms: 1 });
const call = (index: number): readonly SettleCommand[] => [{ type: 'call' }, { type: 'pick', index, ms: 1 }];
const undo: SettleCommand = { type: 'undo', ms: 1 };
const done = (state: SettleState): string[] => actsOf(state).map((each) => (each.type === 'call' ? each.call.announcement : each.type));
const due = (context: SettleContext, ...commands: readonly SettleCommand[]): string | undefined =>
  dueAct(context, actsOf(afterCommands(context, commands)))?.topic;

describe('the keys of acts', () => {
  it('belong to nothing else', () => {
    for (const { announcements } of RULE_SETS) {
      for (const { act: each } of announcements) {
        if (each === undefined) continue;
        const others = KEY_ACTIONS.filter(({ name, test }) => name !== 'act' && test(press(each.key.toLowerCase())));
        expect(others).toEqual([]);
        expect(isAid(press(each.key))).toBe(false);
      }
    }
  });

  it('mean something only at the tables that have them', () => {
    const asked = (context: SettleContext, key: string) => commandForKey(press(key), 'table', context, startSettling(context), 5);
    expect(asked(OPEN, 'x')).toEqual({ type: 'act', key: 'X', ms: 5 });
    expect(asked(PAIRE, 'x')).toBeNull();
    expect(asked(PAIRE, 'f')).toEqual({ type: 'act', key: 'F', ms: 5 });
  });

  it('do the first act still open among those that share them', () => {
    expect(done(afterCommands(OPEN, [act('A'), act('X')]))).toEqual(['puntoDraws', 'bancoStands']);
    expect(done(afterCommands(PAIRE, [act('F'), act('F'), act('F')]))).toEqual(['turnFirst', 'turnSecond', 'turnThird']);
    expect(afterCommands(OPEN, [act('A'), act('X'), act('X')]).notice).toEqual({ code: 'actDone' });
  });

  it('do nothing while a call is open', () => {
    const state = afterCommands(OPEN, [{ type: 'call' }, act('A')]);
    expect(state.notice).toEqual({ code: 'callOpen' });
    expect(done(state)).toEqual([]);
  });
});

describe('the act that comes next', () => {
  it('is told of a decision alike whether or not a natural ends it', () => {
    expect([due(OPEN), due(NATURAL)]).toEqual(['puntoDraw', 'puntoDraw']);
    expect([due(OPEN, act('X')), due(NATURAL, act('X'))]).toEqual(['bancoDraw', 'bancoDraw']);
    expect([due(OPEN, ...call(3)), due(NATURAL, ...call(3))]).toEqual([undefined, undefined]);
  });

  it('is not told where stakes are to be touched first, nor where the cards say whether it is due', () => {
    expect(due(PAIRE)).toBe('turnFirst');
    expect(due(PAIRE, act('F'), ...call(0))).toBeUndefined();
    expect(offeredActs(PAIRE.ruleSet.announcements, actsOf(afterCommands(PAIRE, [act('F')]))).map(({ topic }) => topic)).toEqual([
      'turnSecond',
    ]);
    expect(due(JACK)).toBe('bankDraw');
    expect(due(JACK, act('A'))).toBeUndefined();
    expect(due(JACK, act('A'), ...call(3))).toBe('ordinary');
    expect(due(JACK, act('A'), ...call(3), act('O'))).toBeUndefined();
  });

  it('is no call', () => {
    expect(nextCalling(OPEN, startSettling(OPEN))).toMatchObject({ topic: 'banco' });
  });
});

describe('what was turned', () => {
  it('stays turned, and a decision made', () => {
    for (const commands of [
      [act('A'), undo],
      [act('X'), undo],
      [act('A'), { type: 'erase', ms: 1 } as const],
    ]) {
      const state = afterCommands(OPEN, commands);
      expect(state.notice).toEqual({ code: 'turned' });
      expect(done(state)).toHaveLength(1);
    }
  });

  it('may be undone up to there, a call made after it too', () => {
    expect(done(afterCommands(OPEN, [act('A'), act('X'), ...call(3), undo]))).toEqual(['puntoDraws', 'bancoStands']);
    expect(done(afterCommands(JACK, [act('A'), act('O'), undo]))).toEqual(['drawBank']);
  });

  it('was turned by a call that passed the decisions over, unless a natural had left nothing to turn', () => {
    expect(afterCommands(OPEN, [...call(3), undo]).notice).toEqual({ code: 'turned' });
    expect(done(afterCommands(NATURAL, [...call(3), undo]))).toEqual([]);
  });
});

describe('submitting', () => {
  it('asks while an act is left that every table has, and only then', () => {
    const left = (context: SettleContext, ...commands: readonly SettleCommand[]) =>
      actsToDo(context, actsOf(afterCommands(context, commands))).map(({ topic }) => topic);
    expect(left(OPEN)).toEqual([]);
    expect(left(JACK)).toEqual(['bankDraw', 'ordinary']);
    expect(left(JACK, act('O'))).toEqual(['bankDraw']);
    const settled = afterCommands(JACK, [act('A'), ...call(3), { type: 'choose', action: 'take', ms: 1 }, { type: 'done', ms: 2 }]);
    expect(settled).toMatchObject({ confirming: true, done: false });
  });
});
