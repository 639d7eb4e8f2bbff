import type { FileReply } from '#shared/api/review.ts';
import type { Decision } from '#shared/drills/types.ts';
import { ok } from '#shared/result.ts';
import { applyOverrides } from '#shared/scoring/apply-overrides.ts';

import type { AttemptRecord, Reader, RunFilter } from '../../store/ports.ts';
import { type Context, type Outcome, refuse } from '../context.ts';
import { summarise } from '../run-summary.ts';
import { type Viewer, namer, readableRun } from '../viewer.ts';
import { readBoard } from './board.ts';
import { type Column, FIGURE_COLUMNS, type FileStyle, MONEY_COLUMNS, byCurrency, file, moment, units } from './files.ts';
import { type ReviewFilter } from './period.ts';
import { isPerson } from './trainee.ts';

/** The board as a table: one line a trainee and currency of money. */
export async function exportBoard(context: Context, filter: ReviewFilter, style: FileStyle): Promise<Outcome<FileReply>> {
  const board = await readBoard(context, filter);
  if (!board.ok) return board;
  const { rows, period } = board.value;
  const lines = byCurrency(rows);
  type Line = (typeof lines)[number];
  const columns: readonly Column<Line>[] = [
    { name: 'person', cell: ({ row }) => row.person.id },
    { name: 'name', cell: ({ row }) => row.person.name },
    { name: 'lastActivity', cell: ({ row }) => moment(row.lastActivityAt) },
    ...FIGURE_COLUMNS,
    { name: 'trend', cell: ({ row }) => row.trend },
    { name: 'overriddenItems', cell: ({ row }) => row.figures.overridden },
    ...MONEY_COLUMNS,
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
  { filter, style }: { readonly filter: RunFilter; readonly style: FileStyle },
): Promise<Outcome<FileReply>> {
  if (viewer.role !== 'solo' && !(await isPerson(read, viewer, person))) return refuse('notFound');
  const found = await read.runs({ profile: person, filter, before: null, limit: MOST_RUNS });
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

function* inParts<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
