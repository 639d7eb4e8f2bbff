import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import type { PersonView } from '#shared/api/people.ts';
import { AUDIT_ACTS, type AuditAct } from '#shared/api/school.ts';

import { peopleQuery } from '../../app/school-queries.ts';
import { PERIODS, type Period, daysOf } from '../../review/period.ts';
import { SelectField } from '../../ui/field.tsx';

const ALL = '';

/** What is looked for in the log. */
export interface LogFilters {
  readonly actor: string;
  readonly person: string;
  readonly act: AuditAct | typeof ALL;
  readonly period: Period | typeof ALL;
}

export const EVERYTHING: LogFilters = { actor: ALL, person: ALL, act: ALL, period: ALL };

/** The same as the desk is asked. */
export function logQuery({ actor, person, act, period }: LogFilters, now: number) {
  return {
    ...(actor === ALL ? {} : { actor }),
    ...(person === ALL ? {} : { person }),
    ...(act === ALL ? {} : { act }),
    ...(period === ALL ? {} : { from: daysOf(period, now).from }),
  };
}

interface LogFilterFieldsProps {
  readonly filters: LogFilters;
  readonly onChange: (filters: LogFilters) => void;
}

/** Who did it, what, about whom, and how long ago. */
export function LogFilterFields({ filters, onChange }: LogFilterFieldsProps) {
  const { t } = useTranslation(['people', 'review']);
  const people = useQuery(peopleQuery).data ?? [];
  const anybody = { value: ALL, label: t('log.anybody') };
  const choiceOf = ({ id, name, erasedAt }: PersonView) => ({
    value: id,
    label: name ?? (erasedAt === null ? t('noName') : t('nameless')),
  });
  return (
    <div className="filters four">
      <SelectField
        label={t('log.who')}
        value={filters.actor}
        onChange={(actor) => onChange({ ...filters, actor })}
        choices={[anybody, ...people.map(choiceOf)]}
      />
      <SelectField<LogFilters['act']>
        label={t('log.what')}
        value={filters.act}
        onChange={(act) => onChange({ ...filters, act })}
        choices={[{ value: ALL, label: t('log.anything') }, ...AUDIT_ACTS.map((value) => ({ value, label: t(`log.acts.${value}`) }))]}
      />
      <SelectField
        label={t('log.person')}
        value={filters.person}
        onChange={(person) => onChange({ ...filters, person })}
        choices={[anybody, ...people.map(choiceOf)]}
      />
      <SelectField<LogFilters['period']>
        label={t('log.when')}
        value={filters.period}
        onChange={(period) => onChange({ ...filters, period })}
        choices={[{ value: ALL, label: t('log.anyTime') }, ...PERIODS.map((value) => ({ value, label: t(`review:periods.${value}`) }))]}
      />
    </div>
  );
}
