import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { defaultOptions } from '#shared/games/house-options.ts';
import type { Spot } from '#shared/games/types.ts';

import { neighbour } from '../../../../../renderer/drills/settle/arrows.ts';
import { settleContext } from '../../../../../renderer/drills/settle/settle-context.ts';
import { settle } from '../../../../../renderer/drills/settle/settle-reducer.ts';
import { type SettleCommand, type SettleContext, type SettleState, actsOf } from '../../../../../renderer/drills/settle/settle-state.ts';
import type { SpotRef } from '../../../../../renderer/drills/settle/spots.ts';
import { canSweep } from '../../../../../renderer/drills/settle/sweeping.ts';
import { afterCommands, smallContext } from '../../../../support/settle-table.ts';
import { exerciseOf } from '../../../../support/settling.ts';
import { knownRuleSet, tableOf } from '../../../../support/tables.ts';

const ROULETTE = {
  ruleSet: 'lu-english-roulette',
  number: 17,
  seats: [
    {
      seat: 2,
      chipValue: 2.5,
      bets: [
        { on: '17', chips: 4 },
        { on: 'black', chips: 10 },
        { on: '4', chips: 1 },
        { on: 'column2', chips: 2 },
      ],
    },
    {
      seat: 5,
      chipValue: 2,
      bets: [
        { on: 'red', chips: 3 },
        { on: '17-20', chips: 2 },
      ],
    },
  ],
};
const PAIRE = {
  ruleSet: 'fr-paire-poker',
  cards: ['7h', 'X1', '2d'],
  seats: [
    {
      seat: 1,
      bets: [
        { on: 'red', amount: 10 },
        { on: 'A', amount: 5 },
        { on: 'pair:7', amount: 5 },
        { on: 'poker', amount: 5 },
      ],
    },
    {
      seat: 2,
      bets: [
        { on: 'black', amount: 10 },
        { on: 'anyPair', amount: 5 },
      ],
    },
  ],
};

function contextOf(file: { readonly ruleSet: string }, payIn: 'colour' | 'value' = 'value'): SettleContext {
  return settleContext(knownRuleSet(file.ruleSet), tableOf(file), { calls: false }, { entry: 'figures', payIn });
}
const keep = (seat: number, bet: string): SettleCommand => ({ type: 'keep', spot: { seat, bet } });
const sweep = (ms = 100): SettleCommand => ({ type: 'sweep', ms });
const call: readonly SettleCommand[] = [{ type: 'call' }, { type: 'pick', index: 0, ms: 50 }];
const type = (text: string): SettleCommand[] => [...text].map((character) => ({ type: 'type', character }));
const named = (acts: readonly { readonly type: string; readonly seat?: number; readonly bet?: string }[]) =>
  acts.map(({ type: kind, seat, bet }) => `${kind} ${seat} ${bet}`);
const WINNERS = [keep(2, '17'), keep(2, 'black'), keep(2, 'column2'), keep(5, '17-20')];

