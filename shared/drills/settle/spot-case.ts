import type { BetId, BetSettlement } from '../../games/types.ts';
import type { Minor } from '../../money/money.ts';
import type { Diagnosis, SpotAct, Verdict } from '../types.ts';
import type { GradingCase } from './grading-case.ts';

/** A spot judged, to be explained. */
export interface SpotCase {
  readonly grading: GradingCase;
  readonly seat: number;
  readonly bet: BetId;
  readonly stake: Minor;
  readonly expected: SpotAct;
  readonly given: SpotAct;
  readonly verdict: Verdict;
  readonly settled: BetSettlement | undefined;
}

/** What a diagnosis names besides its code; undefined where it does not explain the answer exactly. */
export type Explanation = (spot: SpotCase) => Omit<Diagnosis, 'code'> | undefined;

/** An explanation that names nothing further. */
export function when(test: (spot: SpotCase) => boolean): Explanation {
  return (spot) => (test(spot) ? {} : undefined);
}
