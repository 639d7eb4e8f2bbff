import type { RunReport } from '#shared/api/schemas.ts';
import { wishedSituations } from '#shared/drills/settle/make-item.ts';
import { ok } from '#shared/result.ts';
import { applyOverrides } from '#shared/scoring/apply-overrides.ts';
import { compareRuns } from '#shared/scoring/compare-runs.ts';
import { runResult } from '#shared/scoring/run-result.ts';
import { countShowings } from '#shared/scoring/situations.ts';
import type { ComparedRun, RunComparison } from '#shared/scoring/types.ts';

import type { FinishedRun, RunRecord } from '../store/ports.ts';
import { type Context, type Outcome, refuse } from './context.ts';
import { ruleSetOf } from './run-items.ts';
import { accuracyOf, paceOf, summarise } from './run-summary.ts';
import { type Viewer, namer, readableRun } from './viewer.ts';

/** What a run amounts to so far, and among the finished ones before it. What supervisors overrode counts as they said. */
export async function readReport(context: Context, viewer: Viewer, id: string): Promise<Outcome<RunReport>> {
  const { read } = context.store;
  const run = await readableRun(read, viewer, id);
  if (run === undefined) return refuse('notFound');
  const overrides = Map.groupBy(await read.overridesIn(id), ({ attempt }) => attempt);
  const rules = ruleSetOf(run.settings);
  const attempts = (await read.firstTries(id)).map(({ id: attempt, item, grade: own }) => {
    const grade = applyOverrides(own, overrides.get(attempt) ?? []);
    return { attempt, index: item.index, situations: countShowings(rules.showings(item.table), grade.decisions), grade };
  });
  const figures = (await read.figures([id])).get(id);
  const name = await namer(read, [run.profile]);
  const summary = summarise(run, name(run.profile), figures);
  return ok({
    run: summary,
    result: runResult(attempts, wishedSituations(rules, run.settings)),
    comparison: await compare(context, run, {
      run: id,
      startedAt: run.startedAt,
      accuracy: summary.accuracy,
      decisionsPerMinute: summary.decisionsPerMinute,
      moneyError: summary.overpaid + summary.underpaid,
    }),
  });
}

async function compare({ store }: Context, run: RunRecord, current: ComparedRun): Promise<RunComparison> {
  const { ruleSet, drill } = run.settings;
  const finished = await store.read.finishedRuns({ profile: run.profile, ruleSet, drill });
  return compareRuns(finished.filter((other) => isEarlier(other, run)).map(compared), current);
}

function isEarlier(one: FinishedRun, other: RunRecord): boolean {
  return one.startedAt < other.startedAt || (one.startedAt === other.startedAt && one.id < other.id);
}

function compared({ id, startedAt, figures }: FinishedRun): ComparedRun {
  return {
    run: id,
    startedAt,
    accuracy: accuracyOf(figures),
    decisionsPerMinute: paceOf(figures),
    moneyError: figures.overpaid + figures.underpaid,
  };
}
