import { PlayingCard } from '../cards/index.ts';

interface PackProps {
  readonly x: number;
  readonly y: number;
  /** The width of a card in it. */
  readonly width: number;
  /** How far the edges of the cards below show. */
  readonly thickness: number;
  /** Whether the coloured cut card lies in it. */
  readonly cutCard?: boolean;
}

const BACK = { card: 'back', size: 'compact', indices: 'international', fourColour: false } as const;
/** From one edge to the next. */
const LEAF = 2;
const RIM = 7;

/** A squared pack face down in its holder, its middle on x, y. */
export function Pack({ x, y, width, thickness, cutCard = false }: PackProps) {
  const height = width * 1.4;
  const leaf = { x: -width / 2, width, height, rx: 4 };
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-width / 2 - RIM}
        y={-height / 2 - RIM}
        width={width + 2 * RIM}
        height={height + thickness + 2 * RIM}
        rx={6}
        fill="var(--steel-dark)"
        fillOpacity={0.82}
        stroke="#fff"
        strokeOpacity={0.16}
        strokeWidth={1.2}
      />
      {Array.from({ length: Math.round(thickness / LEAF) }, (_, index) => (
        <rect
          key={index}
          {...leaf}
          y={-height / 2 + thickness - index * LEAF}
          fill="var(--card)"
          stroke="#000"
          strokeOpacity={0.33}
          strokeWidth={0.6}
        />
      ))}
      {cutCard && (
        <rect
          {...leaf}
          x={-width / 2 - 3}
          width={width + 6}
          y={-height / 2 + thickness * 0.55}
          fill="var(--cut-card)"
          stroke="#000"
          strokeOpacity={0.4}
          strokeWidth={0.6}
        />
      )}
      <g transform={`translate(${-width / 2} ${-height / 2})`}>
        <PlayingCard {...BACK} width={width} />
      </g>
    </g>
  );
}
