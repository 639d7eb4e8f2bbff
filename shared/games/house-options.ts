import { type Odds, odds } from '../money/money.ts';
import type { HouseOption, HouseOptionValue, HouseOptions, HousePayTable } from './types.ts';

/** The greatest odds a house may write into a table of its own: enough for any, and payouts stay exact. */
export const MOST_ODDS = 1000;

/** Whether a value is one the option can take. */
export function isOptionValue(option: HouseOption, value: unknown): value is HouseOptionValue {
  switch (option.kind) {
    case 'number':
      return isWholeNumber(value, option.min, option.max);
    case 'payTable':
      return isPayTable(value, Object.keys(option.default));
    default:
      return typeof value === 'boolean';
  }
}

/** What an option takes, for messages. */
export function optionRange(option: HouseOption): string {
  switch (option.kind) {
    case 'number':
      return `a whole number from ${option.min} to ${option.max}`;
    case 'payTable':
      return `odds for each of ${Object.keys(option.default).join(', ')}`;
    default:
      return 'true or false';
  }
}

/** Every option with its default. */
export function defaultOptions(options: readonly HouseOption[]): HouseOptions {
  return Object.fromEntries(options.map(({ id, default: preset }) => [id, preset]));
}

/** The value of an option that is a number; a table without it is a bug. */
export function numberOption(options: HouseOptions, id: string): number {
  const value = options[id];
  if (typeof value !== 'number') throw new Error(`no number: option ${id}`);
  return value;
}

/** The odds a house pays for a hand; undefined where its table does not name the hand. */
export function housePayTableOdds(options: HouseOptions, id: string, hand: string): Odds | undefined {
  const table = options[id];
  const times = typeof table === 'object' && Object.hasOwn(table, hand) ? table[hand] : undefined;
  return times === undefined ? undefined : odds(times);
}

function isPayTable(value: unknown, hands: readonly string[]): value is HousePayTable {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return entries.length === hands.length && entries.every(([hand, times]) => hands.includes(hand) && isWholeNumber(times, 0, MOST_ODDS));
}

function isWholeNumber(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}
