import { bySpot } from '../../games/by-spot.ts';
import { ruleSetById } from '../../games/index.ts';
import type { RuleSet, RuleSetId, Settlement, Step, Table } from '../../games/types.ts';
import type { Drill, RunSettings } from '../types.ts';
import { resolveAnswer } from './answer.ts';
import { gradeCase } from './grade.ts';
import { gradingCase } from './grading-case.ts';
import { makeItem } from './make-item.ts';

/** Settling a whole dealt table: calls, then take, pay and return spot by spot. */
export const settleDrill: Drill = {
  id: 'settle',
  makeItem: (settings, runSeed, index) => makeItem(rulesOf(settings.ruleSet), settings, runSeed, index),
  view: ({ index, table }) => ({ index, table }),
  expected: (settings, table) => settle(rulesOf(settings.ruleSet), table),
  expectedSteps,
  grade: (settings, item, events) => {
    const rules = rulesOf(settings.ruleSet);
    const settlement = settle(rules, item.table);
    return gradeCase(gradingCase(rules, item.table, settlement, expectedSteps(settings, settlement), resolveAnswer(events)));
  },
};

/** Calls about a seat, and those the table hears on request only, are asked for only where the run's settings say so. */
function expectedSteps({ ruleSet, calls }: Pick<RunSettings, 'ruleSet' | 'calls'>, { steps }: Settlement): readonly Step[] {
  if (calls) return steps;
  const onRequest = new Set(rulesOf(ruleSet).announcements.flatMap((choice) => (choice.onRequest === true ? [choice.announcement] : [])));
  return steps.filter((step) => step.kind === 'move' || (step.call.seat === undefined && !onRequest.has(step.call.announcement)));
}

/** Settings are checked when a run starts, so an unknown rule set here is a bug. */
function rulesOf(id: RuleSetId): RuleSet {
  const rules = ruleSetById(id);
  if (rules === undefined) throw new Error(`unknown rule set: ${id}`);
  return rules;
}

/** Dealt tables can always be settled: one that can't is a bug. */
function settle(rules: RuleSet, table: Table): Settlement {
  const settlement = rules.settle(table);
  if (!settlement.ok) throw new Error(`${settlement.error.code} at ${settlement.error.path}`);
  return bySpot(settlement.value);
}
