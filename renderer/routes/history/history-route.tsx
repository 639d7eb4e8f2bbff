import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { api } from '../../app/api.ts';
import { Shell } from '../../app/shell.tsx';
import { RunTable } from '../../review/run-table.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Bones, ErrorPanel, StatePanel } from '../../ui/states.tsx';

const PAGE = 30;

/** Every run, newest first, each a step from its report. */
export function HistoryRoute() {
  const { t } = useTranslation(['history', 'common', 'home']);
  const query = useInfiniteQuery({
    queryKey: ['runs', 'all'],
    queryFn: ({ pageParam, signal }) => api.listRuns({ limit: PAGE, ...(pageParam === null ? {} : { before: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
  const runs = query.data?.pages.flatMap((page) => page.runs) ?? [];
  return (
    <Shell>
      <div className="page history">
        <PageHead title={t('title')}>{t('lead')}</PageHead>
        {query.isError ? (
          <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
        ) : query.isPending ? (
          <Bones lines={8} label={t('common:loading')} />
        ) : runs.length === 0 ? (
          <StatePanel
            title={t('empty')}
            actions={
              <LinkButton href="/practice" kind="primary">
                {t('home:openTable')}
              </LinkButton>
            }
          >
            <p>{t('emptyHelp')}</p>
          </StatePanel>
        ) : (
          <section className="panel">
            <RunTable runs={runs} hrefOf={({ id, finishedAt }) => (finishedAt === null ? `/run/${id}` : `/run/${id}/result`)} />
            {query.hasNextPage ? (
              <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('more')}
              </Button>
            ) : null}
          </section>
        )}
      </div>
    </Shell>
  );
}
