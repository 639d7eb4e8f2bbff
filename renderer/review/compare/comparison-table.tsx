import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import type { ComparedLine } from '#shared/api/review.ts';

import { useFormat } from '../../i18n/use-language.ts';
import { FigureHeads } from '../figure-heads.tsx';
import { useMoneyWords } from '../money-words.ts';
import { LineKey } from './many-lines.tsx';

/** The figures of each line; the best of a column in bold. */
export function ComparisonTable({ lines, judged }: { readonly lines: readonly ComparedLine[]; readonly judged: number }) {
  const { t } = useTranslation(['review', 'common']);
  const format = useFormat();
  const words = useMoneyWords();
  const best = (of: (line: ComparedLine) => number | null) => Math.max(...lines.map((line) => of(line) ?? -1));
  const bests = {
    accuracy: best(({ figures }) => figures.accuracy),
    cleanRate: best(({ figures }) => figures.cleanRate),
    pace: best(({ figures }) => figures.decisionsPerMinute),
  };
  const cell = (value: number | null, top: number, written: (value: number) => string, few: boolean) => (
    <td className={few ? 'n few' : 'n'}>
      {value === null ? '–' : value === top && lines.length > 1 ? <b>{written(value)}</b> : written(value)}
    </td>
  );
  const percent = (value: number) => format.percent(value, 1);
  return (
    <table className="comparison">
      <thead>
        <tr>
          <th scope="col">{t('columns.name')}</th>
          <FigureHeads />
          <th scope="col" className="n">
            {t('compare.money')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => {
          const { figures } = line;
          const few = figures.items < judged;
          return (
            <tr key={`${line.kind}:${line.id}`}>
              <th scope="row">
                <span className="name-cell">
                  <LineKey index={index} />
                  {line.kind === 'trainee' ? (
                    <Link href={`/review/trainee/${line.id}`}>{line.name ?? t('common:noName')}</Link>
                  ) : (
                    <b>{line.name}</b>
                  )}
                </span>
              </th>
              <td className="n">{format.number(figures.items)}</td>
              {cell(figures.accuracy, bests.accuracy, percent, few)}
              {cell(figures.cleanRate, bests.cleanRate, percent, few)}
              {cell(figures.decisionsPerMinute, bests.pace, (value) => format.number(value, 1), few)}
              <td className="n">
                {figures.money.length === 0
                  ? '–'
                  : format.list(
                      figures.money.map((money) =>
                        t('compare.moneyOf', { pair: words.both(money, judged), currency: format.currencySymbol(money.currency) }),
                      ),
                    )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
