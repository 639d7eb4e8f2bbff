import { z } from 'zod';

import { get, post } from './endpoint.ts';
import { idSchema } from './schemas.ts';

/** The largest backup that is taken from a browser. A larger one is restored on the desk's own machine, with `tapis restore`. */
export const UPLOAD_LIMIT = 2_000_000_000;
/** What a backup must say it is when it is sent. */
export const BACKUP_TYPE = 'application/gzip';

/** How much there is of what. */
export interface RecordCounts {
  readonly people: number;
  readonly runs: number;
  readonly answers: number;
}

/** A copy the desk made by itself. */
export interface CopyView {
  /** `2026-01-31`, UTC. */
  readonly day: string;
  readonly bytes: number;
}

/** What a check can find. The first group is wrong; the second is worth knowing. */
export const PROBLEMS = [
  /** The database's file is damaged. */
  'fileDamaged',
  /** Rows point at rows that are not there. */
  'rowsDangling',
  /** An answer cannot be read. */
  'attemptUnreadable',
  /** A grade is not the one its answer gets. */
  'gradeDiffers',
  /** The figures beside a grade are not the grade's. */
  'figuresDiffer',
  /** A further answer is there without the first. */
  'firstTryMissing',
  /** An item between others was never answered. */
  'answersMissing',
  /** There is hardly room for another answer. */
  'diskFull',
  /** The last daily copy could not be made. */
  'copyFailed',
] as const;
export const NOTICES = [
  /** The next start brings the database up to date. Answers were not looked at. */
  'schemaOlder',
  /** Answers another version graded: their grades stand. */
  'otherEngine',
  /** A clock was set back. */
  'clockBackwards',
  /** A clock ran ahead. */
  'clockAhead',
  'diskLow',
  /** Files of something that was interrupted. */
  'leftovers',
] as const;
/** Worded in `records.json`, and for the command line in `main/cli/records/advice.ts`. */
export type FindingCode = (typeof PROBLEMS)[number] | (typeof NOTICES)[number];

export interface FindingView {
  readonly code: FindingCode;
  readonly level: 'problem' | 'notice';
  readonly count: number;
  readonly examples: readonly string[];
}

/** The last check of this desk, or the one going on. */
export type CheckView =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly done: number; readonly total: number }
  | { readonly state: 'done'; readonly at: number; readonly answers: number; readonly findings: readonly FindingView[] }
  | { readonly state: 'failed'; readonly at: number };

/** Where the records are and how they are kept. */
export interface RecordsView {
  readonly database: 'sqlite' | 'postgres';
  /** The folder on the desk's machine; null where there is none. */
  readonly folder: string | null;
  readonly counts: RecordCounts;
  /** Null where the desk makes none: with PostgreSQL. The newest first. */
  readonly copies: readonly CopyView[] | null;
  /** What the system said when the last copy could not be made. */
  readonly copyFailure: string | null;
  readonly keptDays: number;
  readonly check: CheckView;
}

export const BACKUP_FAULTS = [
  'backupUnreadable',
  'notABackup',
  'backupNewer',
  'backupCutOff',
  'backupDamaged',
  'tooLarge',
  'asideFailed',
  'restoreFailed',
] as const;
export type BackupFaultView = (typeof BACKUP_FAULTS)[number];

/** A backup that was read through and can be restored, or why it cannot. */
export type BackupView =
  | { readonly ok: true; readonly upload: string; readonly madeAt: number; readonly app: string; readonly counts: RecordCounts }
  | { readonly ok: false; readonly fault: BackupFaultView };

export const restoreSchema = z.union([
  z.strictObject({ upload: idSchema }),
  z.strictObject({ copy: z.string().regex(/^\d{4}-\d{2}-\d{2}$/) }),
]);
export type RestoreSource = z.infer<typeof restoreSchema>;
/** `aside`: the file in the folder that keeps what was there before. */
export type RestoreReply =
  | { readonly ok: true; readonly counts: RecordCounts; readonly aside: string | null }
  | { readonly ok: false; readonly fault: BackupFaultView };

/** Keeping the records. For supervisors and, without a school, the one person; trainees are refused. */
export const RECORDS_ENDPOINTS = {
  records: get<RecordsView>()('signedIn', '/api/records'),
  /** The file itself, of now; with query `copy` (a day), of then. */
  downloadBackup: get<object>()('signedIn', '/api/records/backup'),
  /** Takes the file itself, of `BACKUP_TYPE` and at most `UPLOAD_LIMIT` bytes, and reads it through. Nothing is restored yet. */
  uploadBackup: post<BackupView>()('signedIn', '/api/records/upload', null),
  /** What a daily copy holds; query `copy`. */
  examineCopy: get<BackupView>()('signedIn', '/api/records/copy'),
  restoreBackup: post<RestoreReply>()('signedIn', '/api/records/restore', restoreSchema),
  /** Begins a check unless one is going on. */
  checkRecords: post<CheckView>()('signedIn', '/api/records/check', null),
} as const;
