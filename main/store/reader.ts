import { type ExpressionBuilder, sql } from 'kysely';

import { fromJson } from './json.ts';
import type { PracticeReader, Reader, RunPage } from './ports.ts';
import { createReviewReader } from './review-reader.ts';
import { attemptFromRow, figuresFromRow, levelOfRun, runFromRow } from './rows.ts';
import { createSchoolReader } from './school-reader.ts';
import type { Database, Schema } from './schema.ts';
import { createSumsReader } from './sums-reader.ts';

/** Looks things up in a database or inside a transaction. */
export function createReader(database: Database): Reader {
  return {
    ...createPracticeReader(database),
    ...createSchoolReader(database),
    ...createReviewReader(database),
    ...createSumsReader(database),
  };
}

function createPracticeReader(database: Database): PracticeReader {
  return {
    async profile(id) {
      return database.selectFrom('profile').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
    },

    async preferences(profile) {
      const row = await database.selectFrom('preference').select('value').where('profile_id', '=', profile).executeTakeFirst();
      return row === undefined ? undefined : fromJson<unknown>(row.value);
    },

    async run(profile, id) {
      const row = await database.selectFrom('run').selectAll().where('id', '=', id).where('profile_id', '=', profile).executeTakeFirst();
      return row === undefined ? undefined : runFromRow(row);
    },

    async runs(page) {
      return (await runPage(database, page).execute()).map(runFromRow);
    },

    async figures(runs) {
      if (runs.length === 0) return new Map();
      const rows = await database
        .selectFrom('attempt')
        .leftJoin('adjustment', 'adjustment.attempt_id', 'attempt.id')
        .select('attempt.run_id')
        .select(sums)
        .where('attempt.run_id', 'in', runs)
        .where('attempt.try_number', '=', 0)
        .groupBy('attempt.run_id')
        .execute();
      return new Map(rows.map((row) => [row.run_id, figuresFromRow(row)]));
    },

    async finishedRuns({ profile, ruleSet, drill }) {
      const rows = await database
        .selectFrom('run')
        .innerJoin('attempt', 'attempt.run_id', 'run.id')
        .leftJoin('adjustment', 'adjustment.attempt_id', 'attempt.id')
        .select(['run.id', 'run.started_at'])
        .select(sums)
        .where('run.profile_id', '=', profile)
        .where('run.rule_set', '=', ruleSet)
        .where('run.drill', '=', drill)
        .where('run.finished_at', 'is not', null)
        .where('attempt.try_number', '=', 0)
        .groupBy(['run.id', 'run.started_at'])
        .orderBy('run.started_at')
        .orderBy('run.id')
        .execute();
      return rows.map((row) => ({ id: row.id, startedAt: row.started_at, figures: figuresFromRow(row) }));
    },

    async attempt(id) {
      const row = await database.selectFrom('attempt').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : attemptFromRow(row);
    },

    async firstTries(run) {
      const rows = await database
        .selectFrom('attempt')
        .selectAll()
        .where('run_id', '=', run)
        .where('try_number', '=', 0)
        .orderBy('item_index')
        .execute();
      return rows.map(attemptFromRow);
    },

    async answered(run) {
      const row = await database
        .selectFrom('attempt')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('run_id', '=', run)
        .where('try_number', '=', 0)
        .executeTakeFirstOrThrow();
      return row.count;
    },

    async tries(run, index) {
      const tries = database.selectFrom('attempt').where('run_id', '=', run).where('item_index', '=', index);
      const first = await tries.selectAll().where('try_number', '=', 0).executeTakeFirst();
      if (first === undefined) return undefined;
      const { count } = await tries.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
      return { first: attemptFromRow(first), count };
    },
  };
}

function runPage(database: Database, { profile, filter, before, limit }: RunPage) {
  let query = database.selectFrom('run').selectAll().where('profile_id', '=', profile);
  const { ruleSet, drill, level, from, until } = filter;
  if (ruleSet !== undefined) query = query.where('rule_set', '=', ruleSet);
  if (drill !== undefined) query = query.where('drill', '=', drill);
  if (level !== undefined) query = query.where(levelOfRun, '=', level);
  if (from !== undefined) query = query.where('started_at', '>=', from);
  if (until !== undefined) query = query.where('started_at', '<', until);
  if (before !== null) {
    query = query.where((where) =>
      where.or([
        where('started_at', '<', before.startedAt),
        where.and([where('started_at', '=', before.startedAt), where('id', '<', before.id)]),
      ]),
    );
  }
  return query.orderBy('started_at', 'desc').orderBy('id', 'desc').limit(limit);
}

/** What a list of runs shows, summed over attempts, with what overrides change in them. */
function sums({ fn }: ExpressionBuilder<Schema, 'attempt' | 'adjustment'>) {
  const adjusted = (name: 'right_decisions' | 'clean' | 'overpaid' | 'underpaid') =>
    sql<number>`sum(${sql.ref(`attempt.${name}`)} + coalesce(${sql.ref(`adjustment.${name}`)}, 0))`;
  return [
    fn.countAll<number>().as('answered'),
    fn.sum<number>('attempt.decisions').as('decisions'),
    adjusted('right_decisions').as('right_decisions'),
    adjusted('clean').as('clean'),
    adjusted('overpaid').as('overpaid'),
    adjusted('underpaid').as('underpaid'),
    fn.sum<number>('attempt.duration_ms').as('duration_ms'),
    fn.count<number>('adjustment.attempt_id').as('overridden'),
  ] as const;
}
