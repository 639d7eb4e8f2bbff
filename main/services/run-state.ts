import type { RunState } from '#shared/api/schemas.ts';
import { ok } from '#shared/result.ts';

import type { Reader, RunRecord } from '../store/ports.ts';
import { type Context, type Outcome, refuse } from './context.ts';
import { LOCAL_PROFILE } from './profile.ts';
import { viewOf } from './run-items.ts';
import { summarise } from './run-summary.ts';

/** A run as it stands, with the item to be answered now. */
export async function readRun({ store }: Context, id: string): Promise<Outcome<RunState>> {
  const run = await store.read.run(LOCAL_PROFILE, id);
  return run === undefined ? refuse('notFound') : ok(await stateOf(store.read, run));
}

/** The same for a run already read. */
export async function stateOf(reader: Reader, run: RunRecord): Promise<RunState> {
  const figures = (await reader.figures([run.id])).get(run.id);
  const current = run.finishedAt === null ? (figures?.answered ?? 0) : null;
  return { run: summarise(run, figures), item: viewOf(run, current) };
}
