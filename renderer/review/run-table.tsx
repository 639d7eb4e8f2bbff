import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';

import type { RunSummary } from '#shared/api/schemas.ts';
import { ruleSetById } from '#shared/games/index.ts';

import { ruleWordsIn } from '../i18n/rule-words.ts';
import { useFormat, useLanguage } from '../i18n/use-language.ts';
import { Badge } from '../ui/badge.tsx';

interface RunTableProps {
  readonly runs: readonly RunSummary[];
  /** Where a run leads. */
  readonly hrefOf: (run: RunSummary) => string;
}

/** Runs in a table; the name of the game is the link, the whole row takes the mouse. Where there is little room, the less telling columns go. */
export function RunTable({ runs, hrefOf }: RunTableProps) {
  const { t } = useTranslation(['history', 'result']);
  return (
    <div className="runs">
      <table className="run-table">
        <thead>
          <tr>
            <th scope="col">{t('when')}</th>
            <th scope="col">{t('game')}</th>
            <th scope="col" className="n">
              {t('hands')}
            </th>
            <th scope="col" className="n spare">
              {t('result:cleanHands')}
            </th>
            <th scope="col" className="n">
              {t('result:accuracy')}
            </th>
            <th scope="col" className="n">
              {t('result:perMinute')}
            </th>
            <th scope="col" className="n spare">
              {t('result:moneyError')}
            </th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <RunRow key={run.id} run={run} href={hrefOf(run)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RunRow({ run, href }: { readonly run: RunSummary; readonly href: string }) {
  const { t } = useTranslation(['history', 'review']);
  const format = useFormat();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const words = ruleWordsIn(run.settings.ruleSet, language);
  const currency = ruleSetById(run.settings.ruleSet)?.currency ?? 'EUR';
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
          <b>{words.name}</b>{' '}
          <span className="faint">
            <span className="spare">{words.place} · </span>
            {t('review:trainee.level', { level: run.settings.level })}
          </span>
        </Link>{' '}
        {run.finishedAt === null ? <Badge tone="brass">{t('unfinished')}</Badge> : null}
        {run.settings.situations ? <Badge>{t('mistakes')}</Badge> : null}
        {run.homework === null ? null : <Badge>{t('review:homework.badge')}</Badge>}
        {run.overridden > 0 ? <Badge tone="order">{t('review:overridden', { count: run.overridden })}</Badge> : null}
      </td>
      <td className="n">
        {run.answered === run.settings.items
          ? format.number(run.answered)
          : t('someOf', { answered: format.number(run.answered), items: format.number(run.settings.items) })}
      </td>
      <td className="n spare">{format.number(run.cleanItems)}</td>
      <td className="n">
        <b>{format.percent(run.accuracy, 1)}</b>
      </td>
      <td className="n">{format.number(run.decisionsPerMinute, 1)}</td>
      <td className="n spare">{format.money(run.overpaid + run.underpaid, currency)}</td>
    </tr>
  );
}
