import type { Minor } from '#shared/money/money.ts';

import { PlayingCard } from '../cards/index.ts';
import { hash, RackColumn, rackColumns, usePaint } from '../chips/index.ts';
import { DISCARD, RACK, rackBox, rackColumnX, SHUFFLER } from '../geometry/index.ts';

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

interface RackProps extends FurnitureProps {
  readonly denominations: readonly Minor[];
  readonly formatAmount: (amount: Minor) => string;
}

/** The dealer's rack: the real denominations, smallest at the left. */
export function Rack({ id, denominations, formatAmount }: RackProps) {
  const paint = usePaint();
  const columns = rackColumns(denominations, RACK.columns);
  const { x, width } = rackBox(columns.length);
  const { y, height, column, chip, depth, legend } = RACK;
  return (
    <>
      <rect x={x - 3} y={y + 3} width={width + 6} height={height} rx={9} opacity={0.45} filter={`url(#${id}-soft)`} />
      <rect x={x} y={y} width={width} height={height} rx={7} fill={`url(#${id}-steel)`} />
      <rect
        x={x + 0.8}
        y={y + 0.8}
        width={width - 1.6}
        height={height}
        rx={6.5}
        fill="none"
        stroke="var(--brass)"
        strokeOpacity={0.75}
        strokeWidth={1.1}
      />
      {columns.map(({ value, share }, index) => {
        const left = rackColumnX(index, columns.length);
        const count = depth - share * 2 - Math.floor(hash(index * 7 + 2) * 4);
        return (
          <g key={index}>
            <rect x={left - 0.5} y={y + 8} width={column + 1} height={depth * chip + 2} rx={3} fill="var(--steel-well)" />
            <rect x={left} y={y + 8.5} width={column} height={depth * chip + 1} rx={3} fill={paint('tube')} opacity={0.7} />
            <g transform={`translate(${left + 1} ${y + 9 + (depth - count) * chip})`}>
              <RackColumn value={value} count={count} width={column - 2} thick={chip} seed={index + 3} />
            </g>
            <text className="felt-rack-legend" x={left + column / 2} y={y + legend}>
              {formatAmount(value)}
            </text>
          </g>
        );
      })}
    </>
  );
}
