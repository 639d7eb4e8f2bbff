import { type Ref } from 'react';
import { useTranslation } from 'react-i18next';

import type { ClassView } from '#shared/api/people.ts';
import { RULE_SETS } from '#shared/games/index.ts';
import { LEVELS } from '#shared/games/types.ts';

import { useLanguage } from '../../i18n/use-language.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { gameWords } from '../fact-words.ts';
import { FilterSelect } from '../filter-select.tsx';
import { PERIODS } from '../period.ts';
import type { ReviewFilters } from '../review-filters.ts';

interface FilterBarProps {
  readonly filters: ReviewFilters;
  readonly onChange: (change: Partial<ReviewFilters>) => void;
  readonly classes: readonly ClassView[];
  /** Left out where the screen is about one person. */
  readonly search?: { readonly text: string; readonly onChange: (text: string) => void };
  readonly searchField?: Ref<HTMLInputElement>;
}

const DRILLS = ['settle'] as const;

/** What the screen looks at. What is filtered stands out. */
export function FilterBar({ filters, onChange, classes, search, searchField }: FilterBarProps) {
  const { t } = useTranslation('review');
  const language = useLanguage();
  return (
    <div className="filters" role="group" aria-label={t('filters.label')}>
      {search ? (
        <input
          ref={searchField}
          type="search"
          className="input search"
          placeholder={t('filters.name')}
          aria-label={t('filters.name')}
          aria-keyshortcuts="/"
          value={search.text}
          onChange={(event) => search.onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            search.onChange('');
            event.currentTarget.blur();
          }}
        />
      ) : null}
      {classes.length > 0 && search ? (
        <FilterSelect
          label={t('filters.class')}
          all={t('filters.allClasses')}
          value={filters.class}
          choices={classes.filter(({ archivedAt }) => archivedAt === null).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => onChange({ class: value })}
        />
      ) : null}
      <FilterSelect
        label={t('filters.game')}
        all={t('filters.allGames', { count: RULE_SETS.length })}
        value={filters.ruleSet}
        choices={RULE_SETS.map(({ id }) => ({ value: id, label: gameWords(id, language) }))}
        onChange={(value) => onChange({ ruleSet: value })}
      />
      <FilterSelect
        label={t('filters.drill')}
        all={t('filters.allDrills')}
        value={filters.drill}
        choices={DRILLS.map((drill) => ({ value: drill, label: t(`drills.${drill}`) }))}
        onChange={(value) => onChange({ drill: value })}
      />
      <FilterSelect
        label={t('filters.level')}
        all={t('filters.allLevels')}
        value={filters.level}
        choices={LEVELS.map((level) => ({ value: String(level), label: String(level) }))}
        onChange={(value) => onChange({ level: value })}
      />
      <Segmented
        label={t('filters.period')}
        value={filters.period}
        onChange={(period) => onChange({ period })}
        choices={PERIODS.map((period) => ({ value: period, label: t(`periods.${period}`) }))}
      />
    </div>
  );
}
