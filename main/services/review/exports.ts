import type { FileReply } from '#shared/api/review.ts';
import type { Language } from '#shared/api/schemas.ts';
import type { Decision } from '#shared/drills/types.ts';
import { ok } from '#shared/result.ts';
import { applyOverrides } from '#shared/scoring/apply-overrides.ts';

import type { AttemptRecord, Reader } from '../../store/ports.ts';
import { type Context, type Outcome, refuse } from '../context.ts';
import { summarise } from '../run-summary.ts';
import { type Viewer, namer, readableRun } from '../viewer.ts';
import { readBoard } from './board.ts';
import { type Cell, toCsv } from './csv.ts';
import { type ReviewFilter } from './period.ts';
import { isPerson } from './trainee.ts';

/** How a file is written. */
export interface FileStyle {
  readonly format: 'csv' | 'json';
  readonly language: Language;
}

interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => Cell;
}

/** The board as a table: one line a trainee and currency of money. */
export async function exportBoard(context: Context, filter: ReviewFilter, style: FileStyle): Promise<Outcome<FileReply>> {
  const board = await readBoard(context, filter);
  if (!board.ok) return board;
  const { rows, period } = board.value;
  const lines = rows.flatMap((row) => (row.figures.money.length === 0 ? [null] : row.figures.money).map((money) => ({ row, money })));
  type Line = (typeof lines)[number];
  const columns: readonly Column<Line>[] = [
    { name: 'person', cell: ({ row }) => row.person.id },
    { name: 'name', cell: ({ row }) => row.person.name },
    { name: 'lastActivity', cell: ({ row }) => moment(row.lastActivityAt) },
    { name: 'items', cell: ({ row }) => row.figures.items },
    { name: 'cleanItems', cell: ({ row }) => row.figures.cleanItems },
    { name: 'decisions', cell: ({ row }) => row.figures.decisions },
    { name: 'accuracy', cell: ({ row }) => row.figures.accuracy },
    { name: 'cleanRate', cell: ({ row }) => row.figures.cleanRate },
    { name: 'decisionsPerMinute', cell: ({ row }) => row.figures.decisionsPerMinute },
    { name: 'trend', cell: ({ row }) => row.trend },
    { name: 'overriddenItems', cell: ({ row }) => row.figures.overridden },
    { name: 'currency', cell: ({ money }) => money?.currency ?? null },
    { name: 'overpaid', cell: ({ money }) => units(money?.overpaid) },
    { name: 'underpaid', cell: ({ money }) => units(money?.underpaid) },
    { name: 'overpaidPerHundredItems', cell: ({ money }) => units(money?.overpaidPerHundred) },
    { name: 'underpaidPerHundredItems', cell: ({ money }) => units(money?.underpaidPerHundred) },
    { name: 'flags', cell: ({ row }) => row.flags.join(' ') },
    { name: 'ready', cell: ({ row }) => row.readiness.ready },
    { name: 'notReadyFor', cell: ({ row }) => row.readiness.gaps.join(' ') },
  ];
  return ok(file(`tapis-board-${period.from}-${period.to}`, style, { columns, rows: lines, json: board.value }));
}

const MOST_RUNS = 100_000;

