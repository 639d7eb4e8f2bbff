import type { SeatProblem } from '../read-hands.ts';
import type { StudSeat, StudTable } from '../types.ts';
import type { StudRules } from './rules.ts';

/** Why the stakes and the decision of a seat break the rules; undefined when they don't. */
export function checkSeat(rules: StudRules, table: StudTable, seat: StudSeat): SeatProblem | undefined {
  return checkRaise(seat) ?? checkLimits(rules, table, seat);
}

function checkRaise({ bets: { ante, raise }, folded }: StudSeat): SeatProblem | undefined {
  if (folded && raise !== undefined) return { code: 'raiseMismatch', field: 'bets.raise', message: 'folded and raised' };
  if (folded || raise === 2 * ante) return undefined;
  return {
    code: 'raiseMismatch',
    field: 'bets.raise',
    message: raise === undefined ? 'neither folded nor raised' : 'the raise must be twice the ante',
  };
}

/** The limits are those of the ante: the raise follows from it. */
function checkLimits({ leastAnte = 0 }: StudRules, { limits }: StudTable, { bets: { ante } }: StudSeat): SeatProblem | undefined {
  if (limits === undefined || (ante >= Math.max(limits.min, leastAnte) && ante <= limits.max)) return undefined;
  return { code: 'limit', field: 'bets.ante', message: 'the ante is outside the limits of the table' };
}
