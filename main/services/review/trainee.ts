import type { ComparedLine, Comparison, DayFigures, HeatMap, TraineeView } from '#shared/api/review.ts';
import { ok } from '#shared/result.ts';
import { FEW, factKey, sumFacts, weakestFirst } from '#shared/scoring/facts.ts';
import { periodFigures } from '#shared/scoring/period-figures.ts';

import type { Reader } from '../../store/ports.ts';
import type { DaySums } from '../../store/review-ports.ts';
import { readSchool } from '../accounts/set-up-school.ts';
import { type Context, type Outcome, refuse } from '../context.ts';
import { type Viewer, maySee } from '../viewer.ts';
import { boardRows, traineesOf, withoutPerson } from './board.ts';
import { type ReviewFilter, weeksOf, writeDay, writePeriod, writeWeek } from './period.ts';
import { rulingsOn } from './rulings.ts';

/** One trainee: figures by game, day by day, facts and facts by week. Archived ones too; trainees see themselves. */
export async function readTrainee(context: Context, viewer: Viewer, id: string, filter: ReviewFilter): Promise<Outcome<TraineeView>> {
  const { read } = context.store;
  const account = maySee(viewer, id) ? await read.account(id) : undefined;
  const school = await readSchool(context);
  if (!school.ok) return school;
  if (account === undefined) return refuse('notFound');
  const classes = (await read.memberships()).filter(({ profile }) => profile === id).map((each) => each.class);
  const { rows, sums } = await boardRows(context, [{ id, name: account.name, classes }], filter, school.value.thresholds);
  const [row] = rows;
  if (row === undefined) throw new Error('a board without the one person asked for');
  const query = { profiles: [id], ruleSet: filter.ruleSet, drill: filter.drill, level: filter.level };
  const weeks = { ...query, ...weeksOf(filter) };
  return ok({
    period: writePeriod(filter),
    thresholds: school.value.thresholds,
    row,
    byKind: sums.map((each) => ({ ruleSet: each.ruleSet, drill: each.drill, figures: periodFigures([each]) })),
    days: byDay(await read.daySums({ ...query, from: filter.from, to: filter.to })),
    facts: (await read.facts(weeks)).map(withoutPerson).sort(weakestFirst(FEW.person)),
    overrides: await rulingsOn(read, id, filter),
    weeks: (await read.weekFacts(weeks)).map((fact) => ({ ...fact, week: writeWeek(fact.week) })),
  });
}

/** Trainees and classes side by side. */
export async function compare(
  context: Context,
  { people, classes }: { readonly people: readonly string[]; readonly classes: readonly string[] },
  filter: ReviewFilter,
): Promise<Outcome<Comparison>> {
  const { read } = context.store;
  const school = await readSchool(context);
  if (!school.ok) return school;
  const accounts = new Map((await read.accounts()).map((account) => [account.profile, account]));
  const groups: (Pick<ComparedLine, 'kind' | 'id' | 'name'> & { readonly profiles: readonly string[] })[] = [];
  for (const id of people) {
    const account = accounts.get(id);
    if (account === undefined) return refuse('notFound', 'people');
    groups.push({ kind: 'trainee', id, name: account.name, profiles: [id] });
  }
  const known = await read.classes();
  for (const id of classes) {
    const members = await traineesOf(read, id);
    if (members === undefined) return refuse('notFound', 'classes');
    const name = known.find((each) => each.id === id)?.name ?? null;
    groups.push({ kind: 'class', id, name, profiles: members.map((member) => member.id) });
  }
  const lines: ComparedLine[] = [];
  for (const { profiles, ...line } of groups) {
    const { ruleSet, drill, level, from, to } = filter;
    const sums = await read.daySums({ profiles, ruleSet, drill, level, from, to });
    lines.push({ ...line, figures: periodFigures(sums), days: byDay(sums) });
  }
  return ok({ period: writePeriod(filter), thresholds: school.value.thresholds, lines });
}

/** Which facts a group fails, and who of it. */
export async function readHeatMap({ store: { read } }: Context, filter: ReviewFilter): Promise<Outcome<HeatMap>> {
  const people = await traineesOf(read, filter.class);
  if (people === undefined) return refuse('notFound', 'class');
  const profiles = people.map(({ id }) => id);
  const found = await read.facts({ profiles, ruleSet: filter.ruleSet, drill: filter.drill, level: filter.level, ...weeksOf(filter) });
  const facts = sumFacts(found.map(withoutPerson)).toSorted(weakestFirst(FEW.group));
  return ok({
    period: writePeriod(filter),
    people: people.map(({ id, name }) => ({ id, name })),
    facts,
    cells: found.map((fact) => ({ person: fact.profile, fact: factKey(fact), met: fact.met, failed: fact.failed })),
  });
}

function byDay(sums: readonly DaySums[]): DayFigures[] {
  return [...Map.groupBy(sums, ({ day }) => day)].map(([day, own]) => ({ day: writeDay(day), ...periodFigures(own) }));
}

/** Whether there is such a person, for a viewer who may know. */
export async function isPerson(read: Reader, viewer: Viewer, id: string): Promise<boolean> {
  return maySee(viewer, id) && (await read.account(id)) !== undefined;
}
