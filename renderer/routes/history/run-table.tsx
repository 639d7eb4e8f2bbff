import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';

import type { RunSummary } from '#shared/api/schemas.ts';
import { ruleSetById } from '#shared/games/index.ts';

import { ruleWordsIn } from '../../i18n/rule-words.ts';
import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { Badge } from '../../ui/badge.tsx';

/** The runs in a table; the name of the game is the link, the whole row takes the mouse. */
export function RunTable({ runs }: { readonly runs: readonly RunSummary[] }) {
  const { t } = useTranslation(['history', 'result']);
  return (
    <table className="run-table">
      <thead>
        <tr>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('game')}</th>
          <th scope="col" className="n">
            {t('level')}
          </th>
          <th scope="col" className="n">
            {t('hands')}
          </th>
          <th scope="col" className="n">
            {t('result:cleanHands')}
          </th>
          <th scope="col" className="n">
            {t('result:accuracy')}
          </th>
          <th scope="col" className="n">
            {t('result:perMinute')}
          </th>
          <th scope="col" className="n">
            {t('result:moneyError')}
          </th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <RunRow key={run.id} run={run} />
        ))}
      </tbody>
    </table>
  );
}

function RunRow({ run }: { readonly run: RunSummary }) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const words = ruleWordsIn(run.settings.ruleSet, language);
  const currency = ruleSetById(run.settings.ruleSet)?.currency ?? 'EUR';
  const href = run.finishedAt === null ? `/run/${run.id}` : `/run/${run.id}/result`;
  return (
    <tr
      onClick={() => {
        navigate(href);
      }}
    >
      <td className="num">{format.dateAndTime(run.startedAt)}</td>
      <td>
        <Link
          href={href}
          onClick={(event) => {
            event.stopPropagation();
          }}
        >
          <b>{words.name}</b> <span className="faint">{words.place}</span>
        </Link>{' '}
        {run.finishedAt === null ? <Badge tone="brass">{t('unfinished')}</Badge> : null}
        {run.settings.situations ? <Badge>{t('mistakes')}</Badge> : null}
      </td>
      <td className="n">{format.number(run.settings.level)}</td>
      <td className="n">
        {run.answered === run.settings.items
          ? format.number(run.answered)
          : t('someOf', { answered: format.number(run.answered), items: format.number(run.settings.items) })}
      </td>
      <td className="n">{format.number(run.cleanItems)}</td>
      <td className="n">
        <b>{format.percent(run.accuracy, 1)}</b>
      </td>
      <td className="n">{format.number(run.decisionsPerMinute, 1)}</td>
      <td className="n">{format.money(run.overpaid + run.underpaid, currency)}</td>
    </tr>
  );
}
