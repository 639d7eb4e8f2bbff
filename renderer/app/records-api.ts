import { queryOptions } from '@tanstack/react-query';

import {
  BACKUP_TYPE,
  type BackupFaultView,
  type BackupView,
  RECORDS_ENDPOINTS as RECORDS,
  type RestoreSource,
  UPLOAD_LIMIT,
} from '#shared/api/records.ts';

import { DeskError, readDeskError } from './desk-error.ts';
import { send } from './send.ts';

/** A large school's backup is read through twice. */
const RESTORE_LIMIT_MS = 1_800_000;
const WHILE_CHECKING_MS = 700;

/** Where the records are; asked again and again while a check goes on. */
export const recordsQuery = queryOptions({
  queryKey: ['records'],
  queryFn: ({ signal }) => send(RECORDS.records, { signal }),
  refetchInterval: ({ state }) => (state.data?.check.state === 'running' ? WHILE_CHECKING_MS : false),
});

/** Where a backup is fetched from: one of now, or the copy of a day. */
export function backupAddress(day?: string): string {
  return day === undefined ? RECORDS.downloadBackup.path : `${RECORDS.downloadBackup.path}?copy=${day}`;
}

/** What the interface does with the records. */
export const recordsApi = {
  examineCopy: (copy: string) => send(RECORDS.examineCopy, { query: { copy }, timeLimitMs: RESTORE_LIMIT_MS }),
  restore: (body: RestoreSource) => send(RECORDS.restoreBackup, { body, timeLimitMs: RESTORE_LIMIT_MS }),
  check: () => send(RECORDS.checkRecords),
  upload,
} as const;

/** Sends a file to be read through. */
async function upload(file: File): Promise<BackupView> {
  const tooLarge: BackupFaultView = 'tooLarge';
  if (file.size > UPLOAD_LIMIT) return { ok: false, fault: tooLarge };
  let response: Response;
  try {
    response = await fetch(RECORDS.uploadBackup.path, { method: 'POST', headers: { 'content-type': BACKUP_TYPE }, body: file });
  } catch {
    throw new DeskError('offline');
  }
  if (!response.ok) throw await readDeskError(response);
  return (await response.json()) as BackupView;
}
