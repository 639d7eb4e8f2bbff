import { round } from './arc.ts';

/** Half sizes of the printed boxes and the distance of their second, finer line. */
export const BOX = { halfWidth: 38, halfHeight: 29, corner: 9, scoop: 8, inset: 3.6 } as const;
export const RING_BOX = { radius: 33, inset: 3.6, opening: 56, baseline: 1.5 } as const;
/** The dotted ring where a bonus is laid. */
export const BONUS_RING = 17;
/** A column of cells, narrower towards the dealer, its foot bowed. */
export const COLUMN = { cell: 66, near: 36, far: 41, corner: 14, bow: 15 } as const;

/** A box with round corners, open at its foot for the legend. `gap` is half the opening. */
export function roundedBox(inset: number, gap: number): string {
  const w = BOX.halfWidth - inset;
  const h = BOX.halfHeight - inset;
  const r = BOX.corner - inset * 0.8;
  return (
    `M${gap} ${h}H${w - r}Q${w} ${h} ${w} ${h - r}V${r - h}Q${w} ${-h} ${w - r} ${-h}` +
    `H${r - w}Q${-w} ${-h} ${-w} ${r - h}V${h - r}Q${-w} ${h} ${r - w} ${h}H${-gap}`
  );
}

/** A box whose corners are scooped out. */
export function scoopedBox(inset: number, gap: number): string {
  const w = BOX.halfWidth - inset;
  const h = BOX.halfHeight - inset;
  const r = BOX.scoop;
  return (
    `M${gap} ${h}H${w - r}A${r} ${r} 0 0 1 ${w} ${h - r}V${r - h}A${r} ${r} 0 0 1 ${w - r} ${-h}` +
    `H${r - w}A${r} ${r} 0 0 1 ${-w} ${r - h}V${h - r}A${r} ${r} 0 0 1 ${r - w} ${h}H${-gap}`
  );
}

/** A ring open at its foot, where the legend follows the curve. */
export function openRing(inset: number): string {
  const r = RING_BOX.radius - inset;
  const x = round(r * Math.sin((RING_BOX.opening * Math.PI) / 180));
  const y = round(r * Math.cos((RING_BOX.opening * Math.PI) / 180));
  return `M${x} ${y}A${r} ${r} 0 1 0 ${-x} ${y}`;
}

/** The line the ring's legend stands on. */
export function ringBaseline(): string {
  const r = RING_BOX.radius + RING_BOX.baseline;
  return `M${-r} 0A${r} ${r} 0 0 0 ${r} 0`;
}

/** The outline of a column of `cells` cells and the lines between them; its origin is the middle of the outermost cell. */
export function columnPaths(cells: number): { readonly outline: string; readonly lines: string } {
  const top = -COLUMN.cell / 2;
  const foot = top + cells * COLUMN.cell;
  const halfWidth = (y: number): number => round(COLUMN.far - ((COLUMN.far - COLUMN.near) * (y - top)) / (foot - top));
  const { corner, far, near, bow } = COLUMN;
  const outline =
    `M${-near} ${foot}L${-far} ${top + corner}Q${-far} ${top} ${corner - far} ${top}H${far - corner}` +
    `Q${far} ${top} ${far} ${top + corner}L${near} ${foot}Q0 ${foot + bow} ${-near} ${foot}Z`;
  const lines = Array.from({ length: cells - 1 }, (_, index) => {
    const y = top + (index + 1) * COLUMN.cell;
    return `M${-halfWidth(y)} ${y}H${halfWidth(y)}`;
  });
  return { outline, lines: lines.join('') };
}
