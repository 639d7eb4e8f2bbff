import type { RunState } from '#shared/api/schemas.ts';
import { ok } from '#shared/result.ts';

import type { Reader, RunRecord } from '../store/ports.ts';
import { type Context, type Outcome, refuse } from './context.ts';
import { viewOf } from './run-items.ts';
import { summarise } from './run-summary.ts';
import { type Viewer, namer, readableRun } from './viewer.ts';

/** A run as it stands, with the item to be answered now. */
export async function readRun({ store }: Context, viewer: Viewer, id: string): Promise<Outcome<RunState>> {
  const run = await readableRun(store.read, viewer, id);
  return run === undefined ? refuse('notFound') : ok(await stateOf(store.read, run));
}

/** The same for a run already read. */
export async function stateOf(reader: Reader, run: RunRecord): Promise<RunState> {
  const figures = (await reader.figures([run.id])).get(run.id);
  const current = run.finishedAt === null ? (figures?.answered ?? 0) : null;
  const name = await namer(reader, [run.profile]);
  return { run: summarise(run, name(run.profile), figures), item: viewOf(run, current) };
}
