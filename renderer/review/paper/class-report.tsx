import { useTranslation } from 'react-i18next';

import type { Board, HeatMap } from '#shared/api/review.ts';
import { factKey } from '#shared/scoring/facts.ts';

import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { judgedFrom, middleOf, moneyIn, sortedRows, standingOf } from '../board/board-model.ts';
import { FigureHeads } from '../figure-heads.tsx';
import { useMoneyWords } from '../money-words.ts';
import type { ReviewFilters } from '../review-filters.ts';
import { FactName, hasManyGames } from './fact-name.tsx';
import { Sheet, SheetFigure } from './sheet.tsx';

interface ClassReportProps {
  readonly board: Board;
  readonly heat: HeatMap;
  readonly title: string | null;
  readonly school: string | null;
  readonly filters: ReviewFilters;
  readonly now: number;
}

const WEAKEST = 8;

/** A class on paper: its figures, everybody’s row, and what it fails. */
export function ClassReport({ board, heat, title, school, filters, now }: ClassReportProps) {
  const { t } = useTranslation(['review', 'games', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const currency = board.total.money[0]?.currency;
  const rows = sortedRows(board.rows, {
    sorting: { column: 'name', direction: 'ascending' },
    currency,
    thresholds: board.thresholds,
    compareNames: new Intl.Collator(language).compare,
  });
  const words = useMoneyWords();
  const percent = (value: number | null) => format.percent(value, 1);
  const pace = (value: number | null) => format.number(value, 1);
  const ready = board.rows.filter((row) => row.readiness.ready).length;
  const weakest = heat.facts.filter(({ kind, failed }) => kind === 'situation' && failed > 0).slice(0, WEAKEST);
  return (
    <Sheet
      title={title ?? t('report.everybody')}
      subtitle={t('trainees', { count: board.rows.length })}
      school={school}
      period={board.period}
      filters={filters}
      now={now}
    >
      <dl className="figures">
        <SheetFigure name={t('band.ready')}>
          {t('report.ofAll', { some: format.number(ready), all: format.number(board.rows.length) })}
        </SheetFigure>
        <SheetFigure name={t('band.accuracy')}>{percent(middleOf(board.rows.map(({ figures }) => figures.accuracy)))}</SheetFigure>
        <SheetFigure name={t('band.pace')}>{pace(middleOf(board.rows.map(({ figures }) => figures.decisionsPerMinute)))}</SheetFigure>
        <SheetFigure name={t('columns.items')}>{format.number(board.total.items)}</SheetFigure>
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('columns.name')}</th>
            <FigureHeads />
            <th scope="col" className="n">
              {currency === undefined ? t('columns.moneyPlain') : t('columns.money', { currency: format.currencySymbol(currency) })}
            </th>
            <th scope="col">{t('columns.standing')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const money = moneyIn(row.figures, currency);
            return (
              <tr key={row.person.id}>
                <th scope="row">{row.person.name ?? t('common:noName')}</th>
                <td className="n">{format.number(row.figures.items)}</td>
                <td className="n">{percent(row.figures.accuracy)}</td>
                <td className="n">{percent(row.figures.cleanRate)}</td>
                <td className="n">{pace(row.figures.decisionsPerMinute)}</td>
                <td className="n">{money ? words.both(money, judgedFrom(board.thresholds)) : '–'}</td>
                <td>
                  {t(`standings.${standingOf(row, board.thresholds)}`, {
                    items: format.number(row.figures.items),
                    wanted: format.number(judgedFrom(board.thresholds)),
                  })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="note">
        {t('readyMeans', {
          accuracy: format.percent(board.thresholds.ready.accuracy),
          clean: format.percent(board.thresholds.ready.cleanRate),
          pace: format.number(board.thresholds.ready.decisionsPerMinute),
          items: format.number(board.thresholds.ready.items),
        })}
      </p>
      {weakest.length > 0 ? (
        <section>
          <h2>{t('report.weakest')}</h2>
          <table>
            <tbody>
              {weakest.map((fact) => (
                <tr key={factKey(fact)}>
                  <th scope="row">
                    <FactName fact={fact} withGame={hasManyGames(weakest)} />
                  </th>
                  <td className="n">{t('report.ofAll', { some: format.number(fact.met - fact.failed), all: format.number(fact.met) })}</td>
                  <td className="n">{format.percent((100 * (fact.met - fact.failed)) / fact.met)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </Sheet>
  );
}
