interface SparklineProps {
  readonly values: readonly number[];
  readonly width?: number;
  readonly height?: number;
}

/** The run of a few values with the last one marked. Decoration: the figure stands beside it in words. */
export function Sparkline({ values, width = 118, height = 38 }: SparklineProps) {
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const spread = Math.max(...values) - low || 1;
  const x = (index: number) => 3 + (index * (width - 8)) / (values.length - 1);
  const y = (value: number) => height - 4 - ((value - low) / spread) * (height - 8);
  const line = values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  return (
    <svg className="spark" width={width} height={height} viewBox={`0 0 ${String(width)} ${String(height)}`} aria-hidden="true">
      <path d={line} />
      <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? low)} r="3" />
    </svg>
  );
}
