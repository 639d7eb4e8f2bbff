import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { Decision } from '#shared/drills/types.ts';

import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { actLabel } from '../settle/act-words.ts';
import type { ActEvent } from '../settle/answer-log.ts';
import { type DecisionTone, type Speech, TONE_ICONS, iconOf } from '../settle/decision-words.ts';
import { toneAt } from './act-tone.ts';
import type { Replay } from './use-replay.ts';

interface StepsPanelProps {
  readonly speech: Speech;
  readonly replay: Replay;
  readonly decisions: readonly Decision[];
  /** Where the answer is shown on a time line of its own: takes its place among the choices. */
  readonly onTimeline?: () => void;
}

/** The settlement in numbered steps, to be played back on the felt: as prescribed, or as it was answered. */
export function StepsPanel({ speech, replay, decisions, onTimeline }: StepsPanelProps) {
  const { t } = useTranslation(['correction', 'timeline']);
  const { format } = speech;
  const titleId = useId();
  const { state, steps, dispatch } = replay;
  const position = state.position ?? 0;
  return (
    <section className="steps" aria-labelledby={titleId}>
      <header>
        <h2 className="sr" id={titleId}>
          {t('steps')}
        </h2>
        <Segmented
          label={t('steps')}
          value={state.source}
          onChange={(source) => (onTimeline && source === 'given' ? onTimeline() : dispatch({ type: 'source', source }))}
          choices={[
            ...(onTimeline ? [{ value: 'given' as const, label: t('timeline:title') }] : []),
            { value: 'expected' as const, label: t('expectedSteps') },
            ...(onTimeline ? [] : [{ value: 'given' as const, label: t('givenSteps') }]),
          ]}
        />
        <span className="muted small num" aria-live="polite">
          {state.position === null
            ? t('stepsCount', { count: steps.length })
            : t('stepOf', { step: format.number(position), count: format.number(steps.length) })}
        </span>
        <div className="transport">
          <Button
            kind="quiet"
            size="small"
            icon="first"
            label={t('toAnswer')}
            keepFocus
            onClick={() => dispatch({ type: 'goTo', position: null })}
          />
          <Button
            kind="quiet"
            size="small"
            icon="back"
            label={t('stepBack')}
            keepFocus
            onClick={() => dispatch({ type: 'step', by: -1 })}
          />
          <Button size="small" icon={state.playing ? 'pause' : 'play'} cap="L" keepFocus onClick={() => dispatch({ type: 'toggle' })}>
            {state.playing ? t('pause') : t('replay')}
          </Button>
          <Button kind="quiet" size="small" icon="next" label={t('stepOn')} keepFocus onClick={() => dispatch({ type: 'step', by: 1 })} />
          <Button
            kind="quiet"
            size="small"
            icon="last"
            label={t('toEnd')}
            keepFocus
            onClick={() => dispatch({ type: 'goTo', position: steps.length })}
          />
        </div>
      </header>
      <ol>
        {steps.map((act, index) => (
          <StepRow
            key={index}
            speech={speech}
            act={act}
            number={index + 1}
            tone={toneAt(speech.ruleSet, decisions, act)}
            isNow={state.position === index + 1}
            onPick={() => dispatch({ type: 'goTo', position: index + 1 })}
          />
        ))}
      </ol>
    </section>
  );
}

interface StepRowProps {
  readonly speech: Speech;
  readonly act: ActEvent;
  readonly number: number;
  readonly tone: DecisionTone | null;
  readonly isNow: boolean;
  readonly onPick: () => void;
}

function StepRow({ speech, act, number, tone, isNow, onPick }: StepRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNow) row.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isNow]);
  const { t, format } = speech;
  return (
    <li ref={row} className={[tone ?? '', isNow ? 'now' : ''].filter(Boolean).join(' ')}>
      <button type="button" aria-current={isNow ? 'step' : undefined} onClick={onPick}>
        <i>{format.number(number)}</i>
        <Icon name={iconOf(speech, act)} />
        <span className="what">
          <span className="sr">{act.type === 'call' ? '' : t(`games:actions.${act.type}`)} </span>
          {actLabel(speech, act)}
        </span>
        <b>{act.type === 'call' ? '' : format.amount(act.amount)}</b>
        <span className="v">
          {tone ? (
            <>
              <Icon name={TONE_ICONS[tone]} />
              <span className="sr">{t(`correction:tones.${tone}`)}</span>
            </>
          ) : null}
        </span>
      </button>
    </li>
  );
}
