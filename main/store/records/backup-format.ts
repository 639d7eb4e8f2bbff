import { z } from 'zod';

/** The name in the first line of every backup. */
export const BACKUP_FORMAT = 'tapis-backup';
/** Raised when the lines themselves change; the tables may change freely, as `migrations` says which they are. */
export const BACKUP_FORMAT_VERSION = 1;
export const BACKUP_EXTENSION = '.jsonl.gz';

const count = z.int().min(0);

/** The first line: what the backup is of. */
export const backupHeaderSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.int().min(1),
  /** UTC milliseconds. */
  madeAt: z.int(),
  app: z.string(),
  engine: z.string(),
  /** The migrations the tables had been through, in order. */
  migrations: z.array(z.string()).min(1),
  /** How many rows of each table follow. */
  tables: z.record(z.string(), count),
});
export type BackupHeader = z.infer<typeof backupHeaderSchema>;

/** A value of a row: what JSON has, and bytes. A column of JSON is its text. */
export type BackupValue = string | number | null | { readonly base64: string };
export const backupRowSchema = z.tuple([
  z.string(),
  z.record(z.string(), z.union([z.string(), z.number(), z.null(), z.strictObject({ base64: z.base64() })])),
]);
/** A line between the first and the last: the table and the row. */
export type BackupRow = readonly [table: string, row: Readonly<Record<string, BackupValue>>];

/** The last line: a file without it is cut off. `sha256`: of every byte before this line. */
export const backupEndSchema = z.strictObject({ end: z.strictObject({ rows: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) }) });

/** A value of a column as it is written to a backup. */
export function toBackupValue(value: unknown): BackupValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') };
  throw new Error(`a column holds a ${typeof value}, which no backup can`);
}

/** And back, as both databases take it. */
export function fromBackupValue(value: BackupValue): string | number | Uint8Array | null {
  return value !== null && typeof value === 'object' ? Buffer.from(value.base64, 'base64') : value;
}
