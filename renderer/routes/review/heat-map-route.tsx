import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { factKey } from '#shared/scoring/facts.ts';

import { classesQuery } from '../../app/school-queries.ts';
import { Shell } from '../../app/shell.tsx';
import { useNow } from '../../app/use-now.ts';
import { FilterBar } from '../../review/board/filter-bar.tsx';
import { ExportButtons } from '../../review/export-buttons.tsx';
import { cohortRows, peopleMet } from '../../review/heat/heat-model.ts';
import { HeatPlace } from '../../review/heat/heat-place.tsx';
import { HeatTable } from '../../review/heat/heat-table.tsx';
import { HomeworkDialog, type HomeworkDraft } from '../../review/homework/homework-dialog.tsx';
import { useHomeworkDraft } from '../../review/homework/use-homework-draft.ts';
import { heatMapQuery, reviewApi } from '../../review/review-api.ts';
import { queryOf, searchOf, useReviewFilters } from '../../review/review-filters.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Bones, ErrorPanel, StatePanel } from '../../ui/states.tsx';

/** What a class fails, by trainee; what is ticked becomes homework. */
export function HeatMapRoute() {
  const { t } = useTranslation(['review', 'common']);
  const now = useNow(60_000);
  const [filters, setFilters] = useReviewFilters();
  const asked = queryOf(filters, now);
  const query = useQuery({ ...heatMapQuery(asked), placeholderData: (before) => before });
  const classes = useQuery(classesQuery);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [draft, setDraft] = useState<HomeworkDraft | null>(null);
  const draftFor = useHomeworkDraft();
  const own = classes.data?.find(({ id }) => id === filters.class);
  const rows = query.data ? cohortRows(query.data) : [];
  const people = query.data ? peopleMet(query.data) : [];
  const leftOut = (query.data?.people.length ?? 0) - people.length;
  const chosen = rows.filter(({ fact }) => picked.has(factKey(fact))).map(({ fact }) => fact);
  // A run is of one game: the first one ticked decides.
  const ruleSet = chosen[0]?.ruleSet ?? filters.ruleSet ?? rows[0]?.fact.ruleSet ?? null;
  const situations = (
    chosen.length > 0
      ? chosen
      : rows
          .slice(0, 3)
          .filter(({ total }) => total.failed > 0)
          .map(({ fact }) => fact)
  ).filter((fact) => fact.ruleSet === ruleSet);
  return (
    <Shell>
      <div className="page heat-page">
        <PageHead
          title={t('heatMap.title')}
          actions={
            <>
              <LinkButton href={`/review${searchOf(filters)}`} kind="quiet" icon="back">
                {t('toBoard')}
              </LinkButton>
              <ExportButtons file={(style) => reviewApi.exportHeatMap({ query: asked, style })} disabled={rows.length === 0} />
              <Button
                kind="primary"
                icon="target"
                disabled={situations.length === 0}
                onClick={() =>
                  setDraft(
                    draftFor({ classes: own ? [own.id] : [], trainees: [], ruleSet, situations: situations.map(({ code }) => code) }),
                  )
                }
              >
                {chosen.length > 0 ? t('heatMap.homeworkOf', { count: situations.length }) : t('heatMap.homeworkOfWeakest')}
              </Button>
            </>
          }
        >
          {t('heatMap.lead')}
        </PageHead>
        <FilterBar filters={filters} onChange={setFilters} classes={classes.data ?? []} />
        {query.isError ? (
          <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
        ) : !query.data ? (
          <Bones lines={8} label={t('common:loading')} />
        ) : rows.length === 0 ? (
          <StatePanel title={t('heatMap.empty')}>
            <p>{t('heatMap.emptyHelp')}</p>
          </StatePanel>
        ) : (
          <HeatPlace className="board" label={t('heatMap.title')}>
            <HeatTable
              rows={rows}
              caption={t('heatMap.caption')}
              total={t('heatMap.all')}
              columns={people.map(({ id, name }) => ({ id, name: name ?? t('common:noName'), short: shortName(name) }))}
              picked={picked}
              onPick={(fact) =>
                setPicked((before) => {
                  const next = new Set(before);
                  if (!next.delete(fact)) next.add(fact);
                  return next;
                })
              }
              withGame={filters.ruleSet === null}
            />
          </HeatPlace>
        )}
        {rows.length > 0 ? (
          <p className="small muted">
            {t('heatMap.thin')}
            {leftOut > 0 ? ` ${t('heatMap.leftOut', { count: leftOut })}` : null}
          </p>
        ) : null}
      </div>
      <HomeworkDialog draft={draft} people={query.data?.people ?? []} classes={classes.data ?? []} onClose={() => setDraft(null)} />
    </Shell>
  );
}

/** `Camille Morel` → `C. Morel`; a Chinese name is short already. */
function shortName(name: string | null): string {
  const parts = (name ?? '–').trim().split(/\s+/u);
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${[...(parts[0] ?? '')][0] ?? ''}. ${last}` : last;
}
