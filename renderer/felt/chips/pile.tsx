import { memo } from 'react';

import type { Minor } from '#shared/money/money.ts';

import { breakdown, stacksOf } from './breakdown.ts';
import { Stack } from './stack.tsx';
import { STACK_STEP } from './stack-size.ts';

interface PileProps {
  readonly amount: Minor;
  readonly denominations: readonly Minor[];
  readonly seed: number;
}

/** An amount in chips: one stack, or stacks of twenty side by side; the foot centred on 0,0. */
export const Pile = memo(function Pile({ amount, denominations, seed }: PileProps) {
  const stacks = stacksOf(breakdown(amount, denominations));
  return stacks.map((values, index) => (
    <g key={index} transform={`translate(${(index - (stacks.length - 1) / 2) * STACK_STEP} 0)`}>
      <Stack values={values} seed={seed + index * 101} />
    </g>
  ));
});
