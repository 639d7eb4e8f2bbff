import type { CountedFact } from '#shared/scoring/facts.ts';

import { toJson } from './json.ts';

const KINDS = ['situation', 'error'] as const;

/**
 * Facts as a column: `{"situation:tie":[met,failed],…}`. Those of one rule set in one week are one row: a row each would be
 * forty times as many, and as slow to read.
 */
export function writeFacts(facts: readonly CountedFact[]): string {
  const kept = facts.filter(({ met, failed }) => met !== 0 || failed !== 0);
  return toJson(Object.fromEntries(kept.map(({ kind, code, met, failed }) => [`${kind}:${code}`, [met, failed]])));
}

type Counts = [met: number, failed: number];

/** Columns of one rule set as facts, added up. */
export function readFacts(ruleSet: string, columns: readonly string[]): CountedFact[] {
  // By the names as they are kept: there may be more than a million to add up.
  const sums = new Map<string, Counts>();
  for (const column of columns) addColumn(column, sums);
  return [...sums].flatMap(([key, [met, failed]]) => {
    const kind = KINDS.find((each) => key.startsWith(`${each}:`));
    return kind === undefined ? [] : [{ ruleSet, kind, code: key.slice(kind.length + 1), met, failed }];
  });
}

const END_OF_NAME = '":[';
const MINUS = '-'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);

/**
 * Adds what a column counts. Read by hand, as `writeFacts` wrote it: the board of a school year reads fifty megabytes of
 * columns, and `JSON.parse` spends most of that time on objects nobody keeps.
 */
function addColumn(column: string, sums: Map<string, Counts>): void {
  let at = 0;
  const readWhole = (): number => {
    const isNegative = column.charCodeAt(at) === MINUS;
    if (isNegative) at += 1;
    let whole = 0;
    for (let digit = column.charCodeAt(at) - ZERO; digit >= 0 && digit <= 9; digit = column.charCodeAt(at) - ZERO) {
      whole = whole * 10 + digit;
      at += 1;
    }
    return isNegative ? -whole : whole;
  };
  for (let quote = column.indexOf('"'); quote !== -1; quote = column.indexOf('"', at)) {
    const end = column.indexOf(END_OF_NAME, quote);
    if (end === -1) throw new Error(`no facts of a week: ${column}`);
    const key = column.slice(quote + 1, end);
    at = end + END_OF_NAME.length;
    const met = readWhole();
    // The comma.
    at += 1;
    const failed = readWhole();
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, [met, failed]);
    else {
      sum[0] += met;
      sum[1] += failed;
    }
  }
}

/** A column with facts of its rule set added. */
export function addFacts(ruleSet: string, column: string, facts: readonly CountedFact[]): string {
  return writeFacts(readFacts(ruleSet, [column, writeFacts(facts)]));
}
