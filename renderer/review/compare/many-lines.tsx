import { useRef } from 'react';

import type { DayFigures } from '#shared/api/review.ts';
import { DAY_MS } from '#shared/time.ts';

import { useFormat } from '../../i18n/use-language.ts';
import { noonOf } from '../period.ts';
import { useSize } from '../timeline/use-size.ts';

interface Line {
  readonly id: string;
  readonly days: readonly DayFigures[];
}

interface ManyLinesProps {
  readonly lines: readonly Line[];
  readonly from: string;
  readonly to: string;
  /** The accuracy asked for, dashed; left out where none is. */
  readonly passMark?: number;
  readonly label: string;
  readonly height?: number;
}

const FIRST_SIZE = { width: 620, height: 200, letters: 12 };
const LEFT = 44;
const RIGHT = 16;
const TOP = 10;
const BOTTOM = 24;
const STEP = 10;

/** Accuracy by day, several lines over the same days. Each line has a dash of its own; its figures stand in the table beside it. */
export function ManyLines({ lines, from, to, passMark, label, height = 240 }: ManyLinesProps) {
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const { width } = useSize(place, FIRST_SIZE);
  const values = lines.flatMap(({ days }) => days.flatMap(({ accuracy }) => accuracy ?? []));
  const low = Math.max(0, Math.floor((Math.min(...values, passMark ?? 100, 90) - 2) / STEP) * STEP);
  const first = noonOf(from);
  const span = Math.max(DAY_MS, noonOf(to) - first);
  const x = (day: string) => LEFT + ((noonOf(day) - first) / span) * (width - LEFT - RIGHT);
  const y = (value: number) => TOP + ((100 - value) / (100 - low)) * (height - TOP - BOTTOM);
  const ticks = Array.from({ length: (100 - low) / STEP + 1 }, (_, index) => low + index * STEP);
  return (
    <div ref={place} className="chart-place">
      <svg className="chart many" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {ticks.map((tick) => (
          <g key={tick}>
            <path className="rule" d={`M${LEFT} ${y(tick)}H${width - RIGHT}`} />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {format.number(tick)}
            </text>
          </g>
        ))}
        {passMark === undefined ? null : <path className="pass" d={`M${LEFT} ${y(passMark)}H${width - RIGHT}`} />}
        <text x={LEFT} y={height - 6}>
          {format.shortDate(noonOf(from))}
        </text>
        <text x={width - RIGHT} y={height - 6} textAnchor="end">
          {format.shortDate(noonOf(to))}
        </text>
        {lines.map(({ id, days }, index) => {
          const known = days.flatMap(({ day, accuracy }) => (accuracy === null ? [] : [{ day, accuracy }]));
          const last = known.at(-1);
          return (
            <g key={id} className={`series s${String((index % SERIES) + 1)}`}>
              <path
                className="line"
                d={known.map(({ day, accuracy }, at) => `${at === 0 ? 'M' : 'L'}${x(day).toFixed(1)} ${y(accuracy).toFixed(1)}`).join('')}
              />
              {known.length < 16 ? known.map(({ day, accuracy }) => <circle key={day} cx={x(day)} cy={y(accuracy)} r="2.6" />) : null}
              {last ? <circle className="now" cx={x(last.day)} cy={y(last.accuracy)} r="4" /> : null}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** Lines that can be told apart; with more of them they begin anew. */
const SERIES = 6;

/** The look of a line, to stand beside its name. */
export function LineKey({ index }: { readonly index: number }) {
  return (
    <svg className="chart many key" width="28" height="12" viewBox="0 0 28 12" aria-hidden="true">
      <g className={`series s${String((index % SERIES) + 1)}`}>
        <path className="line" d="M1 6H27" />
        <circle className="now" cx="14" cy="6" r="3" />
      </g>
    </svg>
  );
}
