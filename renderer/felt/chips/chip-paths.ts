import { round } from '../geometry/index.ts';
import type { EdgeMarks, InlayShape } from './chip-style.ts';

const FULL = 2 * Math.PI;
const GAP = 0.7;
type Arc = readonly [start: number, end: number];

/** Where a chip's edge marks lie, in radians, the chip turned by `turn` degrees. */
export function markArcs({ count, half, parts }: EdgeMarks, turn: number): Arc[] {
  return Array.from({ length: count }, (_, index) => turn + (index / count) * 360)
    .flatMap((middle) => {
      if (parts === 1) return [[middle - half, middle + half] as const];
      const total = parts * half + (parts - 1) * half * GAP;
      return Array.from({ length: parts }, (_, part) => {
        const start = middle - total / 2 + part * half * (1 + GAP);
        return [start, start + half] as const;
      });
    })
    .map(([start, end]) => [(start * Math.PI) / 180, (end * Math.PI) / 180]);
}

/** The part of an arc that faces the dealer, 0 … π; undefined when it lies behind. */
function frontOf([start, end]: Arc): Arc | undefined {
  let from = ((start % FULL) + FULL) % FULL;
  let to = from + (end - start);
  if (from >= Math.PI) {
    if (to <= FULL) return undefined;
    from = 0;
    to -= FULL;
  }
  to = Math.min(to, Math.PI);
  return to > from ? [from, to] : undefined;
}

export interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** Marks on a chip's face: bands between two shares of its radius. */
export function faceMarks({ x, y, rx, ry }: Ellipse, arcs: readonly Arc[], inner: number, outer: number): string {
  const point = (share: number, angle: number): string =>
    `${round(x + rx * share * Math.cos(angle))} ${round(y + ry * share * Math.sin(angle))}`;
  return arcs
    .map(
      ([start, end]) =>
        `M${point(outer, start)}A${round(rx * outer)} ${round(ry * outer)} 0 0 1 ${point(outer, end)}` +
        `L${point(inner, end)}A${round(rx * inner)} ${round(ry * inner)} 0 0 0 ${point(inner, start)}Z`,
    )
    .join('');
}

/** The side of a chip below its face, `thick` high. */
export function sidePath({ x, y, rx, ry }: Ellipse, thick: number): string {
  return `M${round(x - rx)} ${round(y)}A${rx} ${ry} 0 0 0 ${round(x + rx)} ${round(y)}v${thick}A${rx} ${ry} 0 0 1 ${round(x - rx)} ${round(y + thick)}Z`;
}

/** The foot of a chip, where it throws its line on the one below. */
export function footPath({ x, y, rx, ry }: Ellipse, thick: number): string {
  return `M${round(x - rx)} ${round(y + thick)}A${rx} ${ry} 0 0 0 ${round(x + rx)} ${round(y + thick)}`;
}

/** Marks on the side of a chip, as far as they face the dealer. */
export function sideMarks({ x, y, rx, ry }: Ellipse, arcs: readonly Arc[], thick: number): string {
  return arcs
    .flatMap((arc) => {
      const front = frontOf(arc);
      if (!front) return [];
      const [x1, x2] = front.map((angle) => round(x + rx * Math.cos(angle))) as [number, number];
      const [y1, y2] = front.map((angle) => round(y + ry * Math.sin(angle))) as [number, number];
      return `M${x1} ${y1}A${rx} ${ry} 0 0 1 ${x2} ${y2}v${thick}A${rx} ${ry} 0 0 0 ${x1} ${round(y1 + thick)}Z`;
    })
    .join('');
}

/** Marks of a chip lying on its edge in the rack: bars across its width. */
export function edgeBars(arcs: readonly Arc[], width: number, y: number, height: number): string {
  return arcs
    .flatMap((arc) => {
      const front = frontOf(arc);
      if (!front) return [];
      const [x1, x2] = front.map((angle) => round((width / 2) * (1 - Math.cos(angle)))) as [number, number];
      return `M${x1} ${round(y)}H${x2}v${height}H${x1}Z`;
    })
    .join('');
}

/** The outline of the inlay. */
export function inlayPath(shape: InlayShape, radius: number): string {
  if (shape === 'round') return `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`;
  const corners = shape === 'octagon' ? 8 : 120;
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = ((index + (shape === 'octagon' ? 0.5 : 0)) / corners) * FULL;
    const bulge =
      shape === 'octagon' ? 1.04 : shape === 'star' ? 1 + 0.07 * Math.cos(12 * angle) : 1.02 - 0.05 * Math.abs(Math.sin(8 * angle));
    return `${round(radius * bulge * Math.cos(angle))} ${round(radius * bulge * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}
