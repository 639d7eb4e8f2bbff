import { type ExpressionBuilder, sql } from 'kysely';

import { DAY_MS } from '#shared/time.ts';

import { dayIn } from '../local-time.ts';
import { toJson } from './json.ts';
import type { ReviewWriter, SumsChange } from './review-ports.ts';
import type { Database, Schema, SqlDialect, WeekFactTable } from './schema.ts';
import { addFacts, writeFacts } from './week-facts.ts';

/** 1970-01-01 was a Thursday: three days into its week. */
const THURSDAY = 3;

/** The day of a moment: days since 1970-01-01, UTC. */
export function dayOf(at: number): number {
  return Math.floor(at / DAY_MS);
}

/** The week of a day: weeks since Monday 1969-12-29. */
export function weekOf(day: number): number {
  return Math.floor((day + THURSDAY) / 7);
}

/** The Monday of a week, as a day. */
export function mondayOf(week: number): number {
  return week * 7 - THURSDAY;
}

/** Writes what was said of answers, homework, and the sums, inside a transaction. */
export function createReviewWriter(database: Database, dialect: SqlDialect): ReviewWriter {
  return {
    async addToSums(added) {
      // Recomputing the sums of a person waits for this, and this for it.
      if (dialect === 'postgres') await database.selectFrom('profile').select('id').where('id', '=', added.profile).forKeyShare().execute();
      // Now, when nobody computes the sums anew by another calendar.
      const school = await database.selectFrom('school').select('time_zone').executeTakeFirst();
      const day = dayIn(school?.time_zone ?? null, added.answeredAt);
      await addToDay(database, added, day);
      await addToWeek(database, dialect, added, weekOf(day));
    },

    async startSumsAnew(profile) {
      if (dialect === 'postgres') await database.selectFrom('profile').select('id').where('id', '=', profile).forUpdate().execute();
      await database.deleteFrom('day_sum').where('profile_id', '=', profile).execute();
      await database.deleteFrom('week_fact').where('profile_id', '=', profile).execute();
    },

    async addRemark({ id, attempt, trainee, author, text, ms, writtenAt, seenAt }) {
      const added = await database
        .insertInto('remark')
        .values({
          id,
          attempt_id: attempt,
          trainee_id: trainee,
          author_id: author,
          text,
          moment_ms: ms,
          written_at: writtenAt,
          seen_at: seenAt,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    },

    async seeWords(attempt, at) {
      const seen = { seen_at: at };
      await database.updateTable('remark').set(seen).where('attempt_id', '=', attempt).where('seen_at', 'is', null).execute();
      await database.updateTable('override').set(seen).where('attempt_id', '=', attempt).where('seen_at', 'is', null).execute();
    },

    async addOverride({ id, attempt, number, decision, verdict, reason, author, madeAt, seenAt }) {
      const added = await database
        .insertInto('override')
        .values({ id, attempt_id: attempt, number, decision, verdict, reason, author_id: author, made_at: madeAt, seen_at: seenAt })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    },

    async saveAdjustment({ attempt, run, rightDecisions, cleanItems, overpaid, underpaid }) {
      const figures = { right_decisions: rightDecisions, clean: cleanItems, overpaid, underpaid };
      await database
        .insertInto('adjustment')
        .values({ attempt_id: attempt, run_id: run, ...figures })
        .onConflict((conflict) => conflict.column('attempt_id').doUpdateSet(figures))
        .execute();
    },

    async dropAdjustment(attempt) {
      await database.deleteFrom('adjustment').where('attempt_id', '=', attempt).execute();
    },

    async addHomework({ id, title, settings, dueAt, author, createdAt, classes, trainees }) {
      const added = await database
        .insertInto('homework')
        .values({ id, title, settings: toJson(settings), due_at: dueAt, author_id: author, created_at: createdAt })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows !== 1n) return false;
      const targets = [
        ...classes.map((each) => ({ homework_id: id, class_id: each, profile_id: null })),
        ...trainees.map((each) => ({ homework_id: id, class_id: null, profile_id: each })),
      ];
      if (targets.length > 0) await database.insertInto('homework_target').values(targets).execute();
      return true;
    },
    async saveHomework(id, title, dueAt) {
      await database.updateTable('homework').set({ title, due_at: dueAt }).where('id', '=', id).execute();
    },
    async cancelHomework(id, at) {
      await database.updateTable('homework').set({ cancelled_at: at }).where('id', '=', id).where('cancelled_at', 'is', null).execute();
    },
    async addUpkeep(task, id) {
      await database
        .insertInto('upkeep')
        .values({ task: `${task} ${id}` })
        .execute();
    },
    async endUpkeep(task) {
      await database.deleteFrom('upkeep').where('task', '=', task).execute();
    },
  };
}

async function addToDay(database: Database, added: SumsChange, day: number): Promise<void> {
  await database
    .insertInto('day_sum')
    .values({
      profile_id: added.profile,
      day,
      rule_set: added.ruleSet,
      drill: added.drill,
      level: added.level,
      items: added.items,
      clean: added.cleanItems,
      decisions: added.decisions,
      right_decisions: added.rightDecisions,
      overpaid: added.overpaid,
      underpaid: added.underpaid,
      duration_ms: added.durationMs,
      overridden: added.overridden,
      last_at: added.answeredAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['profile_id', 'day', 'rule_set', 'drill', 'level']).doUpdateSet({
        items: sql`day_sum.items + excluded.items`,
        clean: sql`day_sum.clean + excluded.clean`,
        decisions: sql`day_sum.decisions + excluded.decisions`,
        right_decisions: sql`day_sum.right_decisions + excluded.right_decisions`,
        overpaid: sql`day_sum.overpaid + excluded.overpaid`,
        underpaid: sql`day_sum.underpaid + excluded.underpaid`,
        duration_ms: sql`day_sum.duration_ms + excluded.duration_ms`,
        overridden: sql`day_sum.overridden + excluded.overridden`,
        last_at: sql`case when day_sum.last_at > excluded.last_at then day_sum.last_at else excluded.last_at end`,
      }),
    )
    .execute();
}

async function addToWeek(database: Database, dialect: SqlDialect, added: SumsChange, week: number): Promise<void> {
  const { profile, ruleSet, drill, level, facts } = added;
  if (facts.length === 0) return;
  const key = { profile_id: profile, week, rule_set: ruleSet, drill, level };
  const row = database.selectFrom('week_fact').select('facts').where(sameAs(key));
  const kept = (): Promise<{ facts: string } | undefined> => (dialect === 'postgres' ? row.forUpdate() : row).executeTakeFirst();
  let before = await kept();
  if (before === undefined) {
    const fresh = database.insertInto('week_fact').values({ ...key, facts: writeFacts(facts) });
    const done = await fresh
      .onConflict((conflict) => conflict.columns(['profile_id', 'week', 'rule_set', 'drill', 'level']).doNothing())
      .executeTakeFirst();
    if (done.numInsertedOrUpdatedRows === 1n) return;
    // Another transaction was faster.
    before = await kept();
  }
  const sum = addFacts(ruleSet, before?.facts ?? '{}', facts);
  await database.updateTable('week_fact').set({ facts: sum }).where(sameAs(key)).execute();
}

function sameAs(key: Pick<WeekFactTable, 'profile_id' | 'week' | 'rule_set' | 'drill' | 'level'>) {
  return (where: ExpressionBuilder<Schema, 'week_fact'>) => where.and(key);
}
