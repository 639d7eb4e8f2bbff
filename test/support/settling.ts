import { settleDrill } from '#shared/drills/settle/settle-drill.ts';
import type { AnswerEvent, Decision, Grade, Item, RunSettings } from '#shared/drills/types.ts';
import { defaultOptions } from '#shared/games/house-options.ts';
import type { Action, Call, HouseOptions, RuleSetId, Step, Table } from '#shared/games/types.ts';

import { knownRuleSet, tableOf } from './tables.ts';

const SECOND = 1000;

/** Something the trainee does, without its time. */
export type Doing =
  | { readonly type: 'call'; readonly call: Call }
  | { readonly type: Action; readonly seat: number; readonly bet: string; readonly amount: number }
  | { readonly type: 'undo' }
  | { readonly type: 'done' };

/** Settings of a run with the defaults of its rule set. */
export function runSettings(ruleSet: RuleSetId, changes: Partial<RunSettings> = {}): RunSettings {
  const options: HouseOptions = defaultOptions(knownRuleSet(ruleSet).options);
  return {
    ruleSet,
    drill: 'settle',
    mix: 'training',
    level: 1,
    items: 20,
    seats: null,
    calls: false,
    options,
    situations: null,
    ...changes,
  };
}

/** What doing a prescribed step looks like in the log. */
export function doingOf(step: Step): Doing {
  return step.kind === 'call'
    ? { type: 'call', call: step.call }
    : { type: step.action, seat: step.seat, bet: step.bet, amount: step.amount };
}

/** A log of these doings, one a second, closed by `done`. */
export function logOf(doings: readonly Doing[]): AnswerEvent[] {
  const closed: readonly Doing[] = doings.some(({ type }) => type === 'done') ? doings : [...doings, { type: 'done' }];
  return closed.map((doing, index) => ({ ...doing, ms: (index + 1) * SECOND }));
}

/** The item that asks for a table. */
export function itemOf(table: Table): Item {
  return { index: 0, seed: '0'.repeat(32), table, situations: [] };
}

/** A table under test: its prescribed steps, and how answers to it are graded. */
export interface Exercise {
  readonly steps: readonly Step[];
  /** The prescribed settlement as doings. */
  readonly prescribed: readonly Doing[];
  readonly grade: (doings: readonly Doing[]) => Grade;
  readonly gradeLog: (events: readonly AnswerEvent[]) => Grade;
}

/** Makes an exercise of a table. */
export function exerciseOf(table: Table, changes: Partial<RunSettings> = {}): Exercise {
  const settings = runSettings(table.ruleSet, { options: table.options, ...changes });
  const steps = settleDrill.expectedSteps(settings, settleDrill.expected(settings, table));
  const gradeLog = (events: readonly AnswerEvent[]): Grade => settleDrill.grade(settings, itemOf(table), events);
  return { steps, prescribed: steps.map(doingOf), grade: (doings) => gradeLog(logOf(doings)), gradeLog };
}

/** Makes an exercise of a table file. */
export function exerciseOfFile(file: unknown, changes: Partial<RunSettings> = {}): Exercise {
  return exerciseOf(tableOf(file), changes);
}

/** The prescribed doings with the one on a spot replaced, by none or several. */
export function replace(doings: readonly Doing[], seat: number, bet: string, ...instead: readonly Doing[]): Doing[] {
  return doings.flatMap((doing) => ('bet' in doing && doing.seat === seat && doing.bet === bet ? instead : [doing]));
}

/** The decision with that id; the test knows it to be there. */
export function decision(grade: Grade, id: string): Decision {
  const found = grade.decisions.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no decision ${id} among ${grade.decisions.map((candidate) => candidate.id).join(', ')}`);
  return found;
}
