import { matchesPattern } from '#shared/drills/settle/step-pattern.ts';
import type { OrderRule, RuleSet, SeatSettlement, Step, Table } from '#shared/games/types.ts';

const seatOf = (step: Step): number => (step.kind === 'call' ? (step.call.seat ?? 0) : step.seat);

/** Whether an order rule wants one step before another: written apart from the grader's own. */
function wantsBefore(rule: OrderRule, first: Step, then: Step, seats: ReadonlyMap<number, SeatSettlement>): boolean {
  if (rule.kind === 'seatBySeat') return false;
  if (rule.kind === 'seatSequence') {
    const inOrder = rule.direction === 'ascending' ? seatOf(first) < seatOf(then) : seatOf(first) > seatOf(then);
    return inOrder && matchesPattern(rule.among, first, seats) && matchesPattern(rule.among, then, seats);
  }
  if (rule.scope === 'seat' && seatOf(first) !== seatOf(then)) return false;
  if (rule.kind === 'before') return matchesPattern(rule.first, first, seats) && matchesPattern(rule.then, then, seats);
  const place = (step: Step): number => rule.among.findIndex((pattern) => matchesPattern(pattern, step, seats));
  return place(first) >= 0 && place(then) >= 0 && place(first) < place(then);
}

/** Any order of the steps that breaks no rule: again and again one of those nothing left has to precede. */
export function anyLegalOrder(rules: RuleSet, table: Table, steps: readonly Step[], drawn: readonly number[]): Step[] {
  const settlement = rules.settle(table);
  if (!settlement.ok) throw new Error(settlement.error.code);
  const seats = new Map(settlement.value.seats.map((seat) => [seat.seat, seat]));
  const holding = rules.orderRules.filter(({ under }) => under === undefined || table.options[under.option] === under.value);
  const left = [...steps];
  const ordered: Step[] = [];
  // A seat begun under a rule that wants seats one by one comes first as long as something of it is left.
  const isHeldUp = (step: Step): boolean =>
    holding.some((rule) => {
      if (rule.kind !== 'seatBySeat' || !matchesPattern(rule.among, step, seats)) return false;
      const begun = ordered.filter((done) => matchesPattern(rule.among, done, seats)).at(-1);
      return (
        begun !== undefined &&
        seatOf(begun) !== seatOf(step) &&
        left.some((other) => seatOf(other) === seatOf(begun) && matchesPattern(rule.among, other, seats))
      );
    });
  while (left.length > 0) {
    const free = left.filter(
      (step) => !isHeldUp(step) && left.every((other) => other === step || !holding.some((rule) => wantsBefore(rule, other, step, seats))),
    );
    const next = free[(drawn[ordered.length % drawn.length] ?? 0) % free.length];
    if (next === undefined) throw new Error('the order rules contradict each other');
    ordered.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return ordered;
}
