import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { ruleSetById } from '#shared/games/index.ts';

import { attemptQuery, reportQuery } from '../../app/queries.ts';
import { usePersonId } from '../../app/session.ts';
import { drawingOf } from '../../felt/index.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Bones, ErrorPanel } from '../../ui/states.tsx';
import { AttemptScreen } from './attempt-screen.tsx';

/** A stored answer, opened again with its correction. */
export function AttemptRoute({ attempt }: { readonly attempt: string }) {
  const { t } = useTranslation('common');
  const query = useQuery(attemptQuery(attempt));
  const me = usePersonId();
  const run = query.data?.run;
  const report = useQuery({ ...reportQuery(run ?? ''), enabled: run !== undefined });
  const ruleSet = ruleSetById(query.data?.settings.ruleSet ?? '');
  if (query.isError) {
    return (
      <main className="whole-screen">
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()}>
          <LinkButton href="/history">{t('nav.history')}</LinkButton>
        </ErrorPanel>
      </main>
    );
  }
  // Whose answer it is, and what comes next, are known before a key may lead there.
  if (!query.data || report.isPending || !ruleSet || !drawingOf(query.data.table)) {
    return (
      <main className="whole-screen">
        <Bones lines={4} label={t('loading')} />
      </main>
    );
  }
  const isOthers = report.data !== undefined && report.data.run.person.id !== me;
  return (
    <AttemptScreen
      attempt={query.data}
      table={query.data.table}
      ruleSet={ruleSet}
      answers={report.data?.result.byItem ?? []}
      trainee={isOthers ? report.data.run.person : null}
      reportHref={isOthers ? `/review/run/${query.data.run}` : `/run/${query.data.run}/result`}
    />
  );
}
