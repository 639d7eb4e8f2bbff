import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { classesQuery } from '../../app/school-queries.ts';
import { Shell } from '../../app/shell.tsx';
import { useNow } from '../../app/use-now.ts';
import { FilterBar } from '../../review/board/filter-bar.tsx';
import { HomeworkDialog, type HomeworkDraft } from '../../review/homework/homework-dialog.tsx';
import { useHomeworkDraft } from '../../review/homework/use-homework-draft.ts';
import { ExportButtons } from '../../review/export-buttons.tsx';
import { useLive } from '../../review/live.ts';
import { reviewApi, traineeQuery } from '../../review/review-api.ts';
import { queryOf, searchOf, useReviewFilters } from '../../review/review-filters.ts';
import { TraineePage } from '../../review/trainee/trainee-page.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Bones, ErrorPanel } from '../../ui/states.tsx';

/** One trainee: figures and trend, what is weak, and everything done. */
export function TraineeRoute({ person }: { readonly person: string }) {
  const { t } = useTranslation(['review', 'common']);
  const now = useNow(60_000);
  const [filters, setFilters] = useReviewFilters();
  const search = searchOf(filters);
  const period = queryOf({ ...filters, class: null }, now);
  const refetchInterval = useLive();
  const query = useQuery({ ...traineeQuery(person, period), refetchInterval, placeholderData: (before) => before });
  const classes = useQuery(classesQuery);
  const [draft, setDraft] = useState<HomeworkDraft | null>(null);
  const draftFor = useHomeworkDraft();
  const view = query.data;
  const own = classes.data?.filter(({ id }) => view?.row.classes.includes(id)).map(({ name }) => name) ?? [];
  const weak = view?.row.weakest.filter(({ failed }) => failed > 0) ?? [];
  const ruleSet = filters.ruleSet ?? weak[0]?.ruleSet ?? view?.byKind[0]?.ruleSet ?? null;
  return (
    <Shell>
      <div className="page trainee-page">
        <PageHead
          title={view ? (view.row.person.name ?? t('common:noName')) : t('trainee.title')}
          actions={
            <>
              <LinkButton href={`/review${search}`} kind="quiet" icon="back">
                {t('toBoard')}
              </LinkButton>
              <Button
                kind="primary"
                icon="target"
                disabled={!view}
                onClick={() =>
                  setDraft(
                    draftFor({
                      classes: [],
                      trainees: [person],
                      ruleSet,
                      situations: weak.filter((fact) => fact.ruleSet === ruleSet).map(({ code }) => code),
                    }),
                  )
                }
              >
                {t('setHomework')}
              </Button>
              <ExportButtons file={(style) => reviewApi.exportTrainee(person, { query: period, style })} />
              <LinkButton href={`/review/report/${person}${search}`} icon="print">
                {t('report.open')}
              </LinkButton>
            </>
          }
        >
          {own.length > 0 ? own.join(' · ') : null}
        </PageHead>
        <FilterBar filters={filters} onChange={setFilters} classes={[]} />
        {query.isError && !view ? (
          <ErrorPanel error={query.error} onRetry={() => void query.refetch()}>
            <LinkButton href="/review">{t('toBoard')}</LinkButton>
          </ErrorPanel>
        ) : view ? (
          <TraineePage view={view} person={person} now={now} filters={filters} query={period} refetchInterval={refetchInterval} />
        ) : (
          <>
            <Bones lines={2} label={t('common:loading')} />
            <Bones lines={8} label={t('common:loading')} />
          </>
        )}
      </div>
      <HomeworkDialog draft={draft} people={view ? [view.row.person] : []} classes={[]} onClose={() => setDraft(null)} />
    </Shell>
  );
}
