import type { RunSummary } from '#shared/api/schemas.ts';

/** How many runs the home screen looks back on. */
export const HOME_RUNS = 12;

/** The run to go on with: the newest one that is not finished. */
export function unfinishedRun(runs: readonly RunSummary[]): RunSummary | undefined {
  return runs.find(({ finishedAt }) => finishedAt === null);
}

/** The finished runs, newest first. */
export function finishedRuns(runs: readonly RunSummary[]): readonly RunSummary[] {
  return runs.filter(({ finishedAt, answered }) => finishedAt !== null && answered > 0);
}
