import { sql } from 'kysely';

import { fromJson } from './json.ts';
import type { HomeworkRecord, OverrideRecord, PlacedRemark, RemarkQuery, RemarkRecord, ReviewReader } from './review-ports.ts';
import { attemptFromRow, levelOfRun, runFromRow } from './rows.ts';
import type { Database } from './schema.ts';

type WordsReader = Omit<ReviewReader, 'kindSums' | 'dayPoints' | 'daySums' | 'facts' | 'weekFacts' | 'lastActivity' | 'playing'>;

/** Looks up runs of everybody, what supervisors said of them, and homework. */
export function createReviewReader(database: Database): WordsReader {
  return {
    async anyRun(id) {
      const row = await database.selectFrom('run').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : runFromRow(row);
    },

    async remarksOn(attempt) {
      const rows = await remarkRows(database).where('remark.attempt_id', '=', attempt).orderBy('written_at').orderBy('remark.id').execute();
      return rows.map(remarkFromRow);
    },

    async remarks(query) {
      return (await remarkPage(database, query).execute()).map(remarkFromRow);
    },

    async remark(id): Promise<RemarkRecord | undefined> {
      const row = await remarkRows(database).where('remark.id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : remarkFromRow(row);
    },

    async overridesOn(attempt) {
      const rows = await database.selectFrom('override').selectAll().where('attempt_id', '=', attempt).orderBy('number').execute();
      return rows.map(overrideFromRow);
    },

    async overridesIn(run) {
      const rows = await database
        .selectFrom('override')
        .innerJoin('attempt', 'attempt.id', 'override.attempt_id')
        .selectAll('override')
        .where('attempt.run_id', '=', run)
        .orderBy('override.attempt_id')
        .orderBy('override.number')
        .execute();
      return rows.map(overrideFromRow);
    },

    async overridesOf({ profile, ruleSet, drill, level, from, until, limit }) {
      let query = database
        .selectFrom('override')
        .innerJoin('attempt', 'attempt.id', 'override.attempt_id')
        .innerJoin('run', 'run.id', 'attempt.run_id')
        .selectAll('override')
        .where('run.profile_id', '=', profile)
        .where('attempt.answered_at', '>=', from)
        .where('attempt.answered_at', '<', until);
      if (ruleSet !== null) query = query.where('run.rule_set', '=', ruleSet);
      if (drill !== null) query = query.where('run.drill', '=', drill);
      if (level !== null) query = query.where(levelOfRun, '=', level);
      const rows = await query.orderBy('override.made_at', 'desc').orderBy('override.number', 'desc').limit(limit).execute();
      return rows.map(overrideFromRow);
    },

    async override(id) {
      const row = await database.selectFrom('override').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : overrideFromRow(row);
    },

    async unseenWords(trainee) {
      const remarks = await database
        .selectFrom('remark')
        .select(['attempt_id', 'written_at as said_at'])
        .where('trainee_id', '=', trainee)
        .where('seen_at', 'is', null)
        .execute();
      const overrides = await database
        .selectFrom('override')
        .innerJoin('attempt', 'attempt.id', 'override.attempt_id')
        .innerJoin('run', 'run.id', 'attempt.run_id')
        .select(['override.attempt_id', 'override.made_at as said_at'])
        .where('run.profile_id', '=', trainee)
        .where('override.seen_at', 'is', null)
        .execute();
      return [...remarks, ...overrides]
        .map((row) => ({ attempt: row.attempt_id, saidAt: row.said_at }))
        .sort((one, other) => other.saidAt - one.saidAt);
    },

    async homework(id) {
      return (await homeworkRecords(database, id))[0];
    },

    async allHomework() {
      return homeworkRecords(database, null);
    },

    async homeworkRuns(homework, profile) {
      if (homework.length === 0) return [];
      const columns = ['run.id', 'run.homework_id', 'run.profile_id', 'run.started_at', 'run.finished_at'] as const;
      let query = database
        .selectFrom('run')
        .leftJoin('attempt', (join) => join.onRef('attempt.run_id', '=', 'run.id').on('attempt.try_number', '=', 0))
        .leftJoin('adjustment', 'adjustment.attempt_id', 'attempt.id')
        .select(columns)
        .select(({ fn }) => [
          fn.count<number>('attempt.id').as('answered'),
          sql<number>`coalesce(sum(attempt.decisions), 0)`.as('decisions'),
          sql<number>`coalesce(sum(attempt.right_decisions + coalesce(adjustment.right_decisions, 0)), 0)`.as('right_decisions'),
        ])
        .where('run.homework_id', 'in', homework);
      if (profile !== null) query = query.where('run.profile_id', '=', profile);
      const rows = await query.groupBy(columns).orderBy('run.started_at').orderBy('run.id').execute();
      return rows.map((row) => ({
        id: row.id,
        homework: row.homework_id ?? '',
        profile: row.profile_id,
        startedAt: row.started_at,
        finishedAt: row.finished_at,
        answered: row.answered,
        decisions: row.decisions,
        rightDecisions: row.right_decisions,
      }));
    },

    async answersOf(profile, afterId, limit) {
      const rows = await database
        .selectFrom('attempt')
        .innerJoin('run', 'run.id', 'attempt.run_id')
        .selectAll('attempt')
        .where('run.profile_id', '=', profile)
        .where('attempt.id', '>', afterId)
        .orderBy('attempt.id')
        .limit(limit)
        .execute();
      return rows.map(attemptFromRow);
    },

    async upkeep() {
      return (await database.selectFrom('upkeep').select('task').execute()).map(({ task }) => task);
    },

    async profiles() {
      return (await database.selectFrom('profile').select('id').execute()).map(({ id }) => id);
    },
  };
}

function remarkRows(database: Database) {
  return database
    .selectFrom('remark')
    .innerJoin('attempt', 'attempt.id', 'remark.attempt_id')
    .selectAll('remark')
    .select(['attempt.run_id', 'attempt.item_index']);
}

function remarkPage(database: Database, { trainee, before, limit }: RemarkQuery) {
  let query = remarkRows(database);
  if (trainee !== null) query = query.where('trainee_id', '=', trainee);
  if (before !== null) {
    query = query.where((where) =>
      where.or([where('written_at', '<', before.at), where.and([where('written_at', '=', before.at), where('remark.id', '<', before.id)])]),
    );
  }
  return query.orderBy('written_at', 'desc').orderBy('remark.id', 'desc').limit(limit);
}

function remarkFromRow(row: Awaited<ReturnType<ReturnType<typeof remarkRows>['executeTakeFirstOrThrow']>>): PlacedRemark {
  return {
    id: row.id,
    attempt: row.attempt_id,
    run: row.run_id,
    index: row.item_index,
    trainee: row.trainee_id,
    author: row.author_id,
    text: row.text,
    ms: row.moment_ms,
    writtenAt: row.written_at,
    seenAt: row.seen_at,
  };
}

function overrideFromRow(row: {
  readonly id: string;
  readonly attempt_id: string;
  readonly number: number;
  readonly decision: string;
  readonly verdict: 'right' | 'wrong';
  readonly reason: string;
  readonly author_id: string;
  readonly made_at: number;
  readonly seen_at: number | null;
}): OverrideRecord {
  const { id, number, decision, verdict, reason } = row;
  const when = { madeAt: row.made_at, seenAt: row.seen_at };
  return { id, attempt: row.attempt_id, number, decision, verdict, reason, author: row.author_id, ...when };
}

async function homeworkRecords(database: Database, id: string | null): Promise<readonly HomeworkRecord[]> {
  let rows = database.selectFrom('homework').selectAll();
  let targets = database.selectFrom('homework_target').selectAll();
  if (id !== null) {
    rows = rows.where('id', '=', id);
    targets = targets.where('homework_id', '=', id);
  }
  const found = await rows.orderBy('due_at').orderBy('id').execute();
  const byHomework = Map.groupBy(await targets.execute(), (target) => target.homework_id);
  return found.map((row) => ({
    id: row.id,
    title: row.title,
    settings: fromJson<HomeworkRecord['settings']>(row.settings),
    dueAt: row.due_at,
    author: row.author_id,
    createdAt: row.created_at,
    cancelledAt: row.cancelled_at,
    classes: (byHomework.get(row.id) ?? []).flatMap((target) => target.class_id ?? []),
    trainees: (byHomework.get(row.id) ?? []).flatMap((target) => target.profile_id ?? []),
  }));
}
