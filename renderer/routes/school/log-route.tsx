import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { AuditEntry } from '#shared/api/school.ts';

import { schoolApi } from '../../app/school-api.ts';
import { useNow } from '../../app/use-now.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Bones, ErrorPanel, StatePanel } from '../../ui/states.tsx';
import { EVERYTHING, LogFilterFields, type LogFilters, logQuery } from './log-filters.tsx';
import { SchoolPage } from './school-page.tsx';

const PAGE = 50;
const MINUTE_MS = 60_000;

/** Who did what in the running of the school. */
export function LogRoute() {
  return (
    <SchoolPage>
      <Log />
    </SchoolPage>
  );
}

function Log() {
  const { t } = useTranslation(['people', 'common']);
  const [filters, setFilters] = useState<LogFilters>(EVERYTHING);
  const asked = logQuery(filters, useNow(MINUTE_MS));
  const query = useInfiniteQuery({
    queryKey: ['log', asked],
    queryFn: ({ pageParam, signal }) =>
      schoolApi.audit({ ...asked, limit: PAGE, ...(pageParam === null ? {} : { before: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <PageHead title={t('log.title')}>{t('log.lead')}</PageHead>
      <LogFilterFields filters={filters} onChange={setFilters} />
      {query.isError ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <Bones lines={8} label={t('common:loading')} />
      ) : entries.length === 0 ? (
        <StatePanel title={t('log.empty')}>
          <p>{t('log.emptyHelp')}</p>
        </StatePanel>
      ) : (
        <section className="panel listing">
          <table className="log-table">
            <thead>
              <tr>
                <th scope="col">{t('log.when')}</th>
                <th scope="col">{t('log.who')}</th>
                <th scope="col">{t('log.what')}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <LogRow key={entry.id} entry={entry} />
              ))}
            </tbody>
          </table>
          {query.hasNextPage ? (
            <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('log.more')}
            </Button>
          ) : null}
        </section>
      )}
    </>
  );
}

function LogRow({ entry }: { readonly entry: AuditEntry }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const { act, at, actor, person, subject, count } = entry;
  return (
    <tr>
      <td className="num muted">{format.dateAndTime(at)}</td>
      <td>
        <b>{actor === null ? t('log.machine') : (actor.name ?? t('log.someone'))}</b>
      </td>
      <td>
        {t(`log.lines.${act}`, {
          person: person?.name ?? t('log.someone'),
          subject: subject?.name ?? t('log.something'),
          count: count ?? 0,
        })}
      </td>
    </tr>
  );
}
