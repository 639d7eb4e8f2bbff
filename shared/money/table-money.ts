import { type Result, fail, ok } from '../result.ts';
import { MINOR_PER_UNIT, type Minor } from './money.ts';

/** The largest amount a table file may hold: seven seats of it, paid at the best odds, still add up exactly. */
export const MAX_TABLE_MONEY: Minor = 10 ** 13;

/**
 * Money as table files write it, a number of currency units with at most two decimals, as minor units.
 * 0.29 has no exact binary form, so the number is compared with the one that the whole minor units divide to.
 */
export function readTableMoney(value: unknown): Result<Minor, string> {
  if (typeof value !== 'number' || !Number.isFinite(value)) return fail('not a number');
  if (value <= 0) return fail('not positive');
  const minor = Math.round(value * MINOR_PER_UNIT);
  if (minor > MAX_TABLE_MONEY) return fail('too large to be kept exactly');
  return minor / MINOR_PER_UNIT === value ? ok(minor) : fail('more than two decimals');
}

/** Minor units as the number of currency units that table files print. Never `-0`. */
export function writeTableMoney(minor: Minor): number {
  return minor === 0 ? 0 : minor / MINOR_PER_UNIT;
}
