import type { RunReport } from '#shared/api/schemas.ts';
import type { RunSettings } from '#shared/drills/types.ts';

const FEWEST = 5;
const MOST = 20;

/** A short run of the situations failed in this one; null when none was. */
export function mistakesRun({ run, result }: Pick<RunReport, 'run' | 'result'>): RunSettings | null {
  const failed = result.situations.filter((each) => each.failed > 0).map(({ situation }) => situation);
  if (failed.length === 0) return null;
  const items = Math.min(MOST, Math.max(FEWEST, failed.length * 2));
  return { ...run.settings, mix: 'training', items, situations: failed };
}
