import type { BoardRow } from '#shared/api/review.ts';

import type { Standing } from './board-model.ts';

interface TrendLineProps {
  readonly recent: BoardRow['recent'];
  readonly passMark: number;
  readonly standing: Standing;
}

const WIDTH = 92;
const HEIGHT = 26;
/** The same scale in every row, so that rows compare; what is lower lies on its edge. */
const LOWEST = 55;

/** Accuracy over the last days with answers, and the pass mark dashed. The figure stands beside it. */
export function TrendLine({ recent, passMark, standing }: TrendLineProps) {
  const y = (value: number) => 3 + ((100 - Math.max(value, LOWEST)) / (100 - LOWEST)) * (HEIGHT - 6);
  const days = recent.flatMap(({ accuracy }) => accuracy ?? []);
  const x = (index: number) => (days.length < 2 ? WIDTH - 6 : 2 + (index * (WIDTH - 8)) / (days.length - 1));
  const line = days.map((accuracy, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(accuracy).toFixed(1)}`).join('');
  const last = days.at(-1);
  return (
    <svg className={`trend-line ${standing}`} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className="pass" d={`M2 ${y(passMark)}H${WIDTH - 4}`} />
      <path className="line" d={line} />
      {last === undefined ? null : <circle cx={x(days.length - 1)} cy={y(last)} r="2.7" />}
    </svg>
  );
}
