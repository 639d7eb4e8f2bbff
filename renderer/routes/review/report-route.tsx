import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { useSession } from '../../app/preferences.ts';
import { classesQuery } from '../../app/school-queries.ts';
import { printPage } from '../../app/print.ts';
import { useKeys } from '../../app/use-keys.ts';
import { useNow } from '../../app/use-now.ts';
import { ClassReport } from '../../review/paper/class-report.tsx';
import { TraineeReport } from '../../review/paper/trainee-report.tsx';
import { boardQuery, heatMapQuery, homeworkQuery, remarksQuery, traineeQuery } from '../../review/review-api.ts';
import { type ReviewFilters, queryOf, searchOf, useReviewFilters } from '../../review/review-filters.ts';
import { Button } from '../../ui/button.tsx';
import { Bones, ErrorPanel } from '../../ui/states.tsx';

/** A report as it will be printed, on A4: of a class or, with a person, of one trainee. */
export function ReportRoute({ person }: { readonly person: string | undefined }) {
  const { t } = useTranslation(['review', 'common']);
  const [filters] = useReviewFilters();
  const [, navigate] = useLocation();
  const back = person === undefined ? `/review${searchOf(filters)}` : `/review/trainee/${person}${searchOf(filters)}`;
  const print = () => void printPage(t('report.file'));
  useKeys((event) => {
    if (event.key !== 'Escape') return false;
    navigate(back);
    return true;
  });
  return (
    <div className="paper-room">
      <header className="paper-bar">
        <Button kind="quiet" icon="back" cap="Esc" onClick={() => navigate(back)}>
          {t('report.back')}
        </Button>
        <Button kind="primary" icon="print" onClick={print}>
          {t('report.print')}
        </Button>
      </header>
      <main tabIndex={-1}>{person === undefined ? <OfClass filters={filters} /> : <OfTrainee person={person} filters={filters} />}</main>
    </div>
  );
}

function OfClass({ filters }: { readonly filters: ReviewFilters }) {
  const { t } = useTranslation('common');
  const now = useNow(60_000);
  const school = useSession()?.school?.name ?? null;
  const query = queryOf(filters, now);
  const board = useQuery(boardQuery(query));
  const heat = useQuery(heatMapQuery(query));
  const classes = useQuery(classesQuery);
  if (board.isError) return <ErrorPanel error={board.error} onRetry={() => void board.refetch()} />;
  if (!board.data || !heat.data) return <Bones lines={8} label={t('loading')} />;
  const own = classes.data?.find(({ id }) => id === filters.class);
  return <ClassReport board={board.data} heat={heat.data} title={own?.name ?? null} school={school} filters={filters} now={now} />;
}

function OfTrainee({ person, filters }: { readonly person: string; readonly filters: ReviewFilters }) {
  const { t } = useTranslation('common');
  const now = useNow(60_000);
  const school = useSession()?.school?.name ?? null;
  const view = useQuery(traineeQuery(person, queryOf({ ...filters, class: null }, now)));
  const homework = useQuery(homeworkQuery({ person }));
  const remarks = useQuery(remarksQuery(person));
  const classes = useQuery(classesQuery);
  if (view.isError) return <ErrorPanel error={view.error} onRetry={() => void view.refetch()} />;
  if (!view.data) return <Bones lines={8} label={t('loading')} />;
  const own = classes.data?.filter(({ id }) => view.data.row.classes.includes(id)).map(({ name }) => name) ?? [];
  return (
    <TraineeReport
      view={view.data}
      homework={homework.data ?? []}
      remarks={remarks.data?.remarks ?? []}
      classes={own}
      school={school}
      filters={filters}
      now={now}
    />
  );
}
