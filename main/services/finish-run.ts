import type { RunSummary } from '#shared/api/schemas.ts';
import { ok } from '#shared/result.ts';

import { type Context, type Outcome, refuse } from './context.ts';
import { LOCAL_PROFILE } from './profile.ts';
import { summarise } from './run-summary.ts';

/** Ends a run before its last item. A finished run stays as it is. */
export function finishRun({ store, clock }: Context, id: string): Promise<Outcome<RunSummary>> {
  return store.write(async (transaction) => {
    const run = await transaction.lockRun(LOCAL_PROFILE, id);
    if (run === undefined) return refuse('notFound');
    const finishedAt = run.finishedAt ?? clock();
    if (run.finishedAt === null) await transaction.finishRun(id, finishedAt);
    const figures = await transaction.figures([id]);
    return ok(summarise({ ...run, finishedAt }, figures.get(id)));
  });
}
