import type { RunList } from '#shared/api/schemas.ts';

import type { RunFilter, RunPage, RunRecord } from '../store/ports.ts';
import type { Context } from './context.ts';
import { summarise } from './run-summary.ts';
import { type Viewer, maySee, namer } from './viewer.ts';

export interface ListedRuns {
  readonly limit: number;
  readonly before: RunPage['before'];
  readonly filter: RunFilter;
  /** Whose; null: the viewer's own. */
  readonly person: string | null;
}

/** A page of runs, the newest first. Of a person the viewer may not see there are none. */
export async function listRuns({ store }: Context, viewer: Viewer, { limit, before, filter, person }: ListedRuns): Promise<RunList> {
  const profile = person ?? viewer.profile;
  if (!maySee(viewer, profile)) return { runs: [], next: null };
  // One more than the page shows whether there is another page.
  const found = await store.read.runs({ profile, filter, before, limit: limit + 1 });
  const runs = found.slice(0, limit);
  const figures = await store.read.figures(runs.map((run) => run.id));
  const name = await namer(store.read, [profile]);
  const last = found.length > limit ? runs.at(-1) : undefined;
  return {
    runs: runs.map((run) => summarise(run, name(run.profile), figures.get(run.id))),
    next: last === undefined ? null : writeCursor(last),
  };
}

const CURSOR = /^(\d{1,15})\.([0-9a-f-]{36})$/i;

function writeCursor({ startedAt, id }: RunRecord): string {
  return `${startedAt}.${id}`;
}

/** Reads what `next` gave; undefined for anything else. */
export function readCursor(cursor: string): RunPage['before'] | undefined {
  const [, startedAt, id] = CURSOR.exec(cursor) ?? [];
  return startedAt === undefined || id === undefined ? undefined : { startedAt: Number(startedAt), id };
}
