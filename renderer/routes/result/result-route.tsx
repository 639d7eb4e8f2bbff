import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { ruleSetById } from '#shared/games/index.ts';

import { reportQuery } from '../../app/queries.ts';
import { Shell } from '../../app/shell.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Bones, ErrorPanel, StatePanel } from '../../ui/states.tsx';
import { Report } from './report.tsx';

/** What a run came to: just finished, or looked up later. */
export function ResultRoute({ run }: { readonly run: string }) {
  const { t } = useTranslation(['result', 'common', 'home']);
  const query = useQuery({ ...reportQuery(run), staleTime: 0 });
  const ruleSet = ruleSetById(query.data?.run.settings.ruleSet ?? '');
  return (
    <Shell>
      {query.isError ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()}>
          <LinkButton href="/history">{t('common:nav.history')}</LinkButton>
        </ErrorPanel>
      ) : query.data && ruleSet ? (
        query.data.result.items === 0 ? (
          <StatePanel
            title={t('nothingYet')}
            actions={
              <LinkButton kind="primary" href={`/run/${run}`}>
                {t('home:continue')}
              </LinkButton>
            }
          >
            <p>{t('nothingYetHelp')}</p>
          </StatePanel>
        ) : (
          <Report report={query.data} ruleSet={ruleSet} />
        )
      ) : (
        <div className="page">
          <Bones lines={4} label={t('common:loading')} />
          <Bones lines={8} label={t('common:loading')} />
        </div>
      )}
    </Shell>
  );
}
