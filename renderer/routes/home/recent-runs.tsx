import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import type { RunSummary } from '#shared/api/schemas.ts';

import { useLanguage, useFormat } from '../../i18n/use-language.ts';
import { ruleWordsIn } from '../../i18n/rule-words.ts';

const SHOWN = 12;

/** The last runs, each a step from its report. */
export function RecentRuns({ runs }: { readonly runs: readonly RunSummary[] }) {
  const { t } = useTranslation(['home', 'common']);
  const format = useFormat();
  const language = useLanguage();
  return (
    <section className="col">
      <h2>
        {t('recent')}
        <Link href="/history" className="small more">
          {t('allRuns')}
        </Link>
      </h2>
      <ol className="panel recent">
        {runs.slice(0, SHOWN).map((run) => {
          const words = ruleWordsIn(run.settings.ruleSet, language);
          return (
            <li key={run.id}>
              <Link href={`/run/${run.id}/result`}>
                <span>
                  <b>{words.name}</b>
                  <small>{t('common:settingsLine', { level: run.settings.level, count: run.answered })}</small>
                </span>
                <span className="figures num">
                  <b>{format.percent(run.accuracy, 1)}</b>
                  <small>{format.dateAndTime(run.startedAt)}</small>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
