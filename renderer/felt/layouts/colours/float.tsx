import { SIDE_STACK, SideStack } from '../../chips/index.ts';
import type { PlayerPlaces } from '../types.ts';

/** The dealer's chips of the players' colours: a broken stack and a whole one of each. */
export interface Float {
  /** The middle of the first broken stack, the step to the next colour's, and how far beside it its whole one stands. */
  readonly left: number;
  readonly step: number;
  readonly apart: number;
  /** What the stacks stand on. */
  readonly foot: number;
  /** How many chips each broken stack has. */
  readonly broken: readonly number[];
}

const WHOLE = 20;
/** The outline's distance from the stacks. */
const MARGIN = 3;

/** The float as it stands before the dealer. */
export function FloatStacks({ float: { left, step, apart, foot, broken } }: { readonly float: Float }) {
  return broken.map((count, index) => (
    <g key={index}>
      <SideStack seat={index + 1} x={left + index * step} y={foot} count={count} />
      <SideStack seat={index + 1} x={left + index * step + apart} y={foot} count={WHOLE} />
    </g>
  ));
}

/** Both stacks of a player's colour, as they can be pressed. */
export function floatOutline({ left, step, apart, foot }: Float, seat: number): PlayerPlaces['outlines'][number] {
  const height = WHOLE * SIDE_STACK.thick;
  return {
    x: left + (seat - 1) * step - SIDE_STACK.width / 2 - MARGIN,
    y: foot - height - MARGIN,
    width: apart + SIDE_STACK.width + 2 * MARGIN,
    height: height + 2 * MARGIN,
    corner: 5,
  };
}
