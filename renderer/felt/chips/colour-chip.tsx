import { round } from '../geometry/index.ts';

/** Marks round the rim: how many, half of one's width in degrees, and of how many bars. Colour is never the only sign. */
const RIMS: readonly (readonly [count: number, half: number, parts: 1 | 2])[] = [
  [2, 26, 1],
  [3, 20, 1],
  [4, 16, 1],
  [5, 14, 1],
  [6, 12, 1],
  [4, 9, 2],
  [12, 6, 1],
];
/** The largest pile drawn chip by chip; its figure tells what is higher. */
const MOST_LAYERS = 6;
const RISE = 0.165;

/** Figures shrink with their number. */
const figureSize = (length: number): number => [1.08, 1.08, 0.94, 0.78, 0.64, 0.54][Math.min(length, 5)] ?? 0.54;

function rimDashes(seat: number, radius: number): { readonly dashes: string; readonly half: number } {
  const [count, half, parts] = RIMS[(seat - 1) % RIMS.length] ?? [2, 26, 1];
  const unit = (2 * Math.PI * radius) / 360;
  const mark = parts === 1 ? half * 2 : half * 1.15;
  const gap = half * 0.75;
  const group = parts * mark + (parts - 1) * gap;
  const lengths = parts === 1 ? [mark, 360 / count - group] : [mark, gap, mark, 360 / count - group];
  return { dashes: lengths.map((length) => round(length * unit)).join(' '), half: group / 2 };
}

interface DiscProps {
  readonly seat: number;
  readonly radius: number;
  readonly y?: number;
  readonly turn?: number;
}

function Disc({ seat, radius, y = 0, turn = 0 }: DiscProps) {
  const rim = radius * 0.86;
  const { dashes, half } = rimDashes(seat, rim);
  return (
    <g transform={`translate(0 ${round(y)})`}>
      <circle r={radius} fill={`var(--player-${seat})`} stroke="#000" strokeOpacity={0.45} strokeWidth={0.8} />
      <circle
        r={rim}
        fill="none"
        stroke={`var(--player-${seat}-mark)`}
        strokeWidth={radius * 0.27}
        strokeDasharray={dashes}
        transform={`rotate(${round(turn - 90 - half)})`}
      />
    </g>
  );
}

interface ColourChipProps {
  readonly seat: number;
  readonly radius: number;
  /** A few figures in its middle. */
  readonly label?: string | undefined;
}

/** A player's chip seen from above, its middle on 0,0. */
export function ColourChip({ seat, radius, label }: ColourChipProps) {
  const size = radius * figureSize(label?.length ?? 0);
  return (
    <>
      <Disc seat={seat} radius={radius} />
      <circle r={radius * 0.64} fill={`var(--player-${seat}-core)`} stroke="#000" strokeOpacity={0.25} strokeWidth={0.6} />
      {label !== undefined && (
        <text className="felt-numeral" y={size * 0.36} fontSize={size} fill={`var(--player-${seat}-ink)`}>
          {label}
        </text>
      )}
    </>
  );
}

interface ColourPileProps extends ColourChipProps {
  readonly count: number;
}

/** A player's chips on one spot, the foot's middle on 0,0: each a little farther up, so that height reads without the figure. */
export function ColourPile({ seat, radius, label, count }: ColourPileProps) {
  const layers = Math.min(Math.max(1, count), MOST_LAYERS);
  const rise = radius * RISE;
  return (
    <>
      <ellipse cx={radius * 0.14} cy={radius * 0.2} rx={radius * 1.08} ry={radius * 1.04} opacity={0.38} />
      {Array.from({ length: layers - 1 }, (_, index) => (
        <Disc key={index} seat={seat} radius={radius} y={-index * rise} turn={((index * 47) % 31) - 15} />
      ))}
      <g transform={`translate(0 ${round(-(layers - 1) * rise)})`}>
        <ColourChip seat={seat} radius={radius} label={label} />
      </g>
    </>
  );
}

interface SideStackProps {
  readonly seat: number;
  readonly x: number;
  /** Its foot. */
  readonly y: number;
  readonly count: number;
}
/** A chip seen from the side. */
export const SIDE_STACK = { width: 30, thick: 3.5 } as const;

/** Chips of a colour in the dealer's float, seen from the side. */
export function SideStack({ seat, x, y, count }: SideStackProps) {
  const { width, thick } = SIDE_STACK;
  const [marks] = RIMS[(seat - 1) % RIMS.length] ?? [2];
  const places = marks <= 3 ? [0.5] : marks <= 6 ? [0.22, 0.78] : [0.16, 0.5, 0.84];
  return Array.from({ length: count }, (_, index) => {
    const top = y - (index + 1) * thick;
    const left = x - width / 2 + (((index * 37) % 3) - 1) * 0.35;
    return (
      <g key={index}>
        <rect
          x={left}
          y={top}
          width={width}
          height={thick}
          rx={thick * 0.38}
          fill={`var(--player-${seat})`}
          stroke="#000"
          strokeOpacity={0.55}
          strokeWidth={0.6}
        />
        {places.map((place) => (
          <rect
            key={place}
            x={left + width * (place - 0.07)}
            y={top + thick * 0.12}
            width={width * 0.14}
            height={thick * 0.76}
            fill={`var(--player-${seat}-mark)`}
          />
        ))}
      </g>
    );
  });
}
