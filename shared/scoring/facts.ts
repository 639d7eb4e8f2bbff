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

/** Met fewer times than this by one person, or by a group together, a situation says little: one slip may be all there is. */
export const FEW = { person: 5, group: 10 } as const;

/** The weakest situations first: the smallest share of right answers. Those met a few times only come last, so that a slip at a rare one leads no list. */
export function weakestFirst(few: number): (a: CountedFact, b: CountedFact) => number {
  return (a, b) =>
    Number(a.met < few) - Number(b.met < few) || failedShare(b) - failedShare(a) || b.failed - a.failed || compare(factKey(a), factKey(b));
}

/** The most frequent errors first. */
export function byFrequency(a: CountedFact, b: CountedFact): number {
  return b.failed - a.failed || compare(factKey(a), factKey(b));
}

function failedShare({ met, failed }: CountedFact): number {
  return met === 0 ? 0 : failed / met;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
