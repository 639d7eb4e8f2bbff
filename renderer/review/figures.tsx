import { useTranslation } from 'react-i18next';

import type { PeriodFigures } from '#shared/scoring/period-figures.ts';

import { useFormat } from '../i18n/use-language.ts';
import { useMoneyWords } from './money-words.ts';

interface FiguresProps {
  readonly figures: PeriodFigures;
  readonly trend: number | null;
  /** From how many items on figures are taken for what they say. */
  readonly judged: number;
}

/** What somebody did over a period, in five figures; money by currency, never added up. */
export function Figures({ figures, trend, judged }: FiguresProps) {
  const { t } = useTranslation('review');
  const format = useFormat();
  const words = useMoneyWords();
  const few = figures.items < judged;
  const percent = (value: number | null) => format.percent(value, 1);
  return (
    <dl className={few ? 'band five few' : 'band five'}>
      <div>
        <dt>{t('columns.accuracy')}</dt>
        <dd className="fig">
          {percent(figures.accuracy)}
          {trend === null || trend === 0 ? null : (
            <small className={trend > 0 ? 'up' : 'down'}>
              {trend > 0 ? t('trendUp', { points: format.number(trend, 1) }) : t('trendDown', { points: format.number(-trend, 1) })}
            </small>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('columns.clean')}</dt>
        <dd className="fig">{percent(figures.cleanRate)}</dd>
      </div>
      <div>
        <dt>{t('band.pace')}</dt>
        <dd className="fig">{format.number(figures.decisionsPerMinute, 1)}</dd>
      </div>
      <div>
        <dt>{t('columns.items')}</dt>
        <dd className="fig">
          {format.number(figures.items)}
          {few ? <small> {t('judgedFrom', { wanted: format.number(judged) })}</small> : null}
        </dd>
      </div>
      <div>
        <dt>{t('band.moneyPer')}</dt>
        {figures.money.length === 0 ? <dd className="fig">–</dd> : null}
        {figures.money.map((money) => (
          <dd key={money.currency} className={figures.money.length > 1 ? 'fig pair several' : 'fig pair'}>
            <span>
              {words.short(money.underpaidPerHundred)} <small>{t('band.short')}</small>
            </span>
            <span>
              {words.over(money.overpaidPerHundred)} <small>{t('band.overIn', { currency: format.currencySymbol(money.currency) })}</small>
            </span>
            {words.rough(money, judged) === null ? null : <small className="rough">{words.rough(money, judged)}</small>}
          </dd>
        ))}
      </div>
    </dl>
  );
}
