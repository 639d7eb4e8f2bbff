export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place on the felt, in units of the view box; `angle` in degrees, clockwise, 0 for the seat straight across. */
export interface Pose extends Point {
  readonly angle: number;
}

/** The picture's own units. Wider windows show more room, taller ones more dark above. */
export const VIEW = { width: 1280, height: 652 } as const;
/** Everything at the seats hangs on circles round this one far point on the dealer's side. */
export const CENTRE = { x: 640, y: 1400 } as const;
/** Degrees from one seat to the next. */
export const SEAT_PITCH = 8;

/** Radii of the circles, from the rail inwards. */
export const RINGS = {
  rail: 1396,
  cloth: 1368,
  number: 1353,
  third: 1307,
  second: 1240,
  first: 1170,
  cards: 1083,
  rule: 1034,
  title: 1006,
  subtitle: 987,
} as const;
export type Ring = keyof typeof RINGS;

/** Where the line that parts the players from the dealer ends, in degrees. */
export const RULE_ARC = { end: 27.7, finial: 28.3, gap: 4.5 } as const;
/** The fine line that joins the seats' numbers: what it leaves free round each, in degrees, and how far it runs on at its ends. */
export const CHAIN = { gap: 0.85, end: 27.2 } as const;
/** The flourish at both sides of the title: its space, and where it ends, in degrees. */
export const FLOURISH = { gap: 1.1, end: 15.5, rise: 7.5 } as const;
/** Half the arc the title may take. */
export const TITLE_ARC = 19;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** Shortens a coordinate for the document; a hundredth of a unit is never seen. */
export const round = (value: number): number => Math.round(value * 100) / 100;

/** The angle of seat `seat` of `seats`: seat 1 at the dealer's left, screen left. */
export function seatAngle(seat: number, seats: number): number {
  return (seat - (seats + 1) / 2) * SEAT_PITCH;
}

/** The point at `radius` and `angle` degrees. */
export function polar(radius: number, angle: number, centre: Point = CENTRE): Point {
  return { x: centre.x + radius * Math.sin(radians(angle)), y: centre.y - radius * Math.cos(radians(angle)) };
}

/** A thing at a seat: on `radius`, moved by `dx` along the circle and `dy` towards the dealer. */
export function poseAt(seat: number, radius: number, seats: number, dx = 0, dy = 0): Pose {
  const angle = seatAngle(seat, seats);
  const { x, y } = polar(radius - dy, angle);
  return { x: round(x + dx * Math.cos(radians(angle))), y: round(y + dx * Math.sin(radians(angle))), angle };
}

/** A step from a place along its own axes: `dx` to the dealer's right, `dy` towards the dealer. */
export function stepped({ x, y, angle }: Pose, dx: number, dy: number): Pose {
  const cosine = Math.cos(radians(angle));
  const sine = Math.sin(radians(angle));
  return { x: round(x + dx * cosine - dy * sine), y: round(y + dx * sine + dy * cosine), angle };
}

/** A thing at a seat, on one of the felt's circles. */
export function pose(seat: number, ring: Ring, seats: number, dx = 0, dy = 0): Pose {
  return poseAt(seat, RINGS[ring], seats, dx, dy);
}

/** For what turns with the seat: boxes, cards. */
export function turned({ x, y, angle }: Pose): string {
  return `translate(${x} ${y}) rotate(${angle})`;
}

/** For what stays upright: stacks, amounts, marks. */
export function upright({ x, y }: Pose): string {
  return `translate(${x} ${y})`;
}

/** The step of `distance` units from a seat towards the dealer. */
export function towardsDealer(angle: number, distance: number): Point {
  return { x: round(-distance * Math.sin(radians(angle))), y: round(distance * Math.cos(radians(angle))) };
}

/** A part of a circle, from one angle to another. */
export function arcPath(radius: number, from: number, to: number, centre: Point = CENTRE): string {
  const start = polar(radius, from, centre);
  const end = polar(radius, to, centre);
  return `M${round(start.x)} ${round(start.y)}A${radius} ${radius} 0 0 ${to > from ? 1 : 0} ${round(end.x)} ${round(end.y)}`;
}
