import { VIEW } from './geometry/index.ts';
import type { Frame } from './layouts/types.ts';

/** The whole picture. */
export const WHOLE: Frame = { x: 0, y: 0, width: VIEW.width, height: VIEW.height };

/** How a part of the picture is fitted into its room: the whole stands on the dealer's edge, a part in the middle. */
export function framing(frame: Frame): { readonly viewBox: string; readonly preserveAspectRatio: string } {
  const { x, y, width, height } = frame;
  return { viewBox: `${x} ${y} ${width} ${height}`, preserveAspectRatio: frame === WHOLE ? 'xMidYMax meet' : 'xMidYMid meet' };
}
