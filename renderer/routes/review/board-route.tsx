import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { classesQuery } from '../../app/school-queries.ts';
import { Shell } from '../../app/shell.tsx';
import { useNow } from '../../app/use-now.ts';
import { ClassBoard } from '../../review/board/class-board.tsx';
import { ExportButtons } from '../../review/export-buttons.tsx';
import { HomeworkDialog, type HomeworkDraft } from '../../review/homework/homework-dialog.tsx';
import { useHomeworkDraft } from '../../review/homework/use-homework-draft.ts';
import { weakestOf } from '../../review/heat/heat-model.ts';
import { useLive } from '../../review/live.ts';
import { boardQuery, heatMapQuery, reviewApi } from '../../review/review-api.ts';
import { queryOf, searchOf, useReviewFilters } from '../../review/review-filters.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Bones, ErrorPanel, StatePanel } from '../../ui/states.tsx';

const MINUTE = 60_000;

/** The classes of the school, their trainees and how they stand; renewed by itself while somebody practises. */
export function BoardRoute() {
  const { t } = useTranslation(['review', 'common']);
  const now = useNow(MINUTE);
  const [filters, setFilters] = useReviewFilters();
  const query = queryOf(filters, now);
  const refetchInterval = useLive();
  const board = useQuery({ ...boardQuery(query), refetchInterval, placeholderData: (before) => before });
  const heat = useQuery(heatMapQuery(query));
  const classes = useQuery(classesQuery);
  const [draft, setDraft] = useState<HomeworkDraft | null>(null);
  const draftFor = useHomeworkDraft();
  const own = classes.data?.find(({ id }) => id === filters.class);
  const search = searchOf(filters);
  const head = (
    <PageHead
      title={own?.name ?? t('title')}
      actions={
        <>
          <Button
            icon="target"
            cap="D"
            onClick={() => setDraft(draftFor({ classes: own ? [own.id] : [], trainees: [], ruleSet: filters.ruleSet }))}
          >
            {t('setHomework')}
          </Button>
          <LinkButton href={`/review/heat-map${search}`} icon="grid">
            {t('heatMap.open')}
          </LinkButton>
          <ExportButtons file={(style) => reviewApi.exportBoard({ query, style })} />
          <LinkButton href={`/review/report${search}`} icon="print">
            {t('report.open')}
          </LinkButton>
        </>
      }
    >
      {board.data ? t('trainees', { count: board.data.rows.length }) : null}
    </PageHead>
  );
  return (
    <Shell>
      <div className="page review-board">
        {head}
        {board.isError && !board.data ? (
          <ErrorPanel error={board.error} onRetry={() => void board.refetch()} />
        ) : !board.data ? (
          <>
            <Bones lines={2} label={t('common:loading')} />
            <Bones lines={8} label={t('common:loading')} />
          </>
        ) : board.data.rows.length === 0 && filters.class === null ? (
          <StatePanel
            title={t('empty')}
            actions={
              <LinkButton href="/people" kind="primary">
                {t('addPeople')}
              </LinkButton>
            }
          >
            <p>{t('emptyHelp')}</p>
          </StatePanel>
        ) : (
          <ClassBoard
            board={board.data}
            weakest={heat.data && weakestOf(heat.data)}
            classes={classes.data ?? []}
            filters={filters}
            onFilter={setFilters}
            onHomework={(people) =>
              setDraft(draftFor({ classes: people.length === 0 && own ? [own.id] : [], trainees: people, ruleSet: filters.ruleSet }))
            }
            now={now}
          />
        )}
      </div>
      <HomeworkDialog
        draft={draft}
        people={board.data?.rows.map(({ person }) => person) ?? []}
        classes={classes.data ?? []}
        onClose={() => setDraft(null)}
      />
    </Shell>
  );
}