/** A person's runs, the newest first. */
export async function exportRuns(
  { store: { read } }: Context,
  viewer: Viewer,
  person: string,
  style: FileStyle,
): Promise<Outcome<FileReply>> {
  if (viewer.role !== 'solo' && !(await isPerson(read, viewer, person))) return refuse('notFound');
  const found = await read.runs({ profile: person, ruleSet: null, before: null, limit: MOST_RUNS });
  const name = await namer(read, [person]);
  const runs: ReturnType<typeof summarise>[] = [];
  for (const part of inParts(found, 500)) {
    const figures = await read.figures(part.map(({ id }) => id));
    runs.push(...part.map((run) => summarise(run, name(run.profile), figures.get(run.id))));
  }
  const columns: readonly Column<(typeof runs)[number]>[] = [
    { name: 'run', cell: (run) => run.id },
    { name: 'name', cell: (run) => run.person.name },
    { name: 'startedAt', cell: (run) => moment(run.startedAt) },
    { name: 'finishedAt', cell: (run) => moment(run.finishedAt) },
    { name: 'ruleSet', cell: (run) => run.settings.ruleSet },
    { name: 'drill', cell: (run) => run.settings.drill },
    { name: 'level', cell: (run) => run.settings.level },
    { name: 'items', cell: (run) => run.settings.items },
    { name: 'answered', cell: (run) => run.answered },
    { name: 'cleanItems', cell: (run) => run.cleanItems },
    { name: 'accuracy', cell: (run) => run.accuracy },
    { name: 'decisionsPerMinute', cell: (run) => run.decisionsPerMinute },
    { name: 'overpaid', cell: (run) => units(run.overpaid) },
    { name: 'underpaid', cell: (run) => units(run.underpaid) },
    { name: 'overriddenItems', cell: (run) => run.overridden },
  ];
  return ok(file(`tapis-runs-${person}`, style, { columns, rows: runs, json: runs }));
}

/** Every decision of a run, as the machine graded it and as it counts. */
export async function exportRun({ store: { read } }: Context, viewer: Viewer, id: string, style: FileStyle): Promise<Outcome<FileReply>> {
  const run = await readableRun(read, viewer, id);
  if (run === undefined) return refuse('notFound');
  const rows = await decisionsOf(read, id);
  type Row = (typeof rows)[number];
  const columns: readonly Column<Row>[] = [
    { name: 'item', cell: ({ attempt }) => attempt.item.index + 1 },
    { name: 'answeredAt', cell: ({ attempt }) => moment(attempt.answeredAt) },
    { name: 'decision', cell: ({ graded }) => graded.id },
    { name: 'verdict', cell: ({ graded }) => graded.verdict },
    { name: 'diagnosis', cell: ({ graded }) => graded.diagnosis?.code ?? null },
    { name: 'moneyError', cell: ({ graded }) => units(graded.moneyError) },
    { name: 'milliseconds', cell: ({ graded }) => graded.ms ?? null },
    { name: 'citation', cell: ({ graded }) => graded.citation },
    { name: 'countedVerdict', cell: ({ counted }) => counted.verdict },
    { name: 'countedMoneyError', cell: ({ counted }) => units(counted.moneyError) },
    { name: 'overrideReason', cell: ({ reason }) => reason },
  ];
  const json = rows.map(({ attempt, graded, counted, reason }) => ({
    item: attempt.item.index,
    attempt: attempt.id,
    graded,
    counted,
    reason,
  }));
  return ok(file(`tapis-run-${id}`, style, { columns, rows, json }));
}

interface DecisionRow {
  readonly attempt: AttemptRecord;
  readonly graded: Decision;
  readonly counted: Decision;
  readonly reason: string | null;
}

async function decisionsOf(read: Reader, run: string): Promise<DecisionRow[]> {
  const overrides = Map.groupBy(await read.overridesIn(run), ({ attempt }) => attempt);
  return (await read.firstTries(run)).flatMap((attempt) => {
    const own = overrides.get(attempt.id) ?? [];
    const counted = applyOverrides(attempt.grade, own).decisions;
    return attempt.grade.decisions.map((graded, index) => ({
      attempt,
      graded,
      counted: counted[index] ?? graded,
      reason: own.findLast(({ decision }) => decision === graded.id)?.reason ?? null,
    }));
  });
}

interface Table<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly json: unknown;
}

function file<Row>(name: string, { format, language }: FileStyle, { columns, rows, json }: Table<Row>): FileReply {
  if (format === 'json') return { name: `${name}.json`, type: 'application/json', content: JSON.stringify(json, null, 2) };
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row)));
  const content = toCsv(
    columns.map((column) => column.name),
    cells,
    language,
  );
  return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', content };
}

/** Minor units as currency units; spreadsheets know no minor units. */
function units(amount: number | undefined): number | null {
  return amount === undefined ? null : amount / 100;
}

function moment(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

function* inParts<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
