import { useTranslation } from 'react-i18next';

import type { RunReport } from '#shared/api/schemas.ts';
import type { RuleSet } from '#shared/games/types.ts';

import { useFormat } from '../../i18n/use-language.ts';
import { Badge } from '../../ui/badge.tsx';
import { HandByHand } from './hand-by-hand.tsx';

interface ScoreHeadProps {
  readonly report: RunReport;
  readonly ruleSet: RuleSet;
}

/** Accuracy large, then clean hands, pace and money, then hand by hand. */
export function ScoreHead({ report: { result, comparison, run }, ruleSet }: ScoreHeadProps) {
  const { t } = useTranslation('result');
  const format = useFormat();
  const { currency } = ruleSet;
  const wrongMoney = result.overpaid + result.underpaid;
  const share = (part: number) => ({ width: wrongMoney === 0 ? '0%' : `${(100 * part) / wrongMoney}%` });
  return (
    <section className="panel head">
      <div className="score">
        <p>{t('accuracy')}</p>
        <div className="big">{result.accuracy === null ? '–' : <Percent text={format.percent(result.accuracy, 1)} />}</div>
        <p className="num">{t('rightOf', { right: format.number(result.rightDecisions), count: result.decisions })}</p>
        <Change change={comparison.accuracyChange} isBest={comparison.isBest} />
      </div>
      <dl className="kpis">
        <div>
          <dt>{t('cleanHands')}</dt>
          <dd className="figure">
            {format.number(result.cleanItems)} <small>/ {format.number(result.items)}</small>
          </dd>
          <dd className="sub">{t('longestStreak', { count: result.longestCleanStreak })}</dd>
        </div>
        <div>
          <dt>{t('pace')}</dt>
          <dd className="figure">
            {format.number(result.decisionsPerMinute, 1)} <small>{t('perMinute')}</small>
          </dd>
          <dd className="sub">
            {result.medianDecisionMs === null ? null : t('median', { time: format.seconds(result.medianDecisionMs) })}
          </dd>
        </div>
        <div>
          <dt>{t('moneyError')}</dt>
          <dd className="figure">{format.money(wrongMoney, currency)}</dd>
          {wrongMoney > 0 ? (
            <dd className="money" aria-hidden="true">
              <i className="under" style={share(result.underpaid)} />
              <i className="over" style={share(result.overpaid)} />
            </dd>
          ) : null}
          <dd className="sub spread">
            <span>{t('underpaid', { money: format.money(result.underpaid, currency) })}</span>
            <span>{t('overpaid', { money: format.money(result.overpaid, currency) })}</span>
          </dd>
        </div>
        <HandByHand result={result} items={run.settings.items} />
      </dl>
    </section>
  );
}

/** The figure large, the percent sign small, in the order of the language. */
function Percent({ text }: { readonly text: string }) {
  const at = text.search(/\s*%/u);
  return at < 0 ? (
    text
  ) : (
    <>
      {text.slice(0, at)}
      <small>{text.slice(at)}</small>
    </>
  );
}

function Change({ change, isBest }: { readonly change: number | null; readonly isBest: boolean }) {
  const { t } = useTranslation('result');
  const format = useFormat();
  if (change === null) return <Badge>{t('firstRun')}</Badge>;
  if (isBest) {
    return (
      <Badge tone="brass" icon="target">
        {t('best')}
      </Badge>
    );
  }
  const points = format.number(Math.abs(change), 1);
  if (change === 0) return <Badge>{t('same')}</Badge>;
  return change > 0 ? (
    <Badge tone="right" icon="check">
      {t('better', { points })}
    </Badge>
  ) : (
    <Badge>{t('worse', { points })}</Badge>
  );
}
