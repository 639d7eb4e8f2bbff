import type { Minor } from '#shared/money/money.ts';

/** The highest stack a dealer builds. */
export const STACK_LIMIT = 20;

/** An amount in the fewest chips, the largest value first. What no chip can make is left out: the figure beside the stack tells it. */
export function breakdown(amount: Minor, denominations: readonly Minor[]): Minor[] {
  const chips: Minor[] = [];
  let rest = amount;
  for (const value of [...denominations].sort((a, b) => b - a)) {
    while (value > 0 && rest >= value && chips.length < 10 * STACK_LIMIT) {
      chips.push(value);
      rest -= value;
    }
  }
  return chips;
}

/** Chips in stacks of twenty at most, the largest values at the foot of the first. */
export function stacksOf(chips: readonly Minor[]): (readonly Minor[])[] {
  const count = Math.ceil(chips.length / STACK_LIMIT);
  return Array.from({ length: count }, (_, index) => chips.slice(index * STACK_LIMIT, (index + 1) * STACK_LIMIT));
}

/** How a rack is filled: its columns from the smallest value to the largest, with the chips in each. */
export function rackColumns(denominations: readonly Minor[], columns: number): { readonly value: Minor; readonly share: number }[] {
  const values = [...denominations].sort((a, b) => a - b);
  if (values.length === 0) return [];
  const each = Math.max(1, Math.floor(columns / values.length));
  const extra = Math.max(0, columns - each * values.length);
  // What is left over doubles the values in the middle, those a dealer pays with most.
  const first = Math.floor((values.length - extra) / 2);
  return values.flatMap((value, index) => {
    const count = each + (index >= first && index < first + extra ? 1 : 0);
    return Array.from({ length: count }, (_, place) => ({ value, share: place }));
  });
}
