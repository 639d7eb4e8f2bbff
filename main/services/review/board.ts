import type { Board, BoardRow } from '#shared/api/review.ts';
import type { PersonName } from '#shared/api/schemas.ts';
import { ok } from '#shared/result.ts';
import { FEW, byFrequency, weakestFirst } from '#shared/scoring/facts.ts';
import { periodFigures } from '#shared/scoring/period-figures.ts';
import { type Thresholds, flagsOf, readinessOf, trendOf } from '#shared/scoring/thresholds.ts';
import { ratio } from '#shared/scoring/statistics.ts';

import type { Reader } from '../../store/ports.ts';
import type { DayPoint, KindSums, PersonFact } from '../../store/review-ports.ts';
import { readSchool } from '../accounts/set-up-school.ts';
import { type Context, type Outcome, refuse } from '../context.ts';
import { type ReviewFilter, weeksOf, writeDay, writePeriod } from './period.ts';

/** A trend is drawn from no more days than this, however long the period. */
const TREND_DAYS = 60;
const RECENT_DAYS = 14;
const SHOWN = 3;

/** A trainee as the board knows one. */
export interface BoardPerson extends PersonName {
  readonly classes: readonly string[];
}

/** How the trainees of the school, or of a class, are doing. */
export async function readBoard(context: Context, filter: ReviewFilter): Promise<Outcome<Board>> {
  const { read } = context.store;
  const school = await readSchool(context);
  if (!school.ok) return school;
  const people = await traineesOf(read, filter.class);
  if (people === undefined) return refuse('notFound', 'class');
  const { thresholds } = school.value;
  const { rows, sums } = await boardRows(context, people, filter, thresholds);
  return ok({ period: writePeriod(filter), thresholds, rows, total: periodFigures(sums) });
}

/** Active trainees by name; undefined when there is no such class. */
export async function traineesOf(read: Reader, classId: string | null): Promise<readonly BoardPerson[] | undefined> {
  if (classId !== null && !(await read.classes()).some(({ id }) => id === classId)) return undefined;
  const byProfile = Map.groupBy(await read.memberships(), ({ profile }) => profile);
  return (await read.accounts())
    .filter(({ role, archivedAt }) => role === 'trainee' && archivedAt === null)
    .map(({ profile: id, name }) => ({ id, name, classes: (byProfile.get(id) ?? []).map((each) => each.class) }))
    .filter(({ classes }) => classId === null || classes.includes(classId));
}

/** The lines of the board for these people, with the sums they rest on. */
export async function boardRows(
  { store: { read }, clock }: Context,
  people: readonly BoardPerson[],
  filter: ReviewFilter,
  thresholds: Thresholds,
): Promise<{ readonly rows: readonly BoardRow[]; readonly sums: readonly KindSums[] }> {
  const query = { profiles: people.map(({ id }) => id), ruleSet: filter.ruleSet, drill: filter.drill, level: filter.level };
  const { from, to } = filter;
  // A database server looks them up side by side.
  const [sums, points, facts, lastActivity, playing] = await Promise.all([
    read.kindSums({ ...query, from, to }),
    read.dayPoints({ ...query, from: Math.max(from, to - TREND_DAYS + 1), to }),
    read.facts({ ...query, ...weeksOf(filter) }),
    read.lastActivity(query.profiles),
    read.playing(query.profiles),
  ]);
  const found = {
    sums: Map.groupBy(sums, ({ profile }) => profile),
    points: Map.groupBy(points, ({ profile }) => profile),
    facts: Map.groupBy(facts, ({ profile }) => profile),
  };
  const now = clock();
  const rows = people.map(({ id, name, classes }) =>
    boardRow({
      person: { id, name },
      classes,
      lastActivityAt: lastActivity.get(id) ?? null,
      isPlaying: playing.has(id),
      sums: found.sums.get(id) ?? [],
      points: found.points.get(id) ?? [],
      facts: found.facts.get(id) ?? [],
      thresholds,
      now,
    }),
  );
  return { rows, sums };
}

interface RowParts extends Pick<BoardRow, 'person' | 'classes' | 'lastActivityAt' | 'isPlaying'> {
  readonly sums: readonly KindSums[];
  readonly points: readonly DayPoint[];
  readonly facts: readonly PersonFact[];
  readonly thresholds: Thresholds;
  readonly now: number;
}

function boardRow({ person, classes, lastActivityAt, isPlaying, sums, points, facts, thresholds, now }: RowParts): BoardRow {
  const figures = periodFigures(sums);
  const trend = trendOf(points);
  const failed = facts.filter((fact) => fact.failed > 0).map(withoutPerson);
  return {
    person,
    classes,
    lastActivityAt,
    isPlaying,
    figures,
    trend,
    recent: points
      .slice(-RECENT_DAYS)
      .map(({ day, items, rightDecisions, decisions }) => ({ day: writeDay(day), items, accuracy: ratio(rightDecisions, decisions, 100) })),
    weakest: failed
      .filter(({ kind }) => kind === 'situation')
      .sort(weakestFirst(FEW.person))
      .slice(0, SHOWN),
    errors: failed
      .filter(({ kind }) => kind === 'error')
      .sort(byFrequency)
      .slice(0, SHOWN),
    flags: flagsOf({ figures, trend, lastActivityAt }, thresholds, now),
    readiness: readinessOf(figures, thresholds),
  };
}

/** A fact without whose it is. */
export function withoutPerson({ ruleSet, kind, code, met, failed }: PersonFact) {
  return { ruleSet, kind, code, met, failed };
}
