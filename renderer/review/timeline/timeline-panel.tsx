import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { AnswerEvent } from '#shared/drills/types.ts';

import type { Speech } from '../../drills/settle/decision-words.ts';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { EventGlyph } from './glyphs.tsx';
import { type MomentNote, Staff } from './staff.tsx';
import { type Happening, happeningAt, happeningsOf } from './timeline-model.ts';
import { eventWords, happeningWords } from './timeline-words.ts';
import type { TimelineReplay } from './use-playback.ts';

interface TimelinePanelProps {
  readonly speech: Speech;
  readonly replay: TimelineReplay;
  readonly count: number;
  readonly notes?: readonly MomentNote[];
  /** To the steps the text prescribes. */
  readonly onExpected: () => void;
}

/** The answer as it happened, with the means to play it. */
export function TimelinePanel({ speech, replay, count, notes = [], onExpected }: TimelinePanelProps) {
  const { t } = useTranslation(['timeline', 'correction']);
  const titleId = useId();
  const { format } = speech;
  const { timeline, state, dispatch } = replay;
  const all = timeline.marks.length;
  const last = count < all ? happeningAt(timeline, count) : undefined;
  return (
    <section className={last ? 'timeline under-way' : 'timeline'} aria-labelledby={titleId}>
      <header>
        <h2 className="sr" id={titleId}>
          {t('title')}
        </h2>
        <Segmented
          label={t('correction:steps')}
          value="given"
          onChange={onExpected}
          choices={[
            { value: 'given' as const, label: t('title') },
            { value: 'expected' as const, label: t('correction:expectedSteps') },
          ]}
        />
        <div className="transport">
          <Button kind="quiet" size="small" icon="first" label={t('toStart')} keepFocus onClick={() => dispatch({ type: 'toStart' })} />
          <Button
            kind="quiet"
            size="small"
            icon="back"
            label={t('eventBack')}
            keepFocus
            onClick={() => dispatch({ type: 'step', by: -1 })}
          />
          <Button size="small" icon={state.playing ? 'pause' : 'play'} cap="L" keepFocus onClick={() => dispatch({ type: 'toggle' })}>
            {state.playing ? t('correction:pause') : t('correction:replay')}
          </Button>
          <Button kind="quiet" size="small" icon="next" label={t('eventOn')} keepFocus onClick={() => dispatch({ type: 'step', by: 1 })} />
          <Button kind="quiet" size="small" icon="last" label={t('toAnswer')} keepFocus onClick={() => dispatch({ type: 'toEnd' })} />
          <Button
            kind="quiet"
            size="small"
            cap="S"
            keepFocus
            className="speed"
            label={t('speed', { speed: state.speed })}
            onClick={() => dispatch({ type: 'speed' })}
          >
            <span className="num">{t('times', { speed: state.speed })}</span>
          </Button>
        </div>
        <span className="at num">
          <RunningClock replay={replay} format={format.clock} /> <span className="faint">/ {format.clock(timeline.durationMs)}</span>
        </span>
        <span className="count muted small num" aria-live="polite">
          {count >= all ? t('events', { count: all }) : t('correction:stepOf', { step: format.number(count), count: format.number(all) })}
        </span>
        {/* What the slider says of its moment, for who sees it. */}
        <p className="happening num" aria-hidden="true">
          {last ? happeningWords(speech, last) : t('events', { count: all })}
        </p>
        <Legend withNotes={notes.length > 0} />
      </header>
      <Staff speech={speech} replay={replay} count={count} notes={notes} />
      <ol className="sr">
        {happeningsOf(timeline).map((happening) => (
          <ListedHappening key={happening[0].event} speech={speech} happening={happening} />
        ))}
      </ol>
    </section>
  );
}

/** A happening in words; of a sweep also every stake. */
function ListedHappening({ speech, happening }: { readonly speech: Speech; readonly happening: Happening }) {
  const [first, ...others] = happening;
  return (
    <li>
      {happeningWords(speech, happening)}
      {others.length > 0 && first.kind === 'take' ? (
        <ul>
          {happening.map((mark) => (
            <li key={mark.event}>{eventWords(speech, mark)}</li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function RunningClock({ replay: { state, positionAt }, format }: { replay: TimelineReplay; format: (ms: number) => string }) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const write = () => {
      if (text.current) text.current.textContent = format(positionAt(performance.now()));
    };
    write();
    if (!state.playing) return undefined;
    const timer = setInterval(write, 100);
    return () => {
      clearInterval(timer);
    };
  }, [state, positionAt, format]);
  return <span ref={text} />;
}

const SHAPES = ['pay', 'take', 'return', 'call'] as const satisfies readonly AnswerEvent['type'][];

/** What the shapes mean. The words in the list of events say the same. */
function Legend({ withNotes }: { readonly withNotes: boolean }) {
  const { t } = useTranslation(['timeline', 'games', 'correction']);
  return (
    <ul className="legend" aria-hidden="true">
      {SHAPES.map((kind) => (
        <li key={kind} className={kind}>
          <svg width="14" height="14" className="mark plain">
            <EventGlyph kind={kind} x={7} y={7} />
          </svg>
          {t(`games:actions.${kind}`)}
        </li>
      ))}
      <li>
        <svg width="16" height="16" className="mark wrong">
          <circle className="ring" cx="8" cy="8" r="6.5" />
        </svg>
        {t('correction:tones.wrong')}
      </li>
      <li>
        <svg width="16" height="16" className="mark order">
          <rect className="ring" x="2" y="2" width="12" height="12" rx="3" />
        </svg>
        {t('correction:tones.order')}
      </li>
      {withNotes ? (
        <li className="note">
          <svg width="12" height="14">
            <path className="tab" d="M1 1h10v6.500l-5 4.500l-5 -4.500Z" />
          </svg>
          {t('remark')}
        </li>
      ) : null}
    </ul>
  );
}
