import type { ThreeCardHandId } from '../../cards/three-card-hand.ts';
import type { PayLine } from '../types.ts';

/** How many times its stake a pay table pays a hand; undefined where it does not name it. */
export function timesPaid(lines: readonly PayLine[], hand: ThreeCardHandId): number | undefined {
  const line = lines.find((candidate) => candidate.hand === hand);
  return line === undefined ? undefined : line.odds.numerator / line.odds.denominator;
}
