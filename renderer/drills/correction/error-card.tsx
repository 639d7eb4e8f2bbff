import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { Decision } from '#shared/drills/types.ts';

import { Icon } from '../../ui/icon.tsx';
import {
  type Speech,
  TONE_ICONS,
  actWords,
  callExpected,
  callSaid,
  decisionExplanation,
  decisionReason,
  decisionTitle,
  isAboutAct,
  toneOf,
  workingSubject,
  workingSum,
} from '../settle/decision-words.ts';
import { useRevealOnOpen } from './use-reveal-on-open.ts';
import { stepWords } from './step-words.ts';

interface ErrorCardProps {
  readonly speech: Speech;
  readonly decision: Decision;
  /** As the machine graded it, where a supervisor gave a word on it: the facts are the machine's. */
  readonly machine?: Decision | undefined;
  readonly opened: boolean;
  readonly small?: boolean;
  /** A replay is at it. */
  readonly isCurrent?: boolean;
  /** Something was just done about it: the focus goes on from here. */
  readonly takesFocus?: boolean;
  readonly extra?: ((decision: Decision) => ReactNode) | undefined;
}

/** One decision: what was expected and given, how it is worked out, and where the text says so. */
export function ErrorCard({
  speech,
  decision,
  machine,
  opened,
  small = false,
  isCurrent = false,
  takesFocus = false,
  extra,
}: ErrorCardProps) {
  const { t } = useTranslation('correction');
  const { format, ruleSet } = speech;
  const tone = toneOf(decision);
  const reveal = useRevealOnOpen();
  const card = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isCurrent) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) summary.current?.focus();
  }, [takesFocus]);
  return (
    <details
      ref={card}
      className={['err', small ? 'small-card' : '', isCurrent ? 'current' : ''].filter(Boolean).join(' ')}
      open={opened}
      onToggle={reveal.onToggle}
    >
      <summary ref={summary} onClick={reveal.onClick}>
        <span className={`glyph ${tone}`}>
          <Icon name={TONE_ICONS[tone]} />
        </span>
        <span>
          <h3>{decisionTitle(speech, decision)}</h3>
          {small ? null : (
            <small>{machine ? t(decision.verdict === 'right' ? 'ruled.right' : 'ruled.wrong') : decisionReason(speech, decision)}</small>
          )}
        </span>
        {decision.moneyError === 0 ? null : (
          <span className="strong num">{format.money(decision.moneyError, ruleSet.currency, 'exceptZero')}</span>
        )}
      </summary>
      {machine ? extra?.(decision) : null}
      <Facts speech={speech} decision={machine ?? decision} />
      {machine ? null : extra?.(decision)}
    </details>
  );
}

function Facts({ speech, decision }: { readonly speech: Speech; readonly decision: Decision }) {
  const { t } = useTranslation('correction');
  const { words, ruleSet } = speech;
  const why = decisionExplanation(speech, decision);
  const citation = ruleSet.citations[decision.citation];
  const working = decision.kind === 'spot' ? decision.working : undefined;
  return (
    <dl className="facts">
      {why === undefined ? null : <Fact name={t('why')}>{why}</Fact>}
      {decision.kind === 'order' ? (
        <Violations speech={speech} decision={decision} />
      ) : (
        <ExpectedAndGiven speech={speech} decision={decision} />
      )}
      {working ? (
        <Fact name={t('working')}>
          <span className="small muted">{workingSubject(speech, working)}</span>
          <span className="working">{workingSum(speech, working)}</span>
        </Fact>
      ) : null}
      {decision.kind === 'call' && decision.ground ? (
        <Fact name={t('working')}>
          <span className="working">{words.ground(decision.ground)}</span>
        </Fact>
      ) : null}
      {citation ? (
        <Fact name={t('article')}>
          <b className="cite">{words.cite(citation)}</b>
          <span className="small muted">{words.citation(citation.id)}</span>
        </Fact>
      ) : null}
      {decision.reading === undefined ? null : (
        <Fact name={t('reading')}>
          <span className="small">{words.reading(decision.reading)}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function ExpectedAndGiven({ speech, decision }: { readonly speech: Speech; readonly decision: Exclude<Decision, { kind: 'order' }> }) {
  const { t } = useTranslation('correction');
  const isRight = decision.verdict === 'right';
  const expected = decision.kind === 'spot' ? actWords(speech, decision.expected) : callExpected(speech, decision);
  const given = decision.kind === 'spot' ? actWords(speech, decision.given) : callSaid(speech, decision);
  const lang = decision.kind === 'call' && !isAboutAct(speech, decision) ? speech.callsLanguage : undefined;
  return (
    <>
      <Fact name={t('expected')}>
        <b lang={lang}>{expected}</b>
      </Fact>
      {isRight ? null : (
        <Fact name={t('given')}>
          <del lang={lang}>{given}</del>
        </Fact>
      )}
    </>
  );
}

function Violations({ speech, decision }: { readonly speech: Speech; readonly decision: Extract<Decision, { kind: 'order' }> }) {
  const { t } = useTranslation('correction');
  const first = decision.violations[0];
  if (!first) return null;
  return (
    <>
      <Fact name={t('expected')}>
        <b>{t('firstThen', { first: stepWords(speech, first.first), then: stepWords(speech, first.then) })}</b>
      </Fact>
      <Fact name={t('given')}>
        <del>{t('firstThen', { first: stepWords(speech, first.then), then: stepWords(speech, first.first) })}</del>
      </Fact>
      {decision.violations.length > 1 ? (
        <Fact name={t('alsoBroken')}>{t('moreTimes', { count: decision.violations.length - 1 })}</Fact>
      ) : null}
    </>
  );
}
