import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';

import { classesQuery } from '../../app/school-queries.ts';
import { Shell } from '../../app/shell.tsx';
import { useNow } from '../../app/use-now.ts';
import { judgedFrom } from '../../review/board/board-model.ts';
import { FilterBar } from '../../review/board/filter-bar.tsx';
import { ComparisonTable } from '../../review/compare/comparison-table.tsx';
import { ManyLines } from '../../review/compare/many-lines.tsx';
import { WhomToCompare } from '../../review/compare/whom-to-compare.tsx';
import { ExportButtons } from '../../review/export-buttons.tsx';
import { boardQuery, comparisonQuery, reviewApi } from '../../review/review-api.ts';
import { queryOf, searchOf, useReviewFilters } from '../../review/review-filters.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Bones, ErrorPanel, StatePanel } from '../../ui/states.tsx';

/** Trainees and classes side by side, over the same days. */
export function CompareRoute() {
  const { t } = useTranslation(['review', 'common']);
  const now = useNow(60_000);
  const [params, setParams] = useSearchParams();
  const [filters, setFilters] = useReviewFilters();
  const query = queryOf({ ...filters, class: null }, now);
  const people = listOf(params.get('people'));
  const groups = listOf(params.get('classes'));
  const compared = { people, classes: groups };
  const comparison = useQuery({ ...comparisonQuery(compared, query), placeholderData: (before) => before });
  const board = useQuery(boardQuery(query));
  const classes = useQuery(classesQuery);
  const set = (name: 'people' | 'classes', ids: readonly string[]) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (ids.length === 0) next.delete(name);
        else next.set(name, ids.join(','));
        return next;
      },
      { replace: true },
    );
  const lines = people.length + groups.length === 0 ? [] : (comparison.data?.lines ?? []);
  return (
    <Shell>
      <div className="page compare-page">
        <PageHead
          title={t('compare.title')}
          actions={
            <>
              <LinkButton href={`/review${searchOf(filters)}`} kind="quiet" icon="back">
                {t('toBoard')}
              </LinkButton>
              <ExportButtons file={(style) => reviewApi.exportComparison(compared, { query, style })} disabled={lines.length === 0} />
            </>
          }
        >
          {t('compare.lead')}
        </PageHead>
        <FilterBar filters={filters} onChange={setFilters} classes={[]} />
        <div className="compare">
          <WhomToCompare
            people={board.data?.rows.map(({ person }) => person) ?? []}
            classes={classes.data ?? []}
            chosenPeople={people}
            chosenClasses={groups}
            onChange={set}
          />
          {comparison.isError ? (
            <ErrorPanel error={comparison.error} onRetry={() => void comparison.refetch()} />
          ) : people.length + groups.length === 0 ? (
            <StatePanel title={t('compare.nobody')}>
              <p>{t('compare.nobodyHelp')}</p>
            </StatePanel>
          ) : !comparison.data ? (
            <Bones lines={6} label={t('common:loading')} />
          ) : (
            <section className="panel">
              <div className="panel-head">
                <h2>{t('compare.accuracyByDay')}</h2>
              </div>
              <ManyLines
                lines={lines}
                from={comparison.data.period.from}
                to={comparison.data.period.to}
                passMark={comparison.data.thresholds.ready.accuracy}
                label={t('compare.chart')}
              />
              <ComparisonTable lines={lines} judged={judgedFrom(comparison.data.thresholds)} />
            </section>
          )}
        </div>
      </div>
    </Shell>
  );
}

function listOf(text: string | null): readonly string[] {
  return text === null || text === '' ? [] : text.split(',');
}
