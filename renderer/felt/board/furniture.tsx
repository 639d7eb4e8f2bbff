import { PlayingCard } from '../cards/index.ts';
import { DISCARD, SHUFFLER } from '../geometry/index.ts';

interface FurnitureProps {
  readonly id: string;
}

const BACK = { card: 'back', size: 'compact', indices: 'international', fourColour: false } as const;

/** The shuffler, at the dealer's left hand. */
export function Shuffler({ id }: FurnitureProps) {
  const { x, y, halfWidth, halfHeight } = SHUFFLER;
  const width = halfWidth * 2;
  const height = halfHeight * 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={1 - halfWidth} y={4 - halfHeight} width={width + 2} height={height} rx={10} opacity={0.4} filter={`url(#${id}-soft)`} />
      <rect x={-halfWidth} y={-halfHeight} width={width} height={height} rx={8} fill={`url(#${id}-steel)`} />
      <rect
        x={0.8 - halfWidth}
        y={0.8 - halfHeight}
        width={width - 1.6}
        height={height - 1.6}
        rx={7.4}
        fill="none"
        stroke="#fff"
        strokeOpacity={0.09}
      />
      <g transform="translate(0 -24)" fill="none" stroke="#fff" strokeOpacity={0.2}>
        <path d="M-15 8A15 15 0 0 1 15 8Z" strokeWidth={1.5} />
        <path d="M-8.5 8A8.5 8.5 0 0 1 8.5 8" />
      </g>
      <circle cx={-34} cy={44} r={2} fill="var(--lamp)" />
      <path d="M-24 44H34" stroke="var(--steel-line)" strokeWidth={1.4} strokeLinecap="round" />
      <clipPath id={`${id}-slot`}>
        <rect x={-28} y={2} width={56} height={28} />
      </clipPath>
      <rect x={-30} y={2} width={60} height={30} rx={3} fill="var(--steel-well)" />
      <g clipPath={`url(#${id}-slot)`}>
        <g transform="translate(-28 6)">
          <PlayingCard {...BACK} width={56} />
        </g>
      </g>
    </g>
  );
}

const BURNED_TURNS = [-1, 0.8, 0, -0.5] as const;

/** The burned cards under glass, at the dealer's right hand. */
export function Discard({ id }: FurnitureProps) {
  const { x, y, halfWidth, halfHeight, cardWidth } = DISCARD;
  const box = { x: -halfWidth, y: -halfHeight, width: halfWidth * 2, height: halfHeight * 2 + 2, rx: 6 };
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect {...box} x={1 - halfWidth} y={4 - halfHeight} opacity={0.35} filter={`url(#${id}-soft)`} />
      <rect {...box} fill="var(--steel-dark)" fillOpacity={0.72} stroke="#fff" strokeOpacity={0.16} />
      <path d={`M${-halfWidth} 34H${halfWidth}`} stroke="#fff" strokeOpacity={0.1} />
      {BURNED_TURNS.map((turn, index) => (
        <g key={index} transform={`translate(${-31 + index * 0.7} ${-44 - index * 1.1}) rotate(${turn})`}>
          <PlayingCard {...BACK} width={cardWidth} />
        </g>
      ))}
    </g>
  );
}
