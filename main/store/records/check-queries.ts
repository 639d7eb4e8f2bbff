import { sql } from 'kysely';

import { migrationState } from '../migrate.ts';
import { migrationsFor } from '../migrations/index.ts';
import type { AttemptRecord, RunRecord } from '../ports.ts';
import { attemptFromRow, attemptToRow, runFromRow } from '../rows.ts';
import type { AttemptRow, Database, RunRow, SqlDialect } from '../schema.ts';
import { pacer } from './pacer.ts';
import { recordTables } from './tables.ts';

/** The figures of a grade that are copied out beside it. */
export type Figures = ReturnType<typeof figuresOf>;

/** The figures that belong to a grade. */
export function figuresOf(attempt: AttemptRecord) {
  const { decisions, right_decisions, clean, overpaid, underpaid, duration_ms, engine_version } = attemptToRow(attempt);
  return { decisions, right_decisions, clean, overpaid, underpaid, duration_ms, engine_version };
}

/** An answer with its run and the figures as they are kept. */
export interface KeptAttempt {
  readonly attempt: AttemptRecord;
  readonly run: RunRecord;
  readonly figures: Figures;
}

/** A row that cannot be read as what it should be. */
export interface UnreadableAttempt {
  readonly unreadable: string;
}

const PAGE = 50;

/** Every answer that belongs to a run, a few in memory at a time. */
export async function* everyAttempt(transaction: Database): AsyncGenerator<KeptAttempt | UnreadableAttempt> {
  const pause = pacer();
  let last = '';
  for (;;) {
    const rows = await transaction.selectFrom('attempt').selectAll().where('id', '>', last).orderBy('id').limit(PAGE).execute();
    if (rows.length === 0) return;
    const runs = new Map<string, RunRow>();
    const found = await transaction
      .selectFrom('run')
      .selectAll()
      .where('id', 'in', [...new Set(rows.map((row) => row.run_id))])
      .execute();
    for (const run of found) runs.set(run.id, run);
    for (const row of rows) {
      last = row.id;
      const run = runs.get(row.run_id);
      if (run !== undefined) yield kept(row, run);
      await pause();
    }
  }
}

function kept(row: AttemptRow, run: RunRow): KeptAttempt | UnreadableAttempt {
  const { decisions, right_decisions, clean, overpaid, underpaid, duration_ms, engine_version } = row;
  const figures = { decisions, right_decisions, clean, overpaid, underpaid, duration_ms, engine_version };
  try {
    return { attempt: attemptFromRow(row), run: runFromRow(run), figures };
  } catch {
    return { unreadable: row.id };
  }
}

/** Puts a grade computed anew, with its figures, beside an answer. The answer itself is never touched. */
export async function replaceGrade(database: Database, attempt: AttemptRecord): Promise<void> {
  const { grade } = attemptToRow(attempt);
  await database
    .updateTable('attempt')
    .set({ grade, ...figuresOf(attempt) })
    .where('id', '=', attempt.id)
    .execute();
}

/** What the database itself finds wrong with its file; empty when all is well. PostgreSQL looks after its own files. */
export async function integrityFaults(transaction: Database, dialect: SqlDialect): Promise<readonly string[]> {
  if (dialect === 'postgres') return [];
  const faults: string[] = [];
  for (const { name } of await recordTables(transaction)) {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(${sql.table(name)})`.execute(transaction);
    faults.push(...rows.map((row) => row.integrity_check).filter((fault) => fault !== 'ok'));
  }
  return [...new Set(faults)];
}

/** Rows that point at rows that are not there, as `table: count`. */
export async function danglingRows(transaction: Database, dialect: SqlDialect): Promise<readonly string[]> {
  if (dialect === 'postgres') return [];
  const { rows } = await sql<{ table: string; count: number }>`
    select "table", count(*) as count from pragma_foreign_key_check group by "table"
  `.execute(transaction);
  return rows.map(({ table, count }) => `${table}: ${count}`);
}

/** Migrations still to be made. */
export async function pendingMigrations(transaction: Database, dialect: SqlDialect): Promise<readonly string[]> {
  return (await migrationState(transaction, migrationsFor(dialect))).pending;
}

/** Further answers to an item whose first answer is missing. */
export async function triesWithoutFirst(transaction: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select later.id from attempt as later where later.try_number > 0 and not exists (
      select 1 from attempt as first
      where first.run_id = later.run_id and first.item_index = later.item_index and first.try_number = 0)
  `.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Runs with a gap between their answers. */
export async function runsWithGaps(transaction: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select run_id as id from attempt where try_number = 0 group by run_id having count(*) <> max(item_index) + 1
  `.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Runs that end before they begin, or have answers from before it. */
export async function runsBackwards(transaction: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from run where finished_at < started_at
    union select run.id from attempt join run on run.id = attempt.run_id where attempt.answered_at < run.started_at
  `.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Runs begun or answered after a moment. */
export async function runsAfter(transaction: Database, moment: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from run where started_at > ${moment} union select run_id as id from attempt where answered_at > ${moment}
  `.execute(transaction);
  return rows.map(({ id }) => id);
}
