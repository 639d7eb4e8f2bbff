import { sectorAt, wideAngle, wideAt } from '../../geometry/index.ts';
import type { Pose } from '../../geometry/index.ts';

/** Seats side by side on the wide arc, each a sector of every band. */
export interface BandSeats {
  readonly count: number;
  /** Degrees from one seat line to the next. */
  readonly pitch: number;
}
/** A printed band between two radii. */
export interface Band {
  readonly outer: number;
  readonly inner: number;
}

const middleOf = ({ outer, inner }: Band): number => (outer + inner) / 2;

/** The middle of a seat's box in a band. */
export function bandAt(band: Band, { count, pitch }: BandSeats, seat: number): Pose {
  return wideAt(middleOf(band), wideAngle(seat, count, pitch));
}

/** The outline of a box, seen from its own middle. */
export function boxOutline({ outer, inner }: Band, { pitch }: BandSeats): string {
  return sectorAt(outer, inner, pitch / 2);
}

/** Half the width of a box at its middle. */
export function halfWidthOf(band: Band, { pitch }: BandSeats): number {
  return (middleOf(band) * pitch * Math.PI) / 360;
}

/** The numbers of the seats. */
export function seatNumbers({ count }: BandSeats): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
