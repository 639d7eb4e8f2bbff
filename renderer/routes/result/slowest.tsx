import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import type { RuleSet } from '#shared/games/types.ts';
import type { RunResult } from '#shared/scoring/types.ts';

import { decisionTitle, workingSubject, workingSum } from '../../drills/settle/decision-words.ts';
import { useSpeech } from '../../drills/settle/use-speech.ts';

/** The decisions that took longest, each a step from its hand. */
export function Slowest({ result, ruleSet }: { readonly result: RunResult; readonly ruleSet: RuleSet }) {
  const { t } = useTranslation('result');
  const speech = useSpeech(ruleSet);
  const { format } = speech;
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('slowest')}</h2>
      </div>
      {result.slowest.length === 0 ? <p className="muted">{t('noTimes')}</p> : null}
      <ol className="slow">
        {result.slowest.map(({ index, attempt, decision, ms }) => {
          const working = decision.kind === 'spot' ? decision.working : undefined;
          const hand = format.number(index + 1);
          return (
            <li key={`${attempt}:${decision.id}`}>
              <Link href={`/attempt/${attempt}`}>
                <span>{working ? workingSubject(speech, working) : decisionTitle(speech, decision)}</span>
                <b>{format.seconds(ms)}</b>
                <small>
                  {working && decision.kind === 'spot' ? t('handSeat', { hand, seat: decision.seat }) : t('handNumber', { hand })}
                </small>
                {working ? <small className="num sum">{workingSum(speech, working)}</small> : null}
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
