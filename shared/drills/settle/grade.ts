import { ENGINE_VERSION } from '../../engine-version.ts';
import type { Decision, Grade } from '../types.ts';
import { decideCall, decideSuperfluousCall } from './call-decisions.ts';
import type { GradingCase } from './grading-case.ts';
import { decideOrder } from './order-decisions.ts';
import { bounded } from './spot-acts.ts';
import { decideSpot, decideSuperfluous } from './spot-decisions.ts';
import { subjectOf } from './subject.ts';

/** The verdict on an answer: the prescribed steps first, in their order, then what was too much, then the order rules. */
export function gradeCase(grading: GradingCase): Grade {
  const decisions = [...decidePrescribed(grading), ...decideTooMuch(grading), ...decideOrder(grading)];
  const right = decisions.filter(({ verdict }) => verdict === 'right').length;
  const errors = decisions.map(({ moneyError }) => moneyError);
  return {
    engineVersion: ENGINE_VERSION,
    decisions,
    right,
    score: decisions.length === 0 ? 100 : Math.round((right * 1000) / decisions.length) / 10,
    clean: right === decisions.length,
    overpaid: bounded(errors.reduce((sum, error) => sum + Math.max(0, error), 0)),
    underpaid: bounded(errors.reduce((sum, error) => sum + Math.max(0, -error), 0)),
    durationMs: grading.answer.durationMs,
  };
}

function decidePrescribed(grading: GradingCase): Decision[] {
  return grading.steps.map((step) => (step.kind === 'call' ? decideCall(grading, step) : decideSpot(grading, step)));
}

function decideTooMuch(grading: GradingCase): Decision[] {
  const prescribed = new Set(grading.steps.map((step) => subjectOf(step, grading.rules.announcements)));
  return [...grading.actsBySubject].flatMap(([subject, [act]]): Decision[] => {
    if (act === undefined || prescribed.has(subject)) return [];
    const { step } = act;
    return [step.kind === 'call' ? decideSuperfluousCall(grading, step.call) : decideSuperfluous(grading, step.seat, step.bet)];
  });
}
