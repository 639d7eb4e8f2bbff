import type { Decision, Verdict } from '../drills/types.ts';
import type { OrderRuleId, SituationId } from '../games/types.ts';
import type { SituationCount } from './situations.ts';
import { median, ratio, sumOf } from './statistics.ts';
import type { RunResult, ScoredAttempt } from './types.ts';

/** How many of the slowest decisions a result names. */
const SLOWEST = 5;

/**
 * What a run amounts to, from its first tries.
 * `situations`: those the run could meet, so that the ones it has not met are listed too.
 */
export function runResult(attempts: readonly ScoredAttempt[], situations: readonly SituationId[] = []): RunResult {
  const ordered = [...attempts].sort((a, b) => a.index - b.index);
  const decisions = sumOf(ordered, ({ grade }) => grade.decisions.length);
  const rightDecisions = sumOf(ordered, ({ grade }) => grade.right);
  const durationMs = sumOf(ordered, ({ grade }) => grade.durationMs);
  const overpaid = sumOf(ordered, ({ grade }) => grade.overpaid);
  const underpaid = sumOf(ordered, ({ grade }) => grade.underpaid);
  const timed = timedDecisions(ordered);
  return {
    items: ordered.length,
    cleanItems: ordered.filter(({ grade }) => grade.clean).length,
    decisions,
    rightDecisions,
    accuracy: ratio(rightDecisions, decisions, 100),
    durationMs,
    decisionsPerMinute: ratio(decisions, durationMs, 60_000),
    medianDecisionMs: wholeMs(median(timed.map(({ ms }) => ms))),
    overpaid,
    underpaid,
    overpaidPerHundred: perHundred(overpaid, ordered.length),
    underpaidPerHundred: perHundred(underpaid, ordered.length),
    longestCleanStreak: longestStreak(ordered),
    slowest: [...timed].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST),
    diagnoses: countDiagnoses(ordered),
    byItem: ordered.map(({ index, attempt, grade }) => ({
      index,
      attempt,
      score: grade.score,
      errors: grade.decisions.length - grade.right,
    })),
    situations: countSituations(ordered, situations),
  };
}

function wholeMs(ms: number | null): number | null {
  return ms === null ? null : Math.round(ms);
}

function perHundred(amount: number, items: number): number {
  return items === 0 ? 0 : Math.round((amount * 100) / items);
}

function timedDecisions(attempts: readonly ScoredAttempt[]): RunResult['slowest'][number][] {
  return attempts.flatMap(({ index, attempt, grade }) =>
    grade.decisions.flatMap((decision) => (decision.ms === undefined ? [] : [{ index, attempt, decision, ms: decision.ms }])),
  );
}

function longestStreak(attempts: readonly ScoredAttempt[]): number {
  let longest = 0;
  let current = 0;
  for (const { grade } of attempts) {
    current = grade.clean ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}

type DiagnosisCount = RunResult['diagnoses'][number];

/** How an error is counted that no diagnosis explains. */
const BARE_VERDICTS: Readonly<Record<Exclude<Verdict, 'right'>, DiagnosisCount['code']>> = {
  missed: 'missed',
  superfluous: 'superfluous',
  wrongAction: 'wrongAction',
  wrongAmount: 'arithmetic',
  wrongCall: 'wrongCall',
  outOfOrder: 'orderBroken',
};

/** What a decision counts as among the errors; null when it was right. */
export function errorOf(decision: Decision): { readonly code: DiagnosisCount['code']; readonly rule?: OrderRuleId } | null {
  if (decision.verdict === 'right') return null;
  const code = decision.diagnosis?.code ?? BARE_VERDICTS[decision.verdict];
  return decision.diagnosis?.rule === undefined ? { code } : { code, rule: decision.diagnosis.rule };
}

/** Errors by what explains them, the most frequent first; among equals, the first met. */
function countDiagnoses(attempts: readonly ScoredAttempt[]): DiagnosisCount[] {
  const counts = new Map<string, DiagnosisCount>();
  for (const decision of attempts.flatMap(({ grade }) => grade.decisions)) {
    const error = errorOf(decision);
    if (error === null) continue;
    const key = `${error.code}:${error.rule ?? ''}`;
    counts.set(key, { ...error, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

function countSituations(attempts: readonly ScoredAttempt[], wished: readonly SituationId[]): SituationCount[] {
  const sums = new Map<SituationId, SituationCount>(wished.map((situation) => [situation, { situation, met: 0, failed: 0 }]));
  for (const { situation, met, failed } of attempts.flatMap(({ situations }) => situations)) {
    const sum = sums.get(situation) ?? { met: 0, failed: 0 };
    sums.set(situation, { situation, met: sum.met + met, failed: sum.failed + failed });
  }
  return [...sums.values()];
}
