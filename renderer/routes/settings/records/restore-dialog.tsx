import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import type { BackupView, RecordCounts, RestoreSource } from '#shared/api/records.ts';

import { recordsApi } from '../../../app/records-api.ts';
import { useErrorToast } from '../../../app/toasts.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useCounts } from './use-counts.ts';

interface Candidate {
  /** Null for an upload, which gets its name from the desk. */
  readonly source: RestoreSource | null;
  readonly examine: () => Promise<BackupView>;
}

/** A backup on its way: read through first, then restored when the person wishes. */
export function useRestoring() {
  const showError = useErrorToast();
  const reading = useMutation({
    mutationFn: async ({ source, examine }: Candidate) => {
      const backup = await examine();
      return { backup, source: source ?? (backup.ok ? { upload: backup.upload } : null) };
    },
    onError: showError,
  });
  const restoring = useMutation({
    mutationFn: recordsApi.restore,
    // Another school may be here now, and nobody is signed in to it: begin anew.
    onSuccess: (reply) => (reply.ok ? window.location.assign('/') : undefined),
    onError: showError,
  });
  return {
    read: reading.mutate,
    isReading: reading.isPending,
    candidate: reading.data ?? null,
    restore: restoring.mutate,
    isRestoring: restoring.isPending || restoring.data?.ok === true,
    refusal: restoring.data?.ok === false ? restoring.data.fault : null,
    drop: () => {
      reading.reset();
      restoring.reset();
    },
  };
}

interface RestoreDialogProps {
  readonly restoring: ReturnType<typeof useRestoring>;
  /** What is there now. */
  readonly counts: RecordCounts;
}

/** Says what would be replaced by what, or why it cannot be. */
export function RestoreDialog({ restoring, counts }: RestoreDialogProps) {
  const { t } = useTranslation('records');
  const { dateAndTime } = useFormat();
  const counted = useCounts();
  const { candidate, refusal, isRestoring, drop } = restoring;
  if (candidate === null) return null;
  const { backup, source } = candidate;
  const fault = backup.ok ? refusal : backup.fault;
  return (
    <Dialog title={fault === null ? t('confirmTitle') : t('refused')} opened onClose={drop}>
      <div className="dialog-form">
        {fault === null && backup.ok ? (
          <>
            <p>{t('confirmBackup', { date: dateAndTime(backup.madeAt), counts: counted(backup.counts) })}</p>
            <p>{t('confirmNow', { counts: counted(counts) })}</p>
          </>
        ) : null}
        {fault === null ? null : <p role="alert">{t(`faults.${fault}`)}</p>}
        <div className="form-actions">
          {fault === null && source !== null ? (
            <Button
              kind="danger"
              disabled={isRestoring}
              onClick={() => {
                restoring.restore(source);
              }}
            >
              {isRestoring ? t('restoring') : t('replace')}
            </Button>
          ) : null}
          <Button kind="quiet" disabled={isRestoring} onClick={drop}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
