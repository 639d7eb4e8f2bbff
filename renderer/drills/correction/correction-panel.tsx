import { type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';

import type { AttemptView } from '#shared/api/schemas.ts';
import type { Decision, Grade } from '#shared/drills/types.ts';

import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Speech } from '../settle/decision-words.ts';
import { ErrorCard } from './error-card.tsx';
import { useRevealOnOpen } from './use-reveal-on-open.ts';

interface CorrectionPanelProps {
  readonly speech: Speech;
  readonly attempt: AttemptView;
  readonly ref?: Ref<HTMLElement>;
  /** The decision a replay is at: its card opens. Null: the first error's. */
  readonly current?: string | null;
  /** The machine's own grade, where a supervisor's word changed it. */
  readonly machine?: Grade;
  /** The decisions a supervisor gave a word on: they come first and stand open. */
  readonly ruled?: ReadonlySet<string>;
  /** The one of them that was ruled here just now. */
  readonly justRuled?: string | null;
  /** What was said of a decision afterwards, below its facts; above them where a supervisor ruled. */
  readonly extra?: ((decision: Decision) => ReactNode) | undefined;
  /** What was said of the hand, below its decisions. */
  readonly notes?: ReactNode;
  /** What to do next. */
  readonly children: ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

/** The verdict: score, what a supervisor ruled, every error with what should have been and why, then what was right. */
export function CorrectionPanel(props: CorrectionPanelProps) {
  const { speech, attempt, ref, current = null, machine, ruled = NONE, justRuled = null, extra, notes, children } = props;
  const { t } = useTranslation('correction');
  const { format } = speech;
  const { grade } = attempt;
  const { currency } = speech.ruleSet;
  const reveal = useRevealOnOpen();
  const errors = grade.decisions.filter(({ verdict }) => verdict !== 'right');
  const right = grade.decisions.filter(({ verdict }) => verdict === 'right');
  const isRuled = ({ id }: Decision) => ruled.has(id);
  const plainErrors = errors.filter((decision) => !isRuled(decision));
  const plainRight = right.filter((decision) => !isRuled(decision));
  return (
    <aside className="side" ref={ref} tabIndex={-1} aria-label={t('title')}>
      <div className="sum">
        <div className="spread">
          <span className="figure">{format.percent(grade.score, Number.isInteger(grade.score) ? 0 : 1)}</span>
          {errors.length === 0 ? (
            <Badge tone="right" icon="check">
              {t('clean')}
            </Badge>
          ) : (
            <Badge tone="wrong" icon="cross">
              {t('errors', { count: errors.length })}
            </Badge>
          )}
        </div>
        {machine && machine.score !== grade.score ? (
          <p className="small muted">
            {t('machineSaid', { score: format.percent(machine.score, Number.isInteger(machine.score) ? 0 : 1) })}
          </p>
        ) : null}
        {attempt.tryNumber > 0 ? <p className="small muted">{t('furtherTry')}</p> : null}
        <dl>
          <div>
            <dt>{t('rightDecisions')}</dt>
            <dd>{t('ofAll', { right: format.number(right.length), all: format.number(grade.decisions.length) })}</dd>
          </div>
          {grade.underpaid > 0 ? (
            <div>
              <dt>{t('underpaid')}</dt>
              <dd>{format.money(grade.underpaid, currency)}</dd>
            </div>
          ) : null}
          {grade.overpaid > 0 || grade.underpaid === 0 ? (
            <div>
              <dt>{t('overpaid')}</dt>
              <dd>{format.money(grade.overpaid, currency)}</dd>
            </div>
          ) : null}
          <div>
            <dt>{t('time')}</dt>
            <dd>{format.clock(grade.durationMs)}</dd>
          </div>
        </dl>
      </div>
      <div className="list">
        {grade.decisions.filter(isRuled).map((decision) => (
          <ErrorCard
            key={`${attempt.id}:${decision.id}`}
            speech={speech}
            decision={decision}
            machine={machine?.decisions.find(({ id }) => id === decision.id)}
            opened
            isCurrent={decision.id === current}
            takesFocus={decision.id === justRuled}
            extra={extra}
          />
        ))}
        {plainErrors.map((decision, index) => (
          <ErrorCard
            key={`${attempt.id}:${decision.id}`}
            speech={speech}
            decision={decision}
            opened={current === null ? index === 0 : decision.id === current}
            isCurrent={decision.id === current}
            extra={extra}
          />
        ))}
        <details className="err all-right" key={attempt.id} open={errors.length === 0} onToggle={reveal.onToggle}>
          <summary onClick={reveal.onClick}>
            <span className="glyph right">
              <Icon name="check" />
            </span>
            <span>
              <h3>{t('rightCount', { count: plainRight.length })}</h3>
              <small>{t('rightHelp')}</small>
            </span>
            <Icon name="down" />
          </summary>
          <ul>
            {plainRight.map((decision) => (
              <li key={decision.id}>
                <ErrorCard speech={speech} decision={decision} opened={false} small extra={extra} />
              </li>
            ))}
          </ul>
        </details>
      </div>
      {notes}
      <div className="foot">{children}</div>
    </aside>
  );
}
