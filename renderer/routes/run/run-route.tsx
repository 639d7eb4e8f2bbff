import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { ruleSetById } from '#shared/games/index.ts';

import { runQuery } from '../../app/queries.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Bones, ErrorPanel } from '../../ui/states.tsx';
import { RunScreen } from './run-screen.tsx';

/** A run at its table. A finished one shows its result. */
export function RunRoute({ run }: { readonly run: string }) {
  const { t } = useTranslation('common');
  const [, navigate] = useLocation();
  const query = useQuery(runQuery(run));
  const ruleSet = ruleSetById(query.data?.run.settings.ruleSet ?? '');
  const isOver = query.isFetchedAfterMount && query.data?.item === null;
  useEffect(() => {
    if (isOver) navigate(`/run/${run}/result`, { replace: true });
  }, [isOver, navigate, run]);
  if (query.isError && !query.data) {
    return (
      <main className="whole-screen">
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()}>
          <LinkButton href="/">{t('nav.home')}</LinkButton>
        </ErrorPanel>
      </main>
    );
  }
  if (!query.data || !ruleSet || query.data.item === null) {
    return (
      <main className="whole-screen">
        <Bones lines={4} label={t('loading')} />
      </main>
    );
  }
  return <RunScreen initial={query.data} ruleSet={ruleSet} />;
}
