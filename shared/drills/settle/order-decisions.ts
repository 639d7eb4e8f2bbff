import { holdingRules } from '../../games/holding-rules.ts';
import type { CitationId, OrderRule, Step } from '../../games/types.ts';
import type { Decision, DoneStep } from '../types.ts';
import type { GradingCase } from './grading-case.ts';
import { matchesPattern } from './step-pattern.ts';
import { type Subject, subjectOf } from './subject.ts';

export type OrderDecision = Extract<Decision, { kind: 'order' }>;
type Violation = OrderDecision['violations'][number];

/** The rule of the option `strictOrder`: the printed order is the only right one. */
export const PRINTED_ORDER = 'printedOrder';
/** More violations than this tell no more. */
const MOST_VIOLATIONS = 20;

/** A prescribed step that was done, with where in the answer it began and ended. */
interface Done {
  readonly step: Step;
  readonly begin: number;
  readonly end: number;
  readonly firstAct: DoneStep;
  readonly lastAct: DoneStep;
}

/**
 * One decision for each order rule that has something to say about this answer. A rule none of whose pairs was done is
 * not graded: what was left out is missed already, and one omission is one error.
 */
export function decideOrder(grading: GradingCase): OrderDecision[] {
  const done = doneSteps(grading);
  const holding = holdingRules(grading.rules.orderRules, grading.options);
  const rules = holding.flatMap((rule) => decideRule(grading, rule, done));
  return grading.options['strictOrder'] === true ? [...rules, ...decidePrintedOrder(grading, done)] : rules;
}

/** The prescribed steps the trainee did, with whatever action and amount, in the prescribed order. */
function doneSteps({ rules, steps, answer }: GradingCase): Done[] {
  const positions = new Map<string, Omit<Done, 'step'>>();
  answer.acts.forEach(({ step }, index) => {
    const subject = subjectOf(step, rules.announcements);
    const before = positions.get(subject);
    // A call is made once it is made: said again, it is no later for that.
    if (before !== undefined && step.kind === 'call') return;
    positions.set(subject, { begin: before?.begin ?? index, end: index, firstAct: before?.firstAct ?? step, lastAct: step });
  });
  return steps.flatMap((step) => {
    const position = positions.get(subjectOf(step, rules.announcements));
    return position === undefined ? [] : [{ step, ...position }];
  });
}

function decideRule(grading: GradingCase, rule: OrderRule, done: readonly Done[]): OrderDecision[] {
  if (rule.kind === 'seatBySeat') return decideSeatBySeat(grading, rule, done);
  const mustPrecede = precedence(grading, rule);
  const constrains = (steps: readonly Step[]): boolean => steps.some((a) => steps.some((b) => mustPrecede(a, b)));
  if (!constrains(done.map(({ step }) => step))) return [];
  // A seat begun too early is one violation, however many of its steps are concerned.
  const violations = findViolations(done, mustPrecede, rule.kind === 'seatSequence' ? seatOf : subjectIn(grading));
  return [orderDecision(rule.id, rule.citation, violations)];
}

/** Each seat is one stretch of the answer, whatever else happens in it: a seat come back to was left too early. */
function decideSeatBySeat(
  { seats }: GradingCase,
  { id, citation, among }: Extract<OrderRule, { kind: 'seatBySeat' }>,
  done: readonly Done[],
): OrderDecision[] {
  const concerned = done.filter(({ step }) => seatOf(step) !== undefined && matchesPattern(among, step, seats));
  const counts = new Map<number | undefined, number>();
  for (const { step } of concerned) counts.set(seatOf(step), (counts.get(seatOf(step)) ?? 0) + 1);
  if (counts.size < 2 || [...counts.values()].every((count) => count < 2)) return [];
  const chronological = [...concerned].sort((a, b) => a.begin - b.begin);
  const violations = chronological.flatMap((late, index): Violation[] => {
    const seat = seatOf(late.step);
    const begun = chronological.findIndex(({ step }) => seatOf(step) === seat);
    const other = chronological.slice(begun, index).find(({ step }) => seatOf(step) !== seat);
    const before = chronological[index - 1];
    // Only the step that comes back counts; the rest of the seat follows it.
    if (other === undefined || (before !== undefined && seatOf(before.step) === seat)) return [];
    return [{ first: late.lastAct, then: other.firstAct }];
  });
  return [orderDecision(id, citation, violations.slice(0, MOST_VIOLATIONS))];
}

/** Whether, by a rule, one prescribed step must come before another. */
function precedence({ seats }: GradingCase, rule: Exclude<OrderRule, { kind: 'seatBySeat' }>): (first: Step, then: Step) => boolean {
  if (rule.kind === 'seatSequence') {
    const sign = rule.direction === 'ascending' ? 1 : -1;
    return (first, then) => {
      const [a, b] = [seatOf(first), seatOf(then)];
      if (a === undefined || b === undefined || sign * (a - b) >= 0) return false;
      return matchesPattern(rule.among, first, seats) && matchesPattern(rule.among, then, seats);
    };
  }
  const patterns = rule.kind === 'sequence' ? rule.among : [rule.first, rule.then];
  return (first, then) =>
    first !== then &&
    (rule.scope === 'table' || seatOf(first) === seatOf(then)) &&
    patterns.some(
      (pattern, index) =>
        matchesPattern(pattern, first, seats) && patterns.slice(index + 1).some((later) => matchesPattern(later, then, seats)),
    );
}

function subjectIn({ rules }: GradingCase): (step: Step | DoneStep) => Subject {
  return (step) => subjectOf(step, rules.announcements);
}

function seatOf(step: Step): number | undefined {
  return step.kind === 'call' ? step.call.seat : step.seat;
}

/** For each step that came too late (one for each `key`), the earliest of those it should have preceded. */
function findViolations(
  done: readonly Done[],
  mustPrecede: (first: Step, then: Step) => boolean,
  key: (late: Step) => string | number | undefined,
): Violation[] {
  const chronological = [...done].sort((a, b) => a.begin - b.begin);
  const found = new Map<string | number | undefined, Violation>();
  for (const late of chronological) {
    const then = chronological.find((other) => other.begin < late.end && mustPrecede(late.step, other.step));
    if (then !== undefined && !found.has(key(late.step))) found.set(key(late.step), { first: late.lastAct, then: then.firstAct });
  }
  return [...found.values()].slice(0, MOST_VIOLATIONS);
}

function decidePrintedOrder(grading: GradingCase, done: readonly Done[]): OrderDecision[] {
  if (done.length < 2) return [];
  const place = new Map(grading.steps.map((step, index) => [step, index]));
  const placeOf = (step: Step): number => place.get(step) ?? 0;
  const subject = subjectIn(grading);
  const violations = findViolations(done, (first, then) => placeOf(first) < placeOf(then), subject);
  const late = violations[0]?.first;
  const rest = grading.steps.find((step) => late !== undefined && subject(step) === subject(late)) ?? grading.steps[0];
  return [orderDecision(PRINTED_ORDER, rest?.rule ?? '', violations)];
}

function orderDecision(rule: string, citation: CitationId, violations: readonly Violation[]): OrderDecision {
  const decision = { kind: 'order', id: `order:${rule}`, moneyError: 0, citation, rule, violations } as const;
  if (violations.length > 0) return { ...decision, verdict: 'outOfOrder', diagnosis: { code: 'orderBroken', rule } };
  return { ...decision, verdict: 'right' };
}
