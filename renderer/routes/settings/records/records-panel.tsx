import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { UPLOAD_LIMIT } from '#shared/api/records.ts';

import { backupAddress, recordsQuery } from '../../../app/records-api.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { FormRow } from '../../../ui/form.tsx';
import { CheckRow } from './check-row.tsx';
import { Copies } from './copies.tsx';
import { RestoreFile } from './restore-file.tsx';
import { useCounts } from './use-counts.ts';

const GIGABYTE = 1_000_000_000;

/** Where everything is kept, and what can be done so that it stays. */
export function RecordsPanel() {
  const { t } = useTranslation('records');
  const { number } = useFormat();
  const counted = useCounts();
  const { data } = useQuery(recordsQuery);
  if (data === undefined) return null;
  const { folder, counts, copies, copyFailure, keptDays, check } = data;
  return (
    <section className="panel form">
      <h2>{t('title')}</h2>
      <FormRow label={t('place')} help={counted(counts)}>
        <span className="muted small record-place">{folder === null ? t('placePostgres') : t('placeIn', { folder })}</span>
      </FormRow>
      <FormRow label={t('backup')} help={t('backupHelp')}>
        <a className="btn default" href={backupAddress()} download>
          {t('download')}
        </a>
      </FormRow>
      <FormRow label={t('copies')} help={copies === null ? t('copiesPostgres') : t('copiesHelp', { days: number(keptDays) })}>
        {copies === null ? null : <Copies copies={copies} hasFailed={copyFailure !== null} counts={counts} />}
      </FormRow>
      <FormRow label={t('restore')} help={t('restoreHelp', { gigabytes: number(UPLOAD_LIMIT / GIGABYTE) })}>
        <RestoreFile counts={counts} />
      </FormRow>
      <CheckRow check={check} />
    </section>
  );
}
