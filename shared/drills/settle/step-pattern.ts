import type { SeatSettlement, Step, StepPattern } from '../../games/types.ts';

/** Whether a prescribed step is one the pattern picks. A pattern with calls picks calls only, one without them moves only. */
export function matchesPattern(pattern: StepPattern, step: Step, seats: ReadonlyMap<number, SeatSettlement>): boolean {
  const seat = step.kind === 'call' ? step.call.seat : step.seat;
  if (pattern.seats !== undefined && (seat === undefined || !pattern.seats.includes(seat))) return false;
  if (pattern.folded !== undefined && (seat === undefined || seats.get(seat)?.folded !== pattern.folded)) return false;
  if (step.kind === 'call') {
    const isNamed = pattern.hands === undefined || (step.call.hand !== undefined && pattern.hands.includes(step.call.hand));
    return isNamed && (pattern.calls?.includes(step.call.announcement) ?? false);
  }
  return pattern.calls === undefined && (pattern.bets?.includes(step.bet) ?? true) && (pattern.actions?.includes(step.action) ?? true);
}
