/** Outlines round a box, from its own middle: the focus, a verdict, the part that can be pressed. */
export const HALO = {
  box: { halfWidth: 44, halfHeight: 35, corner: 12 },
  ring: 39,
  bonus: { radius: 25, dy: -4 },
} as const;

/** Where marks lie, from the box's own middle: the verdict at one corner, the order's number at the other. */
export const MARKS = {
  box: { verdict: { dx: -38, dy: -27 }, order: { dx: 34, dy: -28 } },
  ring: { verdict: { dx: -29, dy: -21 }, order: { dx: 27, dy: -24 } },
  bonus: { verdict: { dx: -17, dy: -20 }, order: { dx: -27, dy: 1 } },
  hand: { verdict: { dx: 66, dy: -37 }, order: { dx: 44, dy: -39 } },
  dealer: { x: 778, y: 436 },
} as const;

/** Where a correction's few signs lie, from the box's own middle. */
export const CORRECTION = {
  box: { dx: 60, dy: 14 },
  bonus: { dx: -4, dy: 20 },
  hand: { dx: 0, dy: 34 },
  dealer: { x: 640, y: 540 },
} as const;

/** The middle of the entry's tag: over the place of the payment beside a box, below a bonus's halo. */
export const ENTRY = { box: { dx: 15, drop: 14 }, bonus: 27 } as const;
