import { useTranslation } from 'react-i18next';

import type { CopyView, RecordCounts } from '#shared/api/records.ts';

import { backupAddress, recordsApi } from '../../../app/records-api.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/button.tsx';
import { RestoreDialog, useRestoring } from './restore-dialog.tsx';

interface CopiesProps {
  readonly copies: readonly CopyView[];
  readonly hasFailed: boolean;
  readonly counts: RecordCounts;
}

/** The daily copies, the newest first: each can be saved or restored. */
export function Copies({ copies, hasFailed, counts }: CopiesProps) {
  const { t } = useTranslation('records');
  const { date } = useFormat();
  const restoring = useRestoring();
  return (
    <div className="record-copies">
      {hasFailed ? (
        <p className="small" role="status">
          {t('copyFailed')}
        </p>
      ) : null}
      {copies.length === 0 ? <p className="muted small">{t('noCopies')}</p> : null}
      <ul>
        {copies.map(({ day }) => {
          const named = { date: date(Date.parse(day)) };
          return (
            <li key={day} className="row">
              <a href={backupAddress(day)} download aria-label={t('downloadCopy', named)}>
                {t('copyOf', named)}
              </a>
              <Button
                kind="quiet"
                size="small"
                icon="undo"
                label={t('restoreCopy', named)}
                disabled={restoring.isReading}
                onClick={() => {
                  restoring.read({ source: { copy: day }, examine: () => recordsApi.examineCopy(day) });
                }}
              />
            </li>
          );
        })}
      </ul>
      <RestoreDialog restoring={restoring} counts={counts} />
    </div>
  );
}
