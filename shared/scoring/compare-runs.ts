import type { ComparedRun, RunComparison } from './types.ts';

/** How many runs a comparison shows. */
const RECENT = 8;

/** A run among the earlier ones (oldest first) of the same rule set and drill. */
export function compareRuns(earlier: readonly ComparedRun[], current: ComparedRun): RunComparison {
  const before = earlier.at(-1)?.accuracy ?? null;
  const bestBefore = best(earlier);
  return {
    recent: [...earlier, current].slice(-RECENT),
    accuracyChange: before === null || current.accuracy === null ? null : Math.round((current.accuracy - before) * 10) / 10,
    bestAccuracy: best([...earlier, current]),
    isBest: bestBefore !== null && current.accuracy !== null && current.accuracy > bestBefore,
  };
}

function best(runs: readonly ComparedRun[]): number | null {
  return runs.reduce<number | null>((found, { accuracy }) => (accuracy === null ? found : Math.max(found ?? 0, accuracy)), null);
}
