import { type PointerEvent, memo, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { Speech } from '../../drills/settle/decision-words.ts';
import { EventGlyph, ToneRing } from './glyphs.tsx';
import { type StaffScale, staffScale } from './scale.ts';
import { happeningAt, happeningsOf, type Lane, type Timeline } from './timeline-model.ts';
import { happeningWords, laneName } from './timeline-words.ts';
import type { TimelineReplay } from './use-playback.ts';
import { useSize } from './use-size.ts';

/** Something said about a moment of the answer. */
export interface MomentNote {
  readonly id: string;
  readonly ms: number;
}

interface StaffProps {
  readonly speech: Speech;
  readonly replay: TimelineReplay;
  /** How many events have happened at the moment that shows. */
  readonly count: number;
  readonly notes: readonly MomentNote[];
}

const FIRST_SIZE = { width: 860, height: 190, letters: 12 };
const LABEL_LETTERS = 6.6;
/** From a sweep's line to its number, clear of the playhead. */
const BESIDE = 4;
/** A click this close to an event means the event, in pixels. */
const SNAP = 7;

/** The answer along its time: click or drag to a moment, or use the arrows. */
export function Staff({ speech, replay, count, notes }: StaffProps) {
  const { t } = useTranslation('timeline');
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box, FIRST_SIZE);
  const { timeline, state, dispatch } = replay;
  const scale = useMemo(
    () => staffScale(size, timeline.lanes.length, timeline.durationMs, size.letters * LABEL_LETTERS),
    [size, timeline.lanes.length, timeline.durationMs],
  );
  const goTo = (event: PointerEvent<HTMLDivElement>) => {
    const place = event.clientX - event.currentTarget.getBoundingClientRect().left;
    if (place < scale.left - SNAP) return;
    const near = timeline.marks
      .map(({ ms }) => ({ ms, away: Math.abs(scale.x(ms) - place) }))
      .filter(({ away }) => away <= SNAP)
      .sort((a, b) => a.away - b.away)[0];
    dispatch({ type: 'goTo', ms: near?.ms ?? scale.msAt(place) });
  };
  const last = happeningAt(timeline, count);
  return (
    <div
      ref={box}
      className="staff"
      role="slider"
      tabIndex={0}
      aria-label={t('moment')}
      aria-valuemin={0}
      aria-valuemax={timeline.durationMs}
      aria-valuenow={Math.round(state.ms)}
      aria-valuetext={last ? happeningWords(speech, last) : t('begins')}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        goTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) goTo(event);
      }}
    >
      <svg viewBox={`0 0 ${size.width} ${size.height}`} width={size.width} height={size.height} aria-hidden="true">
        <Ground speech={speech} timeline={timeline} scale={scale} />
        <Sweeps speech={speech} timeline={timeline} scale={scale} count={count} />
        <Events timeline={timeline} scale={scale} count={count} />
        {notes.map(({ id, ms }) => (
          <path key={id} className="tab" d={`M${scale.x(ms) - 5} 1h10v6.500l-5 4.500l-5 -4.500Z`} />
        ))}
        <Playhead replay={replay} scale={scale} />
      </svg>
    </div>
  );
}

interface Laid {
  readonly timeline: Timeline;
  readonly scale: StaffScale;
}

const laneAt = (timeline: Timeline, scale: StaffScale, lane: Lane): number => scale.y(Math.max(0, timeline.lanes.indexOf(lane)));

const Ground = memo(function Ground({ speech, timeline, scale }: { speech: Speech; timeline: Timeline; scale: StaffScale }) {
  const { t } = useTranslation('timeline');
  const end = scale.x(timeline.durationMs);
  const order = timeline.marks.filter(
    ({ lane, tone, act }) => lane !== null && timeline.played.has(lane) && tone !== 'undone' && act !== null && act.type !== 'call',
  );
  const line = order.map(({ ms, lane }, index) => `${index === 0 ? 'M' : 'L'}${scale.x(ms)} ${laneAt(timeline, scale, lane)}`).join('');
  return (
    <g className="ground">
      {timeline.lanes.map((lane) => {
        const y = laneAt(timeline, scale, lane);
        return (
          <g key={lane ?? 'table'}>
            <path className="lane" d={`M${scale.left} ${y}H${end}`} />
            <text x={scale.left - 12} y={y} textAnchor="end" dominantBaseline="central">
              {laneName(speech, lane, t('calls'))}
            </text>
          </g>
        );
      })}
      {scale.ticks.map((ms) => (
        <g key={ms}>
          <path className="lane" d={`M${scale.x(ms)} ${scale.top}V${scale.bottom}`} />
          <text className="when" x={scale.x(ms)} y={scale.bottom + 14} textAnchor="middle">
            {speech.format.clock(ms)}
          </text>
        </g>
      ))}
      <path className="order-line" d={line} />
    </g>
  );
});

/** What one key did at many places: a line that joins them, and how many there were. */
const Sweeps = memo(function Sweeps({ speech, timeline, scale, count }: Pick<StaffProps, 'speech' | 'count'> & Laid) {
  return happeningsOf(timeline).map((happening) => {
    const [first, ...others] = happening;
    if (others.length === 0) return null;
    const [x, lanes] = [scale.x(first.ms), happening.map(({ lane }) => laneAt(timeline, scale, lane))];
    const text = `×${speech.format.number(happening.length)}`;
    return (
      <g key={first.event} className={first.event < count ? 'sweep' : 'sweep later'}>
        <path d={`M${x} ${Math.min(...lanes)}V${Math.max(...lanes)}`} />
        <text x={x + BESIDE} y={laneAt(timeline, scale, null)} dominantBaseline="central">
          {text}
        </text>
      </g>
    );
  });
});

const Events = memo(function Events({ timeline, scale, count }: { timeline: Timeline; scale: StaffScale; count: number }) {
  return (
    <>
      {timeline.marks.map(({ event, ms, lane, kind, tone }, index) => (
        <g key={event} className={['mark', tone, index < count ? '' : 'later', index === count - 1 ? 'now' : ''].filter(Boolean).join(' ')}>
          <ToneRing tone={tone} x={scale.x(ms)} y={laneAt(timeline, scale, lane)} />
          <EventGlyph kind={kind} x={scale.x(ms)} y={laneAt(timeline, scale, lane)} />
        </g>
      ))}
      {timeline.missed.map(({ lane, decision }) => (
        <circle key={decision} className="missed" cx={scale.x(timeline.durationMs)} cy={laneAt(timeline, scale, lane)} r="6" />
      ))}
    </>
  );
});

/** Moves by itself while the replay plays, so that nothing else has to be drawn again. */
function Playhead({ replay: { state, positionAt }, scale }: { readonly replay: TimelineReplay; readonly scale: StaffScale }) {
  const head = useRef<SVGPathElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = (now: number) => {
      head.current?.setAttribute('transform', `translate(${scale.x(positionAt(now)).toFixed(1)} 0)`);
      if (state.playing && !matchMedia('(prefers-reduced-motion: reduce)').matches) frame = requestAnimationFrame(draw);
    };
    draw(performance.now());
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [state, positionAt, scale]);
  return <path ref={head} className="head" d={`M0 ${scale.top - 4}V${scale.bottom + 2}`} />;
}
