import type { Decision, Grade, Verdict } from '../drills/types.ts';

/** A supervisor's word on a decision. */
export interface DecisionOverride {
  readonly decision: string;
  readonly verdict: 'right' | 'wrong';
}

/**
 * A grade with a supervisor's word applied: of several on one decision the last counts, and a word that says what the
 * machine said changes nothing. A decision ruled right costs no money; one ruled wrong keeps what the machine found.
 */
export function applyOverrides(grade: Grade, overrides: readonly DecisionOverride[]): Grade {
  const last = new Map(overrides.map(({ decision, verdict }) => [decision, verdict]));
  const decisions = grade.decisions.map((decision) => overridden(decision, last.get(decision.id)));
  if (decisions.every((decision, index) => decision === grade.decisions[index])) return grade;
  const right = decisions.filter((decision) => decision.verdict === 'right').length;
  const errors = decisions.map((decision) => decision.moneyError);
  return {
    ...grade,
    decisions,
    right,
    score: decisions.length === 0 ? grade.score : Math.round((right * 1_000) / decisions.length) / 10,
    clean: right === decisions.length,
    overpaid: errors.reduce((sum, error) => sum + Math.max(error, 0), 0),
    underpaid: errors.reduce((sum, error) => sum + Math.max(-error, 0), 0),
  };
}

const WRONG = { spot: 'wrongAction', call: 'wrongCall', order: 'outOfOrder' } as const satisfies Record<Decision['kind'], Verdict>;

function overridden(decision: Decision, verdict: DecisionOverride['verdict'] | undefined): Decision {
  if (verdict === undefined || (decision.verdict === 'right') === (verdict === 'right')) return decision;
  return verdict === 'right'
    ? { ...withoutDiagnosis(decision), verdict: 'right', moneyError: 0 }
    : { ...decision, verdict: WRONG[decision.kind] };
}

function withoutDiagnosis({ diagnosis: _, ...decision }: Decision) {
  return decision;
}
