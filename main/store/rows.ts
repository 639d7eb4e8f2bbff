import { sql } from 'kysely';

import type { RunSettings } from '#shared/drills/types.ts';

import { fromJson, toJson } from './json.ts';
import type { AttemptRecord, RunFigures, RunRecord } from './ports.ts';
import type { AttemptRow, RunRow } from './schema.ts';

/** The level of a run, which stands among its settings alone. */
export const levelOfRun = sql<number>`cast(run.settings ->> 'level' as integer)`;

/** A run as a row. */
export function runToRow(run: RunRecord) {
  return {
    id: run.id,
    profile_id: run.profile,
    rule_set: run.settings.ruleSet,
    drill: run.settings.drill,
    engine_version: run.engineVersion,
    seed: run.seed,
    settings: toJson(run.settings),
    repeat_of: run.repeatOf,
    homework_id: run.homework,
    started_at: run.startedAt,
    finished_at: run.finishedAt,
  };
}

/** A row as a run. */
export function runFromRow(row: RunRow): RunRecord {
  return {
    id: row.id,
    profile: row.profile_id,
    settings: fromJson<RunSettings>(row.settings),
    engineVersion: row.engine_version,
    seed: row.seed,
    repeatOf: row.repeat_of,
    homework: row.homework_id,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  };
}

/** An attempt as a row. */
export function attemptToRow(attempt: AttemptRecord) {
  const { grade } = attempt;
  return {
    id: attempt.id,
    run_id: attempt.run,
    item_index: attempt.item.index,
    try_number: attempt.tryNumber,
    item: toJson(attempt.item),
    events: toJson(attempt.events),
    grade: toJson(grade),
    next_index: attempt.nextIndex,
    engine_version: grade.engineVersion,
    answered_at: attempt.answeredAt,
    decisions: grade.decisions.length,
    right_decisions: grade.right,
    clean: grade.clean ? 1 : 0,
    overpaid: grade.overpaid,
    underpaid: grade.underpaid,
    duration_ms: grade.durationMs,
  };
}

/** A row as an attempt. */
export function attemptFromRow(row: AttemptRow): AttemptRecord {
  return {
    id: row.id,
    run: row.run_id,
    tryNumber: row.try_number,
    item: fromJson<AttemptRecord['item']>(row.item),
    events: fromJson<AttemptRecord['events']>(row.events),
    grade: fromJson<AttemptRecord['grade']>(row.grade),
    nextIndex: row.next_index,
    answeredAt: row.answered_at,
  };
}

/** Sums over attempts, as the queries name them. */
export interface FigureRow {
  readonly answered: number;
  readonly decisions: number;
  readonly right_decisions: number;
  readonly clean: number;
  readonly overpaid: number;
  readonly underpaid: number;
  readonly duration_ms: number;
  readonly overridden: number;
}

/** Sums as figures. */
export function figuresFromRow(row: FigureRow): RunFigures {
  return {
    answered: row.answered,
    decisions: row.decisions,
    rightDecisions: row.right_decisions,
    cleanItems: row.clean,
    overpaid: row.overpaid,
    underpaid: row.underpaid,
    durationMs: row.duration_ms,
    overridden: row.overridden,
  };
}
