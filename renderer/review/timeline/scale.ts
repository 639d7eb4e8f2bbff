/** Where things stand on the staff, in CSS pixels. */
export interface StaffScale {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly x: (ms: number) => number;
  readonly y: (lane: number) => number;
  readonly top: number;
  readonly bottom: number;
  /** The moment at a place, within the answer. */
  readonly msAt: (x: number) => number;
  /** Where times are written. */
  readonly ticks: readonly number[];
}

const TOP = 14;
const AXIS = 20;
const RIGHT = 20;
const LEAST_BETWEEN_TICKS = 62;
const TICK_SECONDS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600];

/** Lays a duration and so many lanes into a rectangle. */
export function staffScale(
  size: { readonly width: number; readonly height: number },
  lanes: number,
  durationMs: number,
  left: number,
): StaffScale {
  const room = Math.max(1, size.width - left - RIGHT);
  const laneHeight = Math.max(8, (size.height - TOP - AXIS) / Math.max(1, lanes));
  const step = 1000 * (TICK_SECONDS.find((seconds) => (seconds * 1000 * room) / durationMs >= LEAST_BETWEEN_TICKS) ?? 7200);
  return {
    ...size,
    left,
    top: TOP,
    bottom: TOP + laneHeight * lanes,
    x: (ms) => left + (ms / durationMs) * room,
    y: (lane) => TOP + laneHeight * (lane + 0.5),
    msAt: (x) => Math.min(durationMs, Math.max(0, Math.round(((x - left) / room) * durationMs))),
    ticks: Array.from({ length: Math.floor(durationMs / step) + 1 }, (_, index) => index * step),
  };
}
