import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';

import type { PersonFact, ReviewReader, SumsQuery } from './review-ports.ts';
import type { Database, Schema } from './schema.ts';
import { readFacts } from './week-facts.ts';

type SumsReader = Pick<ReviewReader, 'kindSums' | 'dayPoints' | 'daySums' | 'facts' | 'weekFacts' | 'lastActivity' | 'playing'>;

/** Whose facts are read at once: those of a large school over a year are fifty megabytes, too much to hold and to make others wait for. */
const PEOPLE_AT_ONCE = 20;

/** Reads the sums kept by day and by week. */
export function createSumsReader(database: Database): SumsReader {
  return {
    async kindSums(query) {
      if (query.profiles.length === 0) return [];
      const rows = await days(database, query)
        .select(['profile_id', 'rule_set', 'drill'])
        .select(sums)
        .groupBy(['profile_id', 'rule_set', 'drill'])
        .execute();
      return rows.map((row) => ({ profile: row.profile_id, drill: row.drill, ...sumsFromRow(row) }));
    },

    async dayPoints(query) {
      if (query.profiles.length === 0) return [];
      const rows = await days(database, query)
        .select(['profile_id', 'day'])
        .select(({ fn }) => [
          fn.sum<number>('items').as('items'),
          fn.sum<number>('decisions').as('decisions'),
          fn.sum<number>('right_decisions').as('right_decisions'),
        ])
        .groupBy(['profile_id', 'day'])
        .orderBy('day')
        .execute();
      return rows.map(({ profile_id: profile, day, items, decisions, right_decisions: rightDecisions }) => ({
        profile,
        day,
        items,
        decisions,
        rightDecisions,
      }));
    },

    async daySums(query) {
      if (query.profiles.length === 0) return [];
      const rows = await days(database, query)
        .select(['day', 'rule_set'])
        .select(sums)
        .groupBy(['day', 'rule_set'])
        .orderBy('day')
        .execute();
      return rows.map((row) => ({ day: row.day, ...sumsFromRow(row) }));
    },

    async facts(query) {
      const facts: PersonFact[] = [];
      for (let first = 0; first < query.profiles.length; first += PEOPLE_AT_ONCE) {
        const profiles = query.profiles.slice(first, first + PEOPLE_AT_ONCE);
        const rows = await weeks(database, { ...query, profiles })
          .select(['profile_id', 'rule_set', 'facts'])
          .execute();
        for (const [profile, own] of Map.groupBy(rows, (row) => row.profile_id)) {
          for (const fact of factsOf(own)) facts.push({ profile, ...fact });
        }
      }
      return facts;
    },

    async weekFacts(query) {
      if (query.profiles.length === 0) return [];
      const rows = await weeks(database, query).select(['week', 'rule_set', 'facts']).orderBy('week').execute();
      return [...Map.groupBy(rows, (row) => row.week)].flatMap(([week, own]) => factsOf(own).map((fact) => ({ week, ...fact })));
    },

    async lastActivity(profiles) {
      if (profiles.length === 0) return new Map();
      // The last day of each by the index, instead of every day there was.
      const lastDay = sql`(select max(later.day) from day_sum as later where later.profile_id = profile.id)`;
      const lastAt = sql<number | null>`(select max(last_at) from day_sum where day_sum.profile_id = profile.id and day = ${lastDay})`;
      const rows = await database.selectFrom('profile').select('id').select(lastAt.as('last_at')).where('id', 'in', profiles).execute();
      return new Map(rows.flatMap(({ id, last_at: at }) => (at === null ? [] : [[id, at] as const])));
    },

    async playing(profiles) {
      if (profiles.length === 0) return new Set();
      // The last start of each by the index, instead of every run there was.
      const lastStart = sql<number>`(select max(later.started_at) from run as later where later.profile_id = profile.id)`;
      const rows = await database
        .selectFrom('profile')
        .innerJoin('run', 'run.profile_id', 'profile.id')
        .select('profile.id')
        .where('profile.id', 'in', profiles)
        .where('run.started_at', '=', lastStart)
        .where('run.finished_at', 'is', null)
        .execute();
      return new Set(rows.map(({ id }) => id));
    },
  };
}

function factsOf(rows: readonly { readonly rule_set: string; readonly facts: string }[]) {
  return [...Map.groupBy(rows, (row) => row.rule_set)].flatMap(([ruleSet, own]) =>
    readFacts(
      ruleSet,
      own.map(({ facts }) => facts),
    ),
  );
}

function days(database: Database, query: SumsQuery) {
  return chosen(database.selectFrom('day_sum'), query).where('day', '>=', query.from).where('day', '<=', query.to);
}

function weeks(database: Database, { profiles, ruleSet, drill, level, from, to }: SumsQuery) {
  let rows = database.selectFrom('week_fact').where('profile_id', 'in', profiles).where('week', '>=', from).where('week', '<=', to);
  if (ruleSet !== null) rows = rows.where('rule_set', '=', ruleSet);
  if (level !== null) rows = rows.where('level', '=', level);
  return drill === null ? rows : rows.where('drill', '=', drill);
}

function chosen<Output>(rows: SelectQueryBuilder<Schema, 'day_sum', Output>, { profiles, ruleSet, drill, level }: SumsQuery) {
  let query = rows.where('profile_id', 'in', profiles);
  if (ruleSet !== null) query = query.where('rule_set', '=', ruleSet);
  if (level !== null) query = query.where('level', '=', level);
  return drill === null ? query : query.where('drill', '=', drill);
}

function sums({ fn }: ExpressionBuilder<Schema, 'day_sum'>) {
  return [
    fn.sum<number>('items').as('items'),
    fn.sum<number>('clean').as('clean'),
    fn.sum<number>('decisions').as('decisions'),
    fn.sum<number>('right_decisions').as('right_decisions'),
    fn.sum<number>('overpaid').as('overpaid'),
    fn.sum<number>('underpaid').as('underpaid'),
    fn.sum<number>('duration_ms').as('duration_ms'),
    fn.sum<number>('overridden').as('overridden'),
  ] as const;
}

function sumsFromRow(row: {
  readonly rule_set: string;
  readonly items: number;
  readonly clean: number;
  readonly decisions: number;
  readonly right_decisions: number;
  readonly overpaid: number;
  readonly underpaid: number;
  readonly duration_ms: number;
  readonly overridden: number;
}) {
  return {
    ruleSet: row.rule_set,
    items: row.items,
    cleanItems: row.clean,
    decisions: row.decisions,
    rightDecisions: row.right_decisions,
    overpaid: row.overpaid,
    underpaid: row.underpaid,
    durationMs: row.duration_ms,
    overridden: row.overridden,
  };
}
