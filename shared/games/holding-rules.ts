import type { HouseOptions, OrderRule } from './types.ts';

/** The order rules that hold under these house options. */
export function holdingRules(orderRules: readonly OrderRule[], options: HouseOptions): readonly OrderRule[] {
  return orderRules.filter(({ under }) => under === undefined || options[under.option] === under.value);
}
