import { useTranslation } from 'react-i18next';

import type { HomeworkView } from '#shared/api/homework.ts';
import type { Remark, TraineeView } from '#shared/api/review.ts';
import { factKey } from '#shared/scoring/facts.ts';

import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { judgedFrom } from '../board/board-model.ts';
import { ManyLines } from '../compare/many-lines.tsx';
import { gameWords } from '../fact-words.ts';
import { FigureHeads } from '../figure-heads.tsx';
import { useMoneyWords } from '../money-words.ts';
import type { ReviewFilters } from '../review-filters.ts';
import { FactName, hasManyGames } from './fact-name.tsx';
import { Rulings } from './rulings.tsx';
import { Sheet, SheetFigure } from './sheet.tsx';

interface TraineeReportProps {
  readonly view: TraineeView;
  readonly homework: readonly HomeworkView[];
  readonly remarks: readonly Remark[];
  readonly classes: readonly string[];
  readonly school: string | null;
  readonly filters: ReviewFilters;
  readonly now: number;
}

const WEAKEST = 10;
const REMARKS = 6;

/** A trainee on paper: figures, trend, what is weak, homework, overrides, remarks, and room to sign. */
export function TraineeReport({ view, homework, remarks, classes, school, filters, now }: TraineeReportProps) {
  const { t } = useTranslation(['review', 'games', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const { row } = view;
  const { figures } = row;
  const words = useMoneyWords();
  const percent = (value: number | null) => format.percent(value, 1);
  const pace = (value: number | null) => format.number(value, 1);
  const weakest = view.facts.filter(({ kind, failed }) => kind === 'situation' && failed > 0).slice(0, WEAKEST);
  const standing = row.readiness.ready
    ? t('standings.ready')
    : t('gapsAre', { gaps: format.list(row.readiness.gaps.map((gap) => t(`gaps.${gap}`))) });
  return (
    <Sheet
      title={row.person.name ?? t('common:noName')}
      subtitle={[...classes, standing].join(' · ')}
      school={school}
      period={view.period}
      filters={filters}
      now={now}
    >
      <dl className="figures">
        <SheetFigure name={t('columns.accuracy')}>{percent(figures.accuracy)}</SheetFigure>
        <SheetFigure name={t('columns.clean')}>{percent(figures.cleanRate)}</SheetFigure>
        <SheetFigure name={t('band.pace')}>{pace(figures.decisionsPerMinute)}</SheetFigure>
        <SheetFigure name={t('columns.items')}>{format.number(figures.items)}</SheetFigure>
        {figures.money.map((money) => (
          <SheetFigure key={money.currency} name={t('band.money', { currency: format.currencySymbol(money.currency) })}>
            {words.both(money, judgedFrom(view.thresholds))}
          </SheetFigure>
        ))}
      </dl>
      {view.days.length > 1 ? (
        <section>
          <h2>{t('trainee.accuracy')}</h2>
          <ManyLines
            lines={[{ id: row.person.id, days: view.days }]}
            from={view.period.from}
            to={view.period.to}
            height={150}
            label={t('trainee.chart')}
          />
        </section>
      ) : null}
      <section>
        <h2>{t('report.byGame')}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('filters.game')}</th>
              <FigureHeads />
            </tr>
          </thead>
          <tbody>
            {view.byKind.map((kind) => (
              <tr key={`${kind.ruleSet}:${kind.drill}`}>
                <th scope="row">{gameWords(kind.ruleSet, language)}</th>
                <td className="n">{format.number(kind.figures.items)}</td>
                <td className="n">{percent(kind.figures.accuracy)}</td>
                <td className="n">{percent(kind.figures.cleanRate)}</td>
                <td className="n">{pace(kind.figures.decisionsPerMinute)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="two">
        <section>
          <h2>{t('report.toPractise')}</h2>
          {weakest.length === 0 ? <p>{t('report.nothingWeak')}</p> : null}
          <table>
            <tbody>
              {weakest.map((fact) => (
                <tr key={factKey(fact)}>
                  <th scope="row">
                    <FactName fact={fact} withGame={hasManyGames(weakest)} />
                  </th>
                  <td className="n">{t('report.ofAll', { some: format.number(fact.met - fact.failed), all: format.number(fact.met) })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section>
          <h2>{t('homework.heading')}</h2>
          {homework.length === 0 ? <p>{t('homework.none')}</p> : null}
          <table>
            <tbody>
              {homework.map((each) => {
                const own = each.progress.find(({ person }) => person.id === row.person.id);
                return (
                  <tr key={each.id}>
                    <th scope="row">{each.title}</th>
                    <td className="n">{own ? t(`homework.states.${own.state}`) : '–'}</td>
                    <td className="n">{percent(own?.accuracy ?? null)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      </div>
      <Rulings overrides={view.overrides} />
      {remarks.length > 0 ? (
        <section className="list">
          <h2>{t('remarks.title')}</h2>
          <ul>
            {remarks.slice(0, REMARKS).map((remark) => (
              <li key={remark.id}>
                <span>{remark.text}</span>{' '}
                <small>
                  {t('remarks.written', { name: remark.author.name ?? t('common:noName'), when: format.date(remark.writtenAt) })}
                </small>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <footer className="sign">
        <span>{t('report.supervisor')}</span>
        <span>{t('report.trainee')}</span>
      </footer>
    </Sheet>
  );
}
