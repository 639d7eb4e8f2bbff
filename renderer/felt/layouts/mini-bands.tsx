import { MiniRim } from './mini-seats.tsx';

const MINI = { centre: { x: 80, y: 196 }, outer: 184, half: 24, seats: 5, cardsTop: 74 } as const;

interface MiniBandsProps {
  /** Their depths, from the players inwards. */
  readonly bands: readonly number[];
  /** How many cards lie in each group before the dealer. */
  readonly groups: readonly number[];
}

function point(radius: number, angle: number): string {
  const turn = (angle * Math.PI) / 180;
  return `${(MINI.centre.x + radius * Math.sin(turn)).toFixed(1)} ${(MINI.centre.y - radius * Math.cos(turn)).toFixed(1)}`;
}

/** A half-round table in small whose seats share bands of boxes. */
export function MiniBands({ bands, groups }: MiniBandsProps) {
  const { outer, half, seats } = MINI;
  const radii = bands.reduce<number[]>((all, depth) => [...all, (all.at(-1) ?? outer) - depth], [outer]);
  const inner = radii.at(-1) ?? outer;
  const lines = Array.from({ length: seats + 1 }, (_, index) => (index / seats - 0.5) * 2 * half);
  const cards = groups.reduce((sum, count) => sum + count, 0);
  const width = cards * 13 + (groups.length - 1) * 12;
  const starts = groups.map((_, index) => 80 - width / 2 + groups.slice(0, index).reduce((sum, count) => sum + count * 13 + 12, 0));
  return (
    <>
      <MiniRim />
      <g className="felt-mini-seat">
        {radii.map((radius) => (
          <path key={radius} d={`M${point(radius, -half)}A${radius} ${radius} 0 0 1 ${point(radius, half)}`} />
        ))}
        {lines.map((angle) => (
          <path key={angle} d={`M${point(outer, angle)}L${point(inner, angle)}`} />
        ))}
      </g>
      {groups.map((count, group) =>
        Array.from({ length: count }, (_, index) => (
          <rect
            key={`${group} ${index}`}
            className="felt-mini-card"
            x={(starts[group] ?? 0) + index * 13}
            y={MINI.cardsTop}
            width={11.5}
            height={16}
            rx={1.5}
          />
        )),
      )}
    </>
  );
}
