import { useTranslation } from 'react-i18next';

import type { Board } from '#shared/api/review.ts';
import type { Currency } from '#shared/money/money.ts';
import type { CountedFact } from '#shared/scoring/facts.ts';

import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { factWords } from '../fact-words.ts';
import { median, moneyIn, standingOf } from './board-model.ts';

interface SummaryBandProps {
  readonly board: Board;
  readonly currency: Currency | undefined;
  /** Undefined until it is known; null: none was met. */
  readonly weakest: CountedFact | null | undefined;
}

/** The class in five figures. */
export function SummaryBand({ board, currency, weakest }: SummaryBandProps) {
  const { t } = useTranslation(['review', 'games']);
  const format = useFormat();
  const language = useLanguage();
  const { rows, thresholds, total } = board;
  const standings = rows.map((row) => standingOf(row, thresholds));
  const ready = standings.filter((standing) => standing === 'ready').length;
  const accuracy = median(rows.map(({ figures }) => figures.accuracy));
  const pace = median(rows.map(({ figures }) => figures.decisionsPerMinute));
  const money = moneyIn(total, currency);
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
              {t('less', { amount: format.wholeAmount(money.underpaidPerHundred) })} <small>{t('band.short')}</small>
            </span>
            <span>
              {t('more', { amount: format.wholeAmount(money.overpaidPerHundred) })} <small>{t('band.over')}</small>
            </span>
          </dd>
        ) : (
          <dd className="fig">–</dd>
        )}
      </div>
      <div>
        <dt>{t('band.weakest')}</dt>
        {weakest ? (
          <dd className="fig fact">
            <span>{factWords(t, weakest, language)}</span>
            <small>{format.percent((100 * (weakest.met - weakest.failed)) / weakest.met)}</small>
          </dd>
        ) : (
          <dd className="fig fact">{weakest === null ? '–' : ''}</dd>
        )}
      </div>
    </dl>
  );
}

const ORDER = ['ready', 'training', 'watch', 'few'] as const;