describe('sweeping', () => {
  it.each([
    ['lu-english-roulette', true],
    ['lu-punto-banco', true],
    ['lu-super-jack', true],
    ['fr-paire-poker', true],
    ['mc-three-card-poker', false],
    ['lu-casino-stud-poker', false],
  ])('is known to %s by the order its text prescribes: %s', (id, known) => {
    expect(canSweep(knownRuleSet(id))).toBe(known);
  });

  it('takes what bears no mark, each stake by an act of its own, and goes to the first that is paid', () => {
    const state = afterCommands(contextOf(ROULETTE), [...WINNERS, sweep()]);
    expect(state.events).toEqual([
      { type: 'take', seat: 2, bet: '4', amount: 250, ms: 100 },
      { type: 'take', seat: 5, bet: 'red', amount: 600, ms: 100 },
    ]);
    expect(state.focus).toEqual({ seat: 2, bet: 'column2' });
  });

  it('leaves alone what was settled before', () => {
    const state = afterCommands(contextOf(ROULETTE), [
      ...WINNERS,
      { type: 'focus', spot: { seat: 5, bet: 'red' } },
      { type: 'choose', action: 'take', ms: 10 },
      sweep(),
    ]);
    expect(named(actsOf(state) as never)).toEqual(['take 5 red', 'take 2 4']);
  });

  it('is taken back in one step, and the log says so act by act', () => {
    const state = afterCommands(contextOf(ROULETTE), [keep(2, '17'), sweep(), { type: 'erase', ms: 200 }]);
    expect(actsOf(state)).toEqual([]);
    expect(state.events.map(({ type: kind }) => kind)).toEqual([...Array<string>(5).fill('take'), ...Array<string>(5).fill('undo')]);
    expect(state.kept).toEqual([{ seat: 2, bet: '17' }]);
  });

  it('takes back no more than itself', () => {
    const state = afterCommands(contextOf(ROULETTE), [
      { type: 'choose', action: 'take', ms: 1 },
      ...WINNERS,
      sweep(),
      { type: 'undo', ms: 300 },
    ]);
    expect(actsOf(state)).toHaveLength(1);
  });

  it('marks and unmarks with the same key', () => {
    expect(afterCommands(contextOf(ROULETTE), [keep(2, '17'), keep(2, '17')]).kept).toEqual([]);
  });

  it('has nothing to do where all is marked', () => {
    const all = contextOf(ROULETTE).spots.map(({ seat, bet }) => keep(seat, bet));
    expect(afterCommands(contextOf(ROULETTE), [...all, sweep()]).notice).toEqual({ code: 'nothingToSweep' });
  });

  it('takes at pair’e poker what the cards called so far have decided', () => {
    const first = afterCommands(contextOf(PAIRE), [...call, keep(1, 'red'), sweep()]);
    expect(named(actsOf(first) as never).slice(1)).toEqual(['take 1 A', 'take 2 black']);
    const second = [...call, sweep(200)].reduce((state, command) => settle(contextOf(PAIRE), state, command), first);
    expect(named(actsOf(second) as never).slice(4)).toEqual(['take 1 pair:7', 'take 2 anyPair']);
  });

  it('is no key of a game whose losers are taken hand by hand', () => {
    expect(afterCommands(smallContext(), [sweep()]).notice).toEqual({ code: 'nothingToSweep' });
  });

  it('grades a swept winner as a winning bet taken, and nothing else as wrong', () => {
    const state = afterCommands(contextOf(ROULETTE), [{ type: 'call' }, { type: 'pick', index: 7, ms: 1 }, ...WINNERS.slice(1), sweep()]);
    const grade = exerciseOf(tableOf(ROULETTE)).gradeLog([...state.events, { type: 'done', ms: 900 }]);
    const wrong = grade.decisions.filter(({ verdict }) => verdict === 'wrongAction');
    expect(wrong.map(({ id, diagnosis }) => [id, diagnosis?.code])).toEqual([['spot:2:17', 'winningBetTaken']]);
  });

  it.each([ROULETTE, PAIRE])('writes the takes down in the printed order, for houses that allow no other: $ruleSet', (file) => {
    const table = { ...tableOf(file), options: { strictOrder: true } };
    const context = settleContext(knownRuleSet(file.ruleSet), table, { calls: false }, { entry: 'figures', payIn: 'value' });
    const exercise = exerciseOf(table);
    const lost = exercise.steps.flatMap((step) =>
      step.kind === 'move' && step.action === 'take' ? [`take ${step.seat} ${step.bet}`] : [],
    );
    const stays = context.spots.filter(({ seat, bet }) => !lost.includes(`take ${seat} ${bet}`)).map(({ seat, bet }) => keep(seat, bet));
    const calls = exercise.steps.flatMap((step) => (step.kind === 'call' ? [{ type: 'call' as const, call: step.call, ms: 1 }] : []));
    const state = [...stays, sweep()].reduce<SettleState>((before, command) => settle(context, before, command), {
      ...afterCommands(context, []),
      events: calls,
    });
    expect(named(actsOf(state).filter(({ type: kind }) => kind === 'take') as never)).toEqual(lost);
  });

  it('takes each unmarked stake once, whatever is marked and however often one sweeps', () => {
    const context = contextOf(ROULETTE);
    fc.assert(
      fc.property(fc.subarray([...context.spots]), fc.boolean(), (marked: readonly Spot[], twice) => {
        const state = afterCommands(context, [...marked.map(({ seat, bet }) => keep(seat, bet)), sweep(1), ...(twice ? [sweep(2)] : [])]);
        const taken = context.spots
          .filter((spot) => !marked.includes(spot))
          .map(({ seat, bet, stake }) => `${seat} ${bet} ${stake}`)
          .sort();
        expect(
          actsOf(state)
            .map((act) => (act.type === 'call' ? '' : `${act.seat} ${act.bet} ${act.amount}`))
            .sort(),
        ).toEqual(taken);
      }),
      { numRuns: 60 },
    );
  });
});

