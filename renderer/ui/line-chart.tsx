interface LineChartProps {
  readonly points: readonly { readonly label: string; readonly value: number | null }[];
  readonly ticks: readonly number[];
  readonly formatTick: (tick: number) => string;
  readonly label: string;
}

const WIDTH = 330;
const HEIGHT = 150;
const LEFT = 34;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 22;

/** One line over a few points, first and last labelled. Its numbers stand in a table beside it. */
export function LineChart({ points, ticks, formatTick, label }: LineChartProps) {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 100;
  const x = (index: number) => (points.length < 2 ? WIDTH - RIGHT : LEFT + (index * (WIDTH - LEFT - RIGHT)) / (points.length - 1));
  const y = (value: number) => TOP + ((high - value) / (high - low || 1)) * (HEIGHT - TOP - BOTTOM);
  const drawn = points.flatMap(({ value }, index) => (value === null ? [] : [{ index, value }]));
  const line = drawn.map(({ index, value }, at) => `${at === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  const last = points.length - 1;
  return (
    <svg className="chart" viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${String(LEFT)} ${String(y(tick))}H${String(WIDTH - RIGHT)}`} className="rule" />
          <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {points.length > 1 ? (
        <text x={x(0)} y={HEIGHT - 5} textAnchor="start">
          {points[0]?.label}
        </text>
      ) : null}
      <text x={x(last)} y={HEIGHT - 5} textAnchor="end">
        {points[last]?.label}
      </text>
      <path d={line} className="line" />
      {drawn.map(({ index, value }) => (
        <circle key={index} cx={x(index)} cy={y(value)} r={index === last ? 4 : 2.6} className={index === last ? 'now' : undefined} />
      ))}
    </svg>
  );
}
