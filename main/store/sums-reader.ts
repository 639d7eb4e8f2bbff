import { type ExpressionBuilder, type SelectQueryBuilder } from 'kysely';

import type { ReviewReader, SumsQuery } from './review-ports.ts';
import type { Database, Schema } from './schema.ts';

type SumsReader = Pick<ReviewReader, 'kindSums' | 'dayPoints' | 'daySums' | 'facts' | 'weekFacts' | 'lastActivity'>;

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
        .select(['profile_id', 'day', 'rule_set'])
        .select(sums)
        .groupBy(['profile_id', 'day', 'rule_set'])
        .orderBy('day')
        .execute();
      return rows.map((row) => ({ profile: row.profile_id, day: row.day, ...sumsFromRow(row) }));
    },

    async facts(query) {
      if (query.profiles.length === 0) return [];
      const rows = await weeks(database, query)
        .select(['profile_id', 'rule_set', 'kind', 'code'])
        .select(counts)
        .groupBy(['profile_id', 'rule_set', 'kind', 'code'])
        .execute();
      // An override can take an error back to none.
      return rows.filter(({ met }) => met > 0).map(({ profile_id: profile, ...row }) => ({ profile, ...factFromRow(row) }));
    },

    async weekFacts(query) {
      if (query.profiles.length === 0) return [];
      const rows = await weeks(database, query)
        .select(['week', 'rule_set', 'kind', 'code'])
        .select(counts)
        .groupBy(['week', 'rule_set', 'kind', 'code'])
        .orderBy('week')
        .execute();
      return rows.filter(({ met }) => met > 0).map(({ week, ...row }) => ({ week, ...factFromRow(row) }));
    },

    async lastActivity(profiles) {
      if (profiles.length === 0) return new Map();
      const rows = await database
        .selectFrom('day_sum')
        .select('profile_id')
        .select(({ fn }) => fn.max<number>('last_at').as('last_at'))
        .where('profile_id', 'in', profiles)
        .groupBy('profile_id')
        .execute();
      return new Map(rows.map((row) => [row.profile_id, row.last_at]));
    },
  };
}

function days(database: Database, query: SumsQuery) {
  return chosen(database.selectFrom('day_sum'), query).where('day', '>=', query.from).where('day', '<=', query.to);
}

function weeks(database: Database, { profiles, ruleSet, drill, from, to }: SumsQuery) {
  let rows = database.selectFrom('week_fact').where('profile_id', 'in', profiles).where('week', '>=', from).where('week', '<=', to);
  if (ruleSet !== null) rows = rows.where('rule_set', '=', ruleSet);
  return drill === null ? rows : rows.where('drill', '=', drill);
}

function chosen<Output>(rows: SelectQueryBuilder<Schema, 'day_sum', Output>, { profiles, ruleSet, drill }: SumsQuery) {
  let query = rows.where('profile_id', 'in', profiles);
  if (ruleSet !== null) query = query.where('rule_set', '=', ruleSet);
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

function counts({ fn }: ExpressionBuilder<Schema, 'week_fact'>) {
  return [fn.sum<number>('met').as('met'), fn.sum<number>('failed').as('failed')] as const;
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

function factFromRow(row: {
  readonly rule_set: string;
  readonly kind: 'situation' | 'error';
  readonly code: string;
  readonly met: number;
  readonly failed: number;
}) {
  return { ruleSet: row.rule_set, kind: row.kind, code: row.code, met: row.met, failed: row.failed };
}
