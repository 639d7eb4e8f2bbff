import { STACK_LIMIT } from './breakdown.ts';
import { SideStack } from './colour-chip.tsx';

/** A stack's width and the height of a chip in it, as `SideStack` draws them. */
const STACK = { width: 30, step: 38, chip: 3.5 } as const;
/** The seat of no player: the reference stack has a colour of its own. */
const NOBODY = 0;
/** Whole chips, as the side of a stack can show them. */
const MOST_STACKS = 40;

interface PaymentStacksProps {
  readonly seat: number;
  /** So many chips; half a chip lies as a whole one. */
  readonly chips: number;
  /** The middle of the reference stack, and the foot of all. */
  readonly x: number;
  readonly y: number;
  /** From the middle of the first stack to that of the last, at the most: stacks that need more stand one behind the other. */
  readonly room: number;
}

/** The stack of twenty that others are measured against. */
export function ReferenceStack({ x, y }: Pick<PaymentStacksProps, 'x' | 'y'>) {
  return <SideStack seat={NOBODY} x={x} y={y} count={STACK_LIMIT} />;
}

/** A payment in a player's colour, in stacks of twenty as high as the reference stack beside them. */
export function PaymentStacks({ seat, chips, x, y, room }: PaymentStacksProps) {
  const whole = Math.ceil(chips);
  const count = Math.min(MOST_STACKS, Math.ceil(whole / STACK_LIMIT));
  const step = count > 1 ? Math.min(STACK.step, room / (count - 1)) : STACK.step;
  const left = x + STACK.step + 8;
  const height = STACK_LIMIT * STACK.chip;
  if (count === 0) return null;
  return (
    <>
      <path className="felt-level" d={`M${x + STACK.width / 2 + 3} ${y - height}H${left + (count - 1) * step + STACK.width / 2 + 10}`} />
      {Array.from({ length: count }, (_, index) => (
        <SideStack key={index} seat={seat} x={left + index * step} y={y} count={Math.min(STACK_LIMIT, whole - index * STACK_LIMIT)} />
      ))}
    </>
  );
}
