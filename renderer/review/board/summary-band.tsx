import { useTranslation } from 'react-i18next';

import type { Board } from '#shared/api/review.ts';
import type { Currency } from '#shared/money/money.ts';
import type { CountedFact } from '#shared/scoring/facts.ts';

import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { factWords } from '../fact-words.ts';
import { useMoneyWords } from '../money-words.ts';
import { judgedFrom, middleOf, moneyIn, standingOf } from './board-model.ts';

interface SummaryBandProps {
  readonly board: Board;
  readonly currency: Currency | undefined;
  /** Undefined until it is known; else the weakest, or why there is none. */
  readonly weakest: CountedFact | 'few' | 'noneFailed' | undefined;
}

/** The class in five figures. */
export function SummaryBand({ board, currency, weakest }: SummaryBandProps) {
  const { t } = useTranslation(['review', 'games']);
  const format = useFormat();
  const language = useLanguage();
  const { rows, thresholds, total } = board;
  const standings = rows.map((row) => standingOf(row, thresholds));
  const ready = standings.filter((standing) => standing === 'ready').length;
  const accuracy = middleOf(rows.map(({ figures }) => figures.accuracy));
  const pace = middleOf(rows.map(({ figures }) => figures.decisionsPerMinute));
  const words = useMoneyWords();
  const money = moneyIn(total, currency);
  const rough = money && words.rough(money, judgedFrom(thresholds));
  return (
    <dl className="band">
      <div>
        <dt>{t('band.ready')}</dt>
        <dd className="fig">
          {format.number(ready)} <small>{t('band.of', { count: rows.length })}</small>
        </dd>
        <dd className="squares" aria-hidden="true">
          {[...standings]
            .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
            .map((standing, index) => (
              <i key={index} className={standing} />
            ))}
        </dd>
      </div>
      <div>
        <dt>{t('band.accuracy')}</dt>
        <dd className="fig">{format.percent(accuracy, 1)}</dd>
      </div>
      <div>
        <dt>{t('band.pace')}</dt>
        <dd className="fig">{format.number(pace, 1)}</dd>
      </div>
      <div>
        <dt>{currency === undefined ? t('band.moneyPer') : t('band.money', { currency: format.currencySymbol(currency) })}</dt>
        {money ? (
          <dd className="fig pair">
            <span>
              {words.short(money.underpaidPerHundred)} <small>{t('band.short')}</small>
            </span>
            <span>
              {words.over(money.overpaidPerHundred)} <small>{t('band.over')}</small>
            </span>
            {rough === null ? null : <small className="rough">{rough}</small>}
          </dd>
        ) : (
          <dd className="fig">–</dd>
        )}
      </div>
      <div>
        <dt>{t('band.weakest')}</dt>
        {typeof weakest === 'object' ? (
          <dd className="fig fact">
            <span>{factWords(t, weakest, language)}</span>
            <small>{format.percent((100 * (weakest.met - weakest.failed)) / weakest.met)}</small>
          </dd>
        ) : (
          <dd className="muted">{weakest === undefined ? '' : t(`weakNone.${weakest}`)}</dd>
        )}
      </div>
    </dl>
  );
}

const ORDER = ['ready', 'training', 'watch', 'few'] as const;
