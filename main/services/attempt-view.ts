import type { AttemptView } from '#shared/api/schemas.ts';
import { ok } from '#shared/result.ts';

import type { AttemptRecord, RunRecord } from '../store/ports.ts';
import { type Context, type Outcome, refuse } from './context.ts';
import { drillOf } from './run-items.ts';
import { type Viewer, readableRun } from './viewer.ts';

/** An answered item with its correction. */
export async function readAttempt({ store }: Context, viewer: Viewer, id: string): Promise<Outcome<AttemptView>> {
  const attempt = await store.read.attempt(id);
  const run = attempt === undefined ? undefined : await readableRun(store.read, viewer, attempt.run);
  return attempt === undefined || run === undefined ? refuse('notFound') : ok(attemptView(run, attempt));
}

/** All there is to see of an item, its answer being in: a record exists, so seed and settlement may be shown. */
export function attemptView({ settings }: RunRecord, attempt: AttemptRecord): AttemptView {
  const { item } = attempt;
  const drill = drillOf(settings);
  const settlement = drill.expected(settings, item.table);
  return {
    id: attempt.id,
    run: attempt.run,
    settings,
    index: item.index,
    tryNumber: attempt.tryNumber,
    answeredAt: attempt.answeredAt,
    seed: item.seed,
    table: item.table,
    events: attempt.events,
    grade: attempt.grade,
    settlement,
    steps: drill.expectedSteps(settings, settlement),
  };
}
