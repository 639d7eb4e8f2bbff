import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { RecordCounts } from '#shared/api/records.ts';

import { recordsApi } from '../../../app/records-api.ts';
import { Button } from '../../../ui/button.tsx';
import { RestoreDialog, useRestoring } from './restore-dialog.tsx';

/** Takes a backup from the person's machine. */
export function RestoreFile({ counts }: { readonly counts: RecordCounts }) {
  const { t } = useTranslation('records');
  const input = useRef<HTMLInputElement>(null);
  const restoring = useRestoring();
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".gz"
        hidden
        aria-label={t('chooseFile')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file !== undefined) restoring.read({ source: null, examine: () => recordsApi.upload(file) });
        }}
      />
      <Button disabled={restoring.isReading} onClick={() => input.current?.click()}>
        {restoring.isReading ? t('reading') : t('chooseFile')}
      </Button>
      <RestoreDialog restoring={restoring} counts={counts} />
    </div>
  );
}
