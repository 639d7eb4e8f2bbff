import type { CountedFact } from '#shared/scoring/facts.ts';

import { fromJson, toJson } from './json.ts';

/** The facts of one rule set in one week, in one row: a row each would be forty times as many, and as slow to read. */
type KeptFacts = Readonly<Record<string, readonly [met: number, failed: number]>>;

const KINDS = ['situation', 'error'] as const;

/** Facts as a column. */
export function writeFacts(facts: readonly CountedFact[]): string {
  const kept = facts.filter(({ met, failed }) => met !== 0 || failed !== 0);
  return toJson(Object.fromEntries(kept.map(({ kind, code, met, failed }) => [`${kind}:${code}`, [met, failed]])));
}

/** Columns of one rule set as facts, added up. */
export function readFacts(ruleSet: string, columns: readonly string[]): CountedFact[] {
  // By the names as they are kept: there may be hundreds of thousands to add up.
  const sums = new Map<string, [met: number, failed: number]>();
  for (const column of columns) {
    const kept = fromJson<KeptFacts>(column);
    for (const key in kept) {
      const [met, failed] = kept[key] ?? [0, 0];
      const sum = sums.get(key);
      if (sum === undefined) sums.set(key, [met, failed]);
      else {
        sum[0] += met;
        sum[1] += failed;
      }
    }
  }
  return [...sums].flatMap(([key, [met, failed]]) => {
    const kind = KINDS.find((each) => key.startsWith(`${each}:`));
    return kind === undefined ? [] : [{ ruleSet, kind, code: key.slice(kind.length + 1), met, failed }];
  });
}

/** A column with facts of its rule set added. */
export function addFacts(ruleSet: string, column: string, facts: readonly CountedFact[]): string {
  return writeFacts(readFacts(ruleSet, [column, writeFacts(facts)]));
}
