/** What stands on the dealer's side, in units of the view box. */
export const DEALER_HAND = { y: 427, width: 86, step: 99, frame: { pad: 5, top: 3, width: 96, height: 126, corner: 9 } } as const;
export const SHUFFLER = { x: 430, y: 487, halfWidth: 48, halfHeight: 56 } as const;
export const DISCARD = { x: 850, y: 487, halfWidth: 41, halfHeight: 54, cardWidth: 61 } as const;
/** Ten tubes side by side, fifteen chips deep. */
export const RACK = { y: 557, height: 110, columns: 10, column: 39, gap: 4, margin: 8, chip: 4.5, depth: 15, legend: 89 } as const;
/** The pay tables in both lower corners: their middles, the foot of the last line and the step between lines. */
export const PAY_TABLE = {
  left: 206,
  right: 1074,
  foot: 628,
  step: 17.5,
  halfWidth: 94,
  glossed: 36,
  leaderGap: 7,
  leaderLeast: 14,
} as const;
/** Half the height and the width of a card against its width. */
export const CARD_RATIO = 1.4;
/** Cards at a seat: their width and the step from one to the next. */
export const SEAT_HAND = { width: 57, step: 41 } as const;

/** The left edge of a row of cards `step` apart, centred on 0. */
export function handLeft(count: number, width: number, step: number): number {
  return -(width + step * (count - 1)) / 2;
}

/** The rack's own box. */
export function rackBox(columns: number): { readonly x: number; readonly width: number } {
  const width = columns * (RACK.column + RACK.gap) + RACK.margin * 2;
  return { x: 640 - width / 2, width };
}

/** The left edge of one of the rack's tubes. */
export function rackColumnX(index: number, columns: number): number {
  return rackBox(columns).x + RACK.margin + 2 + index * (RACK.column + RACK.gap);
}
