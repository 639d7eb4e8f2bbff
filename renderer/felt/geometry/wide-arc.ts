import { type Point, type Pose, arcPath, polar, round } from './arc.ts';

/**
 * The half-round table of the games with more before each player: its centre is farther away, so that the rows stay
 * nearly parallel and a hand of five fits as well near the dealer as at the rail.
 */
export const WIDE_CENTRE: Point = { x: 640, y: 1906 };
/** Radii of the rail's outer line and of the cloth. */
export const WIDE = { rail: 1918, cloth: 1890 } as const;
/** Half the arc the rail is drawn on, in degrees; farther than any window shows. */
const REACH = 62;

/** The angle of seat `seat` of `seats`, `pitch` degrees apart. */
export function wideAngle(seat: number, seats: number, pitch: number): number {
  return (seat - (seats + 1) / 2) * pitch;
}

/** A place on the wide table at `radius` and `angle`, turned to face the dealer. */
export function wideAt(radius: number, angle: number): Pose {
  const { x, y } = polar(radius, angle, WIDE_CENTRE);
  return { x: round(x), y: round(y), angle };
}

/** A part of a circle of the wide table, for lines and lettering. */
export function wideArc(radius: number, from: number, to: number): string {
  return arcPath(radius, from, to, WIDE_CENTRE);
}

/** The table's edge `inset` units inside the rail's outer line. */
export function wideEdge(inset: number): string {
  const radius = WIDE.rail - inset;
  return `${wideArc(radius, -REACH, REACH)}Z`;
}

/** A piece of ring between two radii, `half` degrees to each side of a place on the ring's middle, seen from that place. */
export function sectorAt(outer: number, inner: number, half: number): string {
  const middle = (outer + inner) / 2;
  const own = { x: 0, y: middle };
  const corner = (radius: number, angle: number): string => {
    const { x, y } = polar(radius, angle, own);
    return `${round(x)} ${round(y)}`;
  };
  return (
    `M${corner(outer, -half)}A${outer} ${outer} 0 0 1 ${corner(outer, half)}L${corner(inner, half)}` +
    `A${inner} ${inner} 0 0 0 ${corner(inner, -half)}Z`
  );
}
