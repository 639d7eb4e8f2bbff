import type { RunSummary } from '#shared/api/schemas.ts';
import { ok } from '#shared/result.ts';

import { type Context, type Outcome, refuse } from './context.ts';
import { summarise } from './run-summary.ts';
import { type Viewer, namer } from './viewer.ts';

/** Ends a run before its last item. A finished run stays as it is. */
export function finishRun({ store, clock }: Context, viewer: Viewer, id: string): Promise<Outcome<RunSummary>> {
  return store.write(async (transaction) => {
    const run = await transaction.lockRun(viewer.profile, id);
    if (run === undefined) return refuse('notFound');
    const finishedAt = run.finishedAt ?? clock();
    if (run.finishedAt === null) await transaction.finishRun(id, finishedAt);
    const figures = await transaction.figures([id]);
    const name = await namer(transaction, [run.profile]);
    return ok(summarise({ ...run, finishedAt }, name(run.profile), figures.get(id)));
  });
}
