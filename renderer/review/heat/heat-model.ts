import type { HeatMap, TraineeView } from '#shared/api/review.ts';
import { type CountedFact, FEW, factKey, weakestFirst } from '#shared/scoring/facts.ts';

/** How often a fact was right: `rate` 0–100, `level` 1 (worst) to 5. */
export interface Heat {
  readonly met: number;
  readonly failed: number;
  readonly rate: number;
  readonly level: 1 | 2 | 3 | 4 | 5;
  /** Met too seldom to say much. */
  readonly isThin: boolean;
}
export interface HeatRow {
  readonly fact: CountedFact;
  readonly total: Heat;
  /** One a column; null where it was not met. */
  readonly cells: readonly (Heat | null)[];
}

/** Met fewer times than this, a slip or two says little: the cell is thin. */
const THIN = 3;

/** Green from 85 on, below which a school is usually told; the best from a point above what it takes to be ready. */
const LEVELS_FROM = [0, 70, 85, 93, 98] as const;

export function heatOf({ met, failed }: Pick<CountedFact, 'met' | 'failed'>, few: number = THIN): Heat | null {
  if (met === 0) return null;
  const rate = (100 * (met - failed)) / met;
  const above = LEVELS_FROM.filter((from) => rate >= from).length;
  const level = above <= 1 ? 1 : above === 2 ? 2 : above === 3 ? 3 : above === 4 ? 4 : 5;
  return { met, failed, rate, level, isThin: met < few };
}

/** The situation a cohort fails most, or why none can be named. Those met a few times only name none. */
export function weakestOf({ facts }: Pick<HeatMap, 'facts'>): CountedFact | 'few' | 'noneFailed' {
  const known = facts.filter((fact) => fact.kind === 'situation' && fact.met >= FEW.group);
  return known.length === 0 ? 'few' : (known.find(({ failed }) => failed > 0) ?? 'noneFailed');
}

/** Who of a cohort met any of its situations: the others have no column. */
export function peopleMet({ people, facts, cells }: HeatMap): HeatMap['people'] {
  const situations = new Set(facts.filter(({ kind }) => kind === 'situation').map(factKey));
  const met = new Set(cells.filter(({ fact }) => situations.has(fact)).map(({ person }) => person));
  return people.filter(({ id }) => met.has(id));
}

/** The situations of a cohort as rows, a column for each trainee who met any. */
export function cohortRows(map: HeatMap): readonly HeatRow[] {
  const { facts, cells } = map;
  const people = peopleMet(map);
  const byKey = new Map(cells.map((cell) => [`${cell.person} ${cell.fact}`, cell]));
  return rowsOf(facts, FEW.group, (fact) =>
    people.map(({ id }) => {
      const cell = byKey.get(`${id} ${factKey(fact)}`);
      return cell ? heatOf(cell) : null;
    }),
  );
}

/** The weeks a trainee's facts were met in, the oldest first. */
export function weeksOf({ weeks }: Pick<TraineeView, 'weeks'>): readonly string[] {
  return [...new Set(weeks.map(({ week }) => week))].sort();
}

/** A trainee's situations as rows, a column a week. */
export function weeklyRows({ facts, weeks }: Pick<TraineeView, 'facts' | 'weeks'>): readonly HeatRow[] {
  const columns = weeksOf({ weeks });
  const byKey = new Map(weeks.map((each) => [`${each.week} ${factKey(each)}`, each]));
  return rowsOf(facts, FEW.person, (fact) =>
    columns.map((week) => {
      const cell = byKey.get(`${week} ${factKey(fact)}`);
      return cell ? heatOf(cell) : null;
    }),
  );
}

function rowsOf(facts: readonly CountedFact[], few: number, cellsOf: (fact: CountedFact) => readonly (Heat | null)[]): readonly HeatRow[] {
  return facts.toSorted(weakestFirst(few)).flatMap((fact): HeatRow[] => {
    const total = fact.kind === 'situation' ? heatOf(fact, few) : null;
    return total ? [{ fact, total, cells: cellsOf(fact) }] : [];
  });
}
