import type { RunList } from '#shared/api/schemas.ts';
import type { RuleSetId } from '#shared/games/types.ts';

import type { RunPage, RunRecord } from '../store/ports.ts';
import type { Context } from './context.ts';
import { LOCAL_PROFILE } from './profile.ts';
import { summarise } from './run-summary.ts';

export interface ListedRuns {
  readonly limit: number;
  readonly before: RunPage['before'];
  readonly ruleSet: RuleSetId | null;
}

/** A page of runs, the newest first. */
export async function listRuns({ store }: Context, { limit, before, ruleSet }: ListedRuns): Promise<RunList> {
  // One more than the page shows whether there is another page.
  const found = await store.read.runs({ profile: LOCAL_PROFILE, ruleSet, before, limit: limit + 1 });
  const runs = found.slice(0, limit);
  const figures = await store.read.figures(runs.map((run) => run.id));
  const last = found.length > limit ? runs.at(-1) : undefined;
  return {
    runs: runs.map((run) => summarise(run, figures.get(run.id))),
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