describe('paying player by player', () => {
  it('walks in the order of payment, one player after another', () => {
    const context = contextOf(ROULETTE, 'colour');
    const pay = [...type('4'), { type: 'enter', ms: 300 } as const];
    const places = [0, 1, 2, 3].map((payments) => {
      const state = afterCommands(context, [...WINNERS, sweep(), ...Array.from({ length: payments }, () => pay).flat()]);
      return `${state.focus.seat} ${state.focus.bet}`;
    });
    expect(places).toEqual(['2 column2', '2 black', '2 17', '5 17-20']);
  });

  it('counts chips of the player’s colour, halves included, and keeps minor units', () => {
    const paid = (text: string) =>
      afterCommands(contextOf(ROULETTE, 'colour'), [
        { type: 'focus', spot: { seat: 2, bet: '17' } },
        ...type(text),
        { type: 'enter', ms: 5 },
      ]);
    expect(paid('140').events).toEqual([{ type: 'pay', seat: 2, bet: '17', amount: 35_000, ms: 5 }]);
    expect(paid('0,5').events).toEqual([{ type: 'pay', seat: 2, bet: '17', amount: 125, ms: 5 }]);
    expect(paid('1,3').notice).toEqual({ code: 'partOfChip' });
  });

  it('gives up what was typed when the way of paying changes', () => {
    expect(afterCommands(contextOf(ROULETTE, 'colour'), [...type('14'), { type: 'payIn' }])).toMatchObject({ text: '', paying: false });
  });

  it('goes from player to player and from mark to mark', () => {
    const at = (...commands: SettleCommand[]) => afterCommands(contextOf(ROULETTE), [...WINNERS, ...commands]).focus;
    expect(at({ type: 'nextSeat' })).toEqual({ seat: 2, bet: 'column2' });
    expect(at({ type: 'nextSeat' }, { type: 'nextSeat' })).toEqual({ seat: 5, bet: 'red' });
    expect(at({ type: 'nextKept' })).toEqual({ seat: 2, bet: 'column2' });
  });
});

describe('arrows over a shared layout', () => {
  const MOVES = ['left', 'right', 'up', 'down'] as const;
  it.each(['lu-english-roulette', 'fr-paire-poker'])('lead from every stake to every other at %s', (id) => {
    const ruleSet = knownRuleSet(id);
    for (let number = 0; number < 6; number += 1) {
      const seed = number.toString(16).padStart(32, '0');
      const { table } = ruleSet.deal({ options: defaultOptions(ruleSet.options), seed, mix: 'training', level: 4 });
      const context = settleContext(ruleSet, table, { calls: false }, { entry: 'figures', payIn: 'value' });
      const lost = context.spots.filter((from) => reached(context, from).size < context.spots.length);
      expect(lost, JSON.stringify(ruleSet.write(table))).toEqual([]);
    }
  });

  function reached(context: SettleContext, from: Spot): ReadonlySet<string> {
    const seen = new Set<string>();
    const open: SpotRef[] = [from];
    for (let spot = open.pop(); spot; spot = open.pop()) {
      const here = spot;
      if (seen.has(`${here.seat} ${here.bet}`)) continue;
      seen.add(`${here.seat} ${here.bet}`);
      open.push(...MOVES.map((direction) => neighbour(context, here, direction)));
    }
    return seen;
  }
});
