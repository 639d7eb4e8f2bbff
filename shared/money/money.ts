import { type Result, fail, ok } from '../result.ts';

/** Money: a whole number of minor units (cents, avos). Never a fraction, never a float. */
export type Minor = number;
/** The currencies of the rule sets; both have 100 minor units. */
export type Currency = 'EUR' | 'MOP';
/** Minor units in one currency unit. */
export const MINOR_PER_UNIT = 100;

/** What a winning stake earns on top of itself: `numerator` to `denominator` ("30 pour 1", "19 to 20"). */
export interface Odds {
  readonly numerator: number;
  readonly denominator: number;
}

/** Odds of `numerator` to `denominator`, 1 when left out. */
export function odds(numerator: number, denominator = 1): Odds {
  return { numerator, denominator };
}

/** What the house adds to a winning stake; `inexactPayout` when that is no whole minor unit. */
export function payout(stake: Minor, at: Odds): Result<Minor, 'inexactPayout'> {
  const product = stake * at.numerator;
  return product % at.denominator === 0 ? ok(product / at.denominator) : fail('inexactPayout');
}
