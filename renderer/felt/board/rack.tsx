import type { Minor } from '#shared/money/money.ts';

import { hash, RackColumn, rackColumns, usePaint } from '../chips/index.ts';
import { RACK, rackBox, rackColumnX } from '../geometry/index.ts';

interface RackProps {
  readonly id: string;
  /** Its upper edge. */
  readonly y: number;
  readonly denominations: readonly Minor[];
  readonly formatAmount: (amount: Minor) => string;
}

/** The dealer's rack: the real denominations, smallest at the left. */
export function Rack({ id, y, denominations, formatAmount }: RackProps) {
  const paint = usePaint();
  const columns = rackColumns(denominations, RACK.columns);
  const { x, width } = rackBox(columns.length);
  const { height, column, chip, depth, legend } = RACK;
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
