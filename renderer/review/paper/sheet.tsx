import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { gameWords } from '../fact-words.ts';
import { noonOf } from '../period.ts';
import type { ReviewFilters } from '../review-filters.ts';

interface SheetProps {
  readonly title: string;
  readonly subtitle: string | null;
  readonly school: string | null;
  readonly period: { readonly from: string; readonly to: string };
  readonly filters: ReviewFilters;
  readonly now: number;
  readonly children: ReactNode;
}

/** A sheet of A4: whose report, over which days, and when it was made. */
export function Sheet({ title, subtitle, school, period, filters, now, children }: SheetProps) {
  const { t } = useTranslation('review');
  const format = useFormat();
  const language = useLanguage();
  return (
    <article className="sheet">
      <PageFeet text={[school, title, format.date(now)].filter((part) => part !== null).join(' · ')} />
      <header>
        <div>
          <p className="school">{school}</p>
          <h1>{title}</h1>
          {subtitle === null ? null : <p>{subtitle}</p>}
        </div>
        <dl>
          <div>
            <dt>{t('report.period')}</dt>
            <dd>{t('report.fromTo', { from: format.date(noonOf(period.from)), to: format.date(noonOf(period.to)) })}</dd>
          </div>
          <div>
            <dt>{t('filters.game')}</dt>
            <dd>{filters.ruleSet === null ? t('report.allGames') : gameWords(filters.ruleSet, language)}</dd>
          </div>
          {filters.level === null ? null : (
            <div>
              <dt>{t('filters.level')}</dt>
              <dd>{filters.level}</dd>
            </div>
          )}
          <div>
            <dt>{t('report.made')}</dt>
            <dd>{format.date(now)}</dd>
          </div>
        </dl>
      </header>
      {children}
    </article>
  );
}

/** The foot of every page when printed: a page that gets loose still says whose it is, and where it belongs. */
function PageFeet({ text }: { readonly text: string }) {
  // A text of CSS is written like one of JSON, but for the line ends no name has.
  const content = JSON.stringify(text);
  return (
    <style>{`@page { margin-bottom: 18mm; @bottom-left { content: ${content}; } @bottom-right { content: counter(page) " / " counter(pages); } }`}</style>
  );
}

/** A figure of a report with its name. */
export function SheetFigure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
