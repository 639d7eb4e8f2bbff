import { arcPath, CHAIN, FLOURISH, polar, round, RINGS, seatAngle } from '../../geometry/index.ts';
import { textWidth } from '../../text-width.ts';
import { type Lettering, Line } from '../../board/lettering.tsx';

/** A small lozenge, turned with its place on the circle. */
export function Lozenge({ radius, angle, size }: { readonly radius: number; readonly angle: number; readonly size: number }) {
  const { x, y } = polar(radius, angle);
  return (
    <path
      transform={`translate(${round(x)} ${round(y)}) rotate(${round(angle)})`}
      d={`M0 ${-size}L${size} 0L0 ${size}L${-size} 0Z`}
      fill="var(--print)"
      opacity={0.75}
    />
  );
}

/** A fine line along the rail from number to number, with a lozenge between two seats. */
export function Chain({ seats }: { readonly seats: number }) {
  const angles = Array.from({ length: seats }, (_, index) => seatAngle(index + 1, seats));
  const links = [-CHAIN.end, ...angles].map((from, index) => ({
    from: index === 0 ? from : from + CHAIN.gap,
    to: index < angles.length ? (angles[index] ?? 0) - CHAIN.gap : CHAIN.end,
    inner: index > 0 && index < angles.length,
  }));
  return links.map(({ from, to, inner }) => {
    const middle = (from + to) / 2;
    return (
      <g key={from}>
        {inner ? (
          <>
            <Line path={arcPath(RINGS.number, from, middle - 0.3)} width={0.7} opacity={0.4} />
            <Line path={arcPath(RINGS.number, middle + 0.3, to)} width={0.7} opacity={0.4} />
            <Lozenge radius={RINGS.number} angle={middle} size={2.6} />
          </>
        ) : (
          <Line path={arcPath(RINGS.number, from, to)} width={0.7} opacity={0.4} />
        )}
      </g>
    );
  });
}

/** Lines that lead up to the title on both sides. */
export function Flourish({ title }: { readonly title: Lettering }) {
  const radius = RINGS.title + FLOURISH.rise;
  const half = (textWidth(title.text, title.size, title.tracking) / 2 / radius) * (180 / Math.PI);
  const start = half + FLOURISH.gap;
  if (start >= FLOURISH.end) return null;
  return [-1, 1].map((side) => (
    <g key={side}>
      <Lozenge radius={radius} angle={side * start} size={3.2} />
      <Line path={arcPath(radius, side * (start + 0.45), side * FLOURISH.end)} width={0.9} opacity={0.6} />
    </g>
  ));
}
