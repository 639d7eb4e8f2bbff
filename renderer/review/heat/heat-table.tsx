import { useTranslation } from 'react-i18next';

import { factKey } from '#shared/scoring/facts.ts';

import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { ruleWordsIn } from '../../i18n/rule-words.ts';
import { factWords } from '../fact-words.ts';
import type { Heat, HeatRow } from './heat-model.ts';

interface HeatTableProps {
  readonly rows: readonly HeatRow[];
  readonly columns: readonly { readonly id: string; readonly name: string; readonly short: string }[];
  readonly caption: string;
  /** Heads the column of the share over all of them. */
  readonly total: string;
  /** Situations picked for homework; left out where none can be picked. */
  readonly picked?: ReadonlySet<string>;
  readonly onPick?: (fact: string) => void;
  /** Says the game too, where several are shown. */
  readonly withGame: boolean;
}

/** Facts against people or weeks: the share of right answers in each cell, in figures and in heat. */
export function HeatTable({ rows, columns, caption, total: totalName, picked, onPick, withGame }: HeatTableProps) {
  const { t } = useTranslation(['review', 'games']);
  const language = useLanguage();
  return (
    <table className="heat">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('heatMap.fact')}</th>
          <th scope="col" className="n total">
            {totalName}
          </th>
          {columns.map(({ id, name, short }) => (
            <th key={id} scope="col" className="c" title={name}>
              <span aria-hidden="true">{short}</span>
              <span className="sr">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ fact, total, cells }) => {
          const key = factKey(fact);
          const words = factWords(t, fact, language);
          const label = (
            <>
              {words}
              {withGame ? <small>{ruleWordsIn(fact.ruleSet, language).name}</small> : null}
            </>
          );
          return (
            <tr key={key}>
              <th scope="row">
                {onPick ? (
                  <label>
                    <input type="checkbox" checked={picked?.has(key) ?? false} onChange={() => onPick(key)} />
                    <span>{label}</span>
                  </label>
                ) : (
                  <span>{label}</span>
                )}
              </th>
              <Cell heat={total} isTotal />
              {cells.map((heat, index) => (
                <Cell key={columns[index]?.id ?? index} heat={heat} />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Cell({ heat, isTotal = false }: { readonly heat: Heat | null; readonly isTotal?: boolean }) {
  const { t } = useTranslation('review');
  const format = useFormat();
  if (!heat) {
    return (
      <td className="cell none">
        <span aria-hidden="true">·</span>
        <span className="sr">{t('heatMap.notMet')}</span>
      </td>
    );
  }
  return (
    <td
      className={`cell h${String(heat.level)}${heat.isThin ? ' thin' : ''}${isTotal ? ' total' : ''}`}
      title={t('heatMap.cell', { right: heat.met - heat.failed, count: heat.met })}
    >
      {format.number(Math.round(heat.rate))}
    </td>
  );
}
