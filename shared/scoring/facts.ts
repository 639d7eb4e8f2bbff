import type { Grade } from '../drills/types.ts';
import { ruleSetById } from '../games/index.ts';
import type { RuleSetId, Table } from '../games/types.ts';
import { errorOf } from './run-result.ts';
import { countShowings } from './situations.ts';

/** What can be known or got wrong: a situation of a game, or a kind of error made in it. */
export interface Fact {
  readonly ruleSet: RuleSetId;
  readonly kind: 'situation' | 'error';
  /** The situation, or the diagnosis (the verdict where none explains the error). */
  readonly code: string;
}
export interface CountedFact extends Fact {
  readonly met: number;
  readonly failed: number;
}

/**
 * What one answer says of facts: each situation as often as the table showed it, failed where a decision about it was wrong;
 * each error as often as it was made. Of a game this version does not know, only the errors can be told.
 */
export function factsOf(table: Table, grade: Grade): readonly CountedFact[] {
  const { ruleSet } = table;
  const counts = countShowings(ruleSetById(ruleSet)?.showings(table) ?? [], grade.decisions);
  const met = counts.map(({ situation, ...count }): CountedFact => ({ ruleSet, kind: 'situation', code: situation, ...count }));
  const errors = new Map<string, number>();
  for (const decision of grade.decisions) {
    const code = errorOf(decision)?.code;
    if (code !== undefined) errors.set(code, (errors.get(code) ?? 0) + 1);
  }
  return [...met, ...[...errors].map(([code, count]): CountedFact => ({ ruleSet, kind: 'error', code, met: count, failed: count }))];
}

/** The same facts added up, without those that come to nothing. */
export function sumFacts(facts: readonly CountedFact[]): readonly CountedFact[] {
  const sums = new Map<string, CountedFact>();
  for (const fact of facts) {
    const key = factKey(fact);
    const sum = sums.get(key) ?? { met: 0, failed: 0 };
    sums.set(key, { ...fact, met: sum.met + fact.met, failed: sum.failed + fact.failed });
  }
  return [...sums.values()].filter(({ met, failed }) => met !== 0 || failed !== 0);
}

/** One name for a fact. */
export function factKey({ ruleSet, kind, code }: Fact): string {
  return `${ruleSet}:${kind}:${code}`;
}

/** Met this often before a share of failures says much. */
const FEW = 3;

/** The weakest situations first. A share of few is held back, so that one slip at a rare situation does not lead the list. */
export function byWeakness(a: CountedFact, b: CountedFact): number {
  return weakness(b) - weakness(a) || b.failed - a.failed || compare(factKey(a), factKey(b));
}

/** The most frequent errors first. */
export function byFrequency(a: CountedFact, b: CountedFact): number {
  return b.failed - a.failed || compare(factKey(a), factKey(b));
}

function weakness({ met, failed }: CountedFact): number {
  return failed / (met + FEW);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
