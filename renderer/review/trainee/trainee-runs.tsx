import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';

import type { RunSummary } from '#shared/api/schemas.ts';

import { ruleWordsIn } from '../../i18n/rule-words.ts';
import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { Badge } from '../../ui/badge.tsx';
import { Bones } from '../../ui/states.tsx';

/** The runs of a trainee, newest first; each opens for review. */
export function TraineeRuns({ runs, isPending }: { readonly runs: readonly RunSummary[]; readonly isPending: boolean }) {
  const { t } = useTranslation(['review', 'history', 'result', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const [, navigate] = useLocation();
  if (isPending) return <Bones lines={4} label={t('common:loading')} />;
  if (runs.length === 0) return <p className="muted">{t('trainee.noRuns')}</p>;
  return (
    <table className="run-table">
      <thead>
        <tr>
          <th scope="col">{t('history:when')}</th>
          <th scope="col">{t('history:game')}</th>
          <th scope="col" className="n">
            {t('history:hands')}
          </th>
          <th scope="col" className="n">
            {t('result:accuracy')}
          </th>
          <th scope="col" className="n">
            {t('result:perMinute')}
          </th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => {
          const href = `/review/run/${run.id}`;
          return (
            <tr key={run.id} onClick={() => navigate(href)}>
              <td className="num">{format.dateAndTime(run.startedAt)}</td>
              <td>
                <Link href={href} onClick={(event) => event.stopPropagation()}>
                  <b>{ruleWordsIn(run.settings.ruleSet, language).name}</b>{' '}
                  <span className="faint">{t('trainee.level', { level: run.settings.level })}</span>
                </Link>{' '}
                {run.finishedAt === null ? <Badge tone="brass">{t('history:unfinished')}</Badge> : null}
                {run.homework === null ? null : <Badge>{t('homework.badge')}</Badge>}
                {run.overridden > 0 ? <Badge tone="order">{t('overridden', { count: run.overridden })}</Badge> : null}
              </td>
              <td className="n">
                {run.answered === run.settings.items
                  ? format.number(run.answered)
                  : t('history:someOf', { answered: format.number(run.answered), items: format.number(run.settings.items) })}
              </td>
              <td className="n">
                <b>{format.percent(run.accuracy, 1)}</b>
              </td>
              <td className="n">{format.number(run.decisionsPerMinute, 1)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
