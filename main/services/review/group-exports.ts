import type { HomeworkProgress, HomeworkView } from '#shared/api/homework.ts';
import type { FileReply } from '#shared/api/review.ts';
import { ok } from '#shared/result.ts';
import { factKey } from '#shared/scoring/facts.ts';

import type { Context, Outcome } from '../context.ts';
import type { Viewer } from '../viewer.ts';
import { type Column, FIGURE_COLUMNS, type FileStyle, MONEY_COLUMNS, byCurrency, file, moment } from './files.ts';
import { type AskedHomework, listHomework } from './homework.ts';
import type { ReviewFilter } from './period.ts';
import { compare, readHeatMap, readTrainee } from './trainee.ts';

/** A counted fact, as every table of them writes it. */
const FACT_COLUMNS: readonly Column<{
  readonly fact: { readonly ruleSet: string; readonly kind: string; readonly code: string };
  readonly met: number;
  readonly failed: number;
}>[] = [
  { name: 'ruleSet', cell: ({ fact }) => fact.ruleSet },
  { name: 'kind', cell: ({ fact }) => fact.kind },
  { name: 'fact', cell: ({ fact }) => fact.code },
  { name: 'met', cell: ({ met }) => met },
  { name: 'failed', cell: ({ failed }) => failed },
];

/** What a trainee knows, week by week; as JSON everything their page shows. */
export async function exportTrainee(
  context: Context,
  viewer: Viewer,
  id: string,
  { filter, style }: { readonly filter: ReviewFilter; readonly style: FileStyle },
): Promise<Outcome<FileReply>> {
  const view = await readTrainee(context, viewer, id, filter);
  if (!view.ok) return view;
  const { period, weeks } = view.value;
  const rows = weeks.map((fact) => ({ fact, week: fact.week, met: fact.met, failed: fact.failed }));
  const columns: readonly Column<(typeof rows)[number]>[] = [{ name: 'week', cell: ({ week }) => week }, ...FACT_COLUMNS];
  return ok(file(`tapis-trainee-${id}-${period.from}-${period.to}`, style, { columns, rows, json: view.value }));
}

/** The facts of a group, one line for each trainee who met one, and one for all. */
export async function exportHeatMap(context: Context, filter: ReviewFilter, style: FileStyle): Promise<Outcome<FileReply>> {
  const map = await readHeatMap(context, filter);
  if (!map.ok) return map;
  const { period, people, facts, cells } = map.value;
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const byFact = Map.groupBy(cells, ({ fact }) => fact);
  const rows = facts.flatMap((fact) => {
    const all = { fact, person: null, met: fact.met, failed: fact.failed };
    return [all, ...(byFact.get(factKey(fact)) ?? []).map(({ person, met, failed }) => ({ fact, person, met, failed }))];
  });
  const columns: readonly Column<(typeof rows)[number]>[] = [
    ...FACT_COLUMNS.slice(0, 3),
    { name: 'person', cell: ({ person }) => person },
    { name: 'name', cell: ({ person }) => (person === null ? null : (names.get(person) ?? null)) },
    ...FACT_COLUMNS.slice(3),
  ];
  return ok(file(`tapis-heat-map-${period.from}-${period.to}`, style, { columns, rows, json: map.value }));
}

/** Trainees and classes side by side: a line each and currency of money. */
export async function exportComparison(
  context: Context,
  compared: Parameters<typeof compare>[1],
  { filter, style }: { readonly filter: ReviewFilter; readonly style: FileStyle },
): Promise<Outcome<FileReply>> {
  const comparison = await compare(context, compared, filter);
  if (!comparison.ok) return comparison;
  const { period, lines } = comparison.value;
  const rows = byCurrency(lines);
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { name: 'kind', cell: ({ row }) => row.kind },
    { name: 'id', cell: ({ row }) => row.id },
    { name: 'name', cell: ({ row }) => row.name },
    ...FIGURE_COLUMNS,
    ...MONEY_COLUMNS,
  ];
  return ok(file(`tapis-comparison-${period.from}-${period.to}`, style, { columns, rows, json: comparison.value }));
}

/** Homework and who has done it: a line for each trainee it is for. */
export async function exportHomework(
  context: Context,
  viewer: Viewer,
  asked: AskedHomework,
  style: FileStyle,
): Promise<Outcome<FileReply>> {
  const all = await listHomework(context, viewer, asked);
  const rows = all.flatMap((homework): { homework: HomeworkView; own: HomeworkProgress | null }[] =>
    homework.progress.length === 0 ? [{ homework, own: null }] : homework.progress.map((own) => ({ homework, own })),
  );
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { name: 'homework', cell: ({ homework }) => homework.id },
    { name: 'title', cell: ({ homework }) => homework.title },
    { name: 'ruleSet', cell: ({ homework }) => homework.settings.ruleSet },
    { name: 'level', cell: ({ homework }) => homework.settings.level },
    { name: 'items', cell: ({ homework }) => homework.settings.items },
    { name: 'setBy', cell: ({ homework }) => homework.author.name },
    { name: 'dueAt', cell: ({ homework }) => moment(homework.dueAt) },
    { name: 'cancelledAt', cell: ({ homework }) => moment(homework.cancelledAt) },
    { name: 'person', cell: ({ own }) => own?.person.id ?? null },
    { name: 'name', cell: ({ own }) => own?.person.name ?? null },
    { name: 'state', cell: ({ own }) => own?.state ?? null },
    { name: 'answered', cell: ({ own }) => own?.answered ?? null },
    { name: 'finishedAt', cell: ({ own }) => moment(own?.finishedAt ?? null) },
    { name: 'accuracy', cell: ({ own }) => own?.accuracy ?? null },
  ];
  return ok(file('tapis-homework', style, { columns, rows, json: all }));
}
