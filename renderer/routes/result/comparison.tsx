import { useTranslation } from 'react-i18next';

import type { RuleSet } from '#shared/games/types.ts';
import type { RunComparison } from '#shared/scoring/types.ts';

import { useFormat } from '../../i18n/use-language.ts';
import { LineChart } from '../../ui/line-chart.tsx';
import { ticksFor } from './ticks.ts';

const TABLE_ROWS = 8;

interface ComparisonProps {
  readonly comparison: RunComparison;
  readonly ruleSet: RuleSet;
  readonly run: string;
}

/** This run among the last eight of its game: a curve, and the newest ones in figures. */
export function Comparison({ comparison, ruleSet, run }: ComparisonProps) {
  const { t } = useTranslation('result');
  const format = useFormat();
  const points = comparison.recent.map(({ startedAt, accuracy }) => ({ label: format.shortDate(startedAt), value: accuracy }));
  const ticks = ticksFor(points.flatMap(({ value }) => value ?? []));
  return (
    <section className="panel cmp">
      <div className="panel-head">
        <h2>{t('lastRuns', { count: comparison.recent.length })}</h2>
        {comparison.bestAccuracy === null ? null : (
          <span className="small best">{t('record', { accuracy: format.percent(comparison.bestAccuracy, 1) })}</span>
        )}
      </div>
      {points.length > 1 ? <LineChart points={points} ticks={ticks} formatTick={format.number} label={t('chart')} /> : null}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('runColumn')}</th>
            <th scope="col" className="n">
              {t('accuracy')}
            </th>
            <th scope="col" className="n">
              {t('perMinute')}
            </th>
            <th scope="col" className="n">
              {t('errorColumn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...comparison.recent]
            .reverse()
            .slice(0, TABLE_ROWS)
            .map((each) => (
              <tr key={each.run} className={each.run === run ? 'now' : undefined}>
                <td>{format.shortDate(each.startedAt)}</td>
                <td className="n">{format.number(each.accuracy, 1)}</td>
                <td className="n">{format.number(each.decisionsPerMinute, 1)}</td>
                <td className="n">{format.money(each.moneyError, ruleSet.currency)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
