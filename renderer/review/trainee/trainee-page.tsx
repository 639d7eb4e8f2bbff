import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import type { TraineeView } from '#shared/api/review.ts';

import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { Bones } from '../../ui/states.tsx';
import { judgedFrom } from '../board/board-model.ts';
import { FlagWords, ReadyBadge } from '../board/standing-badge.tsx';
import { ManyLines } from '../compare/many-lines.tsx';
import { ExportButtons } from '../export-buttons.tsx';
import { gameWords } from '../fact-words.ts';
import { FigureHeads } from '../figure-heads.tsx';
import { Figures } from '../figures.tsx';
import { weeklyRows, weeksOf } from '../heat/heat-model.ts';
import { HeatPlace } from '../heat/heat-place.tsx';
import { HeatTable } from '../heat/heat-table.tsx';
import { HomeworkList } from '../homework/homework-list.tsx';
import { noonOf } from '../period.ts';
import { RemarkList } from '../remarks/remark-list.tsx';
import { homeworkQuery, remarksQuery, reviewApi, runsOfQuery } from '../review-api.ts';
import type { ReviewFilters, ReviewQuery } from '../review-filters.ts';
import { RunTable } from '../run-table.tsx';

interface TraineePageProps {
  readonly view: TraineeView;
  readonly person: string;
  readonly now: number;
  readonly filters: ReviewFilters;
  /** The filters as the desk is asked. */
  readonly query: ReviewQuery;
  /** How often the runs are looked at anew. */
  readonly refetchInterval: number;
}

/** A trainee as a supervisor sees one. */
export function TraineePage({ view, person, now, filters, query, refetchInterval }: TraineePageProps) {
  const { t } = useTranslation(['review', 'games', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const { row } = view;
  const runs = useQuery({ ...runsOfQuery(person, query), refetchInterval, placeholderData: (before) => before });
  const homework = useQuery(homeworkQuery({ person }));
  const remarks = useQuery(remarksQuery(person));
  const rows = weeklyRows(view);
  const weeks = weeksOf(view);
  return (
    <>
      <div className="standing-line">
        {row.readiness.ready ? <ReadyBadge /> : null}
        {row.flags.map((flag) => (
          <FlagWords key={flag} flag={flag} row={row} now={now} />
        ))}
        {row.readiness.ready ? null : (
          <span className="muted small">{t('gapsAre', { gaps: format.list(row.readiness.gaps.map((gap) => t(`gaps.${gap}`))) })}</span>
        )}
        <span className="muted small last">
          {row.lastActivityAt === null ? t('never') : t('lastSeen', { when: format.ago(row.lastActivityAt, now) })}
        </span>
      </div>
      <Figures figures={row.figures} trend={row.trend} judged={judgedFrom(view.thresholds)} />
      <div className="trainee-grid">
        <section className="panel">
          <div className="panel-head">
            <h2>{t('trainee.accuracy')}</h2>
          </div>
          {view.days.length < 2 ? (
            <p className="muted">{t('trainee.fewDays')}</p>
          ) : (
            <ManyLines
              lines={[{ id: person, days: view.days }]}
              from={view.period.from}
              to={view.period.to}
              height={210}
              label={t('trainee.chart')}
            />
          )}
          <table className="kinds">
            <thead>
              <tr>
                <th scope="col">{t('filters.game')}</th>
                <FigureHeads />
              </tr>
            </thead>
            <tbody>
              {view.byKind.map(({ ruleSet, drill, figures }) => (
                <tr key={`${ruleSet}:${drill}`}>
                  <td>{gameWords(ruleSet, language)}</td>
                  <td className="n">{format.number(figures.items)}</td>
                  <td className="n">{format.percent(figures.accuracy, 1)}</td>
                  <td className="n">{format.percent(figures.cleanRate)}</td>
                  <td className="n">{format.number(figures.decisionsPerMinute, 1)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section className="panel facts-panel">
          <div className="panel-head">
            <h2>{t('trainee.facts')}</h2>
            <span className="faint small">{t('trainee.weakestFirst')}</span>
          </div>
          {rows.length === 0 ? (
            <p className="muted">{t('trainee.noFacts')}</p>
          ) : (
            <>
              <HeatPlace className="scroll" label={t('trainee.facts')} fromEnd>
                <HeatTable
                  rows={rows}
                  caption={t('trainee.factsCaption')}
                  total={t('trainee.total')}
                  columns={weeks.map((week) => ({
                    id: week,
                    name: t('trainee.weekOf', { day: format.date(noonOf(week)) }),
                    short: format.shortDate(noonOf(week)),
                  }))}
                  withGame={filters.ruleSet === null && view.byKind.length > 1}
                />
              </HeatPlace>
              <p className="small muted">{t('heatMap.thin')}</p>
            </>
          )}
        </section>
        <section className="panel">
          <div className="panel-head">
            <h2>{t('trainee.runs')}</h2>
            <span className="row">
              <ExportButtons
                file={(style) => reviewApi.exportRuns(person, { query, style })}
                disabled={runs.data?.runs.length === 0}
                small
              />
            </span>
          </div>
          {runs.isPending ? (
            <Bones lines={4} label={t('common:loading')} />
          ) : runs.data?.runs.length ? (
            <RunTable runs={runs.data.runs} hrefOf={({ id }) => `/review/run/${id}`} />
          ) : (
            <p className="muted">{t('trainee.noRuns')}</p>
          )}
        </section>
        <div className="stack">
          <section className="panel">
            <div className="panel-head">
              <h2>{t('homework.heading')}</h2>
            </div>
            <HomeworkList homework={homework.data ?? []} now={now} person={person} empty={t('homework.none')} />
          </section>
          <section className="panel">
            <div className="panel-head">
              <h2>{t('remarks.title')}</h2>
            </div>
            <RemarkList remarks={remarks.data?.remarks ?? []} now={now} empty={t('remarks.none')} />
          </section>
        </div>
      </div>
    </>
  );
}
