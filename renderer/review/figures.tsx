import { useTranslation } from 'react-i18next';

import type { PeriodFigures } from '#shared/scoring/period-figures.ts';

import { useFormat } from '../i18n/use-language.ts';
import { FEW_ITEMS } from './board/board-model.ts';

/** What somebody did over a period, in five figures; money by currency, never added up. */
export function Figures({ figures, trend }: { readonly figures: PeriodFigures; readonly trend?: number | null }) {
  const { t } = useTranslation('review');
  const format = useFormat();
  const few = figures.items < FEW_ITEMS;
  const percent = (value: number | null) => format.percent(value, 1);
  return (
    <dl className={few ? 'band five few' : 'band five'}>
      <div>
        <dt>{t('columns.accuracy')}</dt>
        <dd className="fig">
          {percent(figures.accuracy)}
          {trend === null || trend === undefined || trend === 0 ? null : (
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
          {few ? <small>{t('itemsMissing', { count: FEW_ITEMS - figures.items })}</small> : null}
        </dd>
      </div>
      <div>
        <dt>{t('band.moneyPer')}</dt>
        {figures.money.length === 0 ? <dd className="fig">–</dd> : null}
        {figures.money.map((money) => (
          <dd key={money.currency} className={figures.money.length > 1 ? 'fig pair several' : 'fig pair'}>
            <span>
              {t('less', { amount: format.wholeAmount(money.underpaidPerHundred) })} <small>{t('band.short')}</small>
            </span>
            <span>
              {t('more', { amount: format.wholeAmount(money.overpaidPerHundred) })}{' '}
              <small>{t('band.overIn', { currency: format.currencySymbol(money.currency) })}</small>
            </span>
          </dd>
        ))}
      </div>
    </dl>
  );
}
