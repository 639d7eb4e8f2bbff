import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';

import { type Result, fail, ok } from '#shared/result.ts';

import { isFileError } from '../../file-error.ts';
import {
  BACKUP_FORMAT_VERSION,
  type BackupHeader,
  type BackupRow,
  backupEndSchema,
  backupHeaderSchema,
  backupRowSchema,
} from './backup-format.ts';
import type { Watch } from './backup-lines.ts';
import { pacer } from './pacer.ts';

export type BackupFaultCode =
  /** It is not there, or may not be read. */
  | 'backupUnreadable'
  /** Some other file. */
  | 'notABackup'
  /** A later version writes them otherwise. */
  | 'backupNewer'
  /** Its end is missing. */
  | 'backupCutOff'
  /** It is not as it was written. */
  | 'backupDamaged';
export interface BackupFault {
  readonly code: BackupFaultCode;
  readonly detail: string;
}

/** A fault found while reading; caught where the file was opened. */
class Fault extends Error {
  readonly code: BackupFaultCode;
  constructor(code: BackupFaultCode, detail: string) {
    super(detail);
    this.code = code;
  }
}

const LINE_FEED = 0x0a;
/** Far beyond any row: an answer has at most some hundred kilobytes. What is no backup must not fill the memory. */
const MAX_LINE = 64_000_000;

/** A backup as it is read: its header at once, its rows one by one. */
export interface OpenBackup {
  readonly header: BackupHeader;
  /** Throws where the file turns out to be damaged: only `checkBackup` has seen all of it. */
  readonly rows: AsyncIterable<BackupRow>;
}

/** Reads a whole backup without changing anything: whether it is complete and as it was written. */
export async function checkBackup(file: string, watch: Watch = {}): Promise<Result<BackupHeader, BackupFault>> {
  return withBackup(file, watch, async ({ header, rows }) => {
    const reading = rows[Symbol.asyncIterator]();
    while ((await reading.next()).done !== true);
    return header;
  });
}

/** Opens a backup and works on it. Faults of the file are values, whatever else is thrown goes through. */
export async function withBackup<Value>(
  file: string,
  watch: Watch,
  work: (backup: OpenBackup) => Promise<Value>,
): Promise<Result<Value, BackupFault>> {
  try {
    const size = (await stat(file)).size;
    const source = createReadStream(file, { highWaterMark: 256 * 1024 });
    const unpacked = createGunzip({ chunkSize: 256 * 1024 });
    source.on('error', (error) => unpacked.destroy(error));
    if (watch.onProgress !== undefined) source.on('data', () => watch.onProgress?.(source.bytesRead, size));
    try {
      return ok(await work(await open(linesOf(source.pipe(unpacked)), watch)));
    } finally {
      source.destroy();
      unpacked.destroy();
    }
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw error;
    return fail(fault);
  }
}

/** Reads the first line; the others are checked as they are taken. */
async function open(lines: AsyncGenerator<Buffer>, watch: Watch): Promise<OpenBackup> {
  const first = await lines.next();
  const header = first.done === true ? null : headerOf(first.value);
  if (header === null || first.done === true) throw new Fault('notABackup', 'its first line is no header');
  return { header, rows: checkedRows(header, first.value, lines, watch) };
}

function headerOf(line: Buffer): BackupHeader | null {
  const said = parse(line);
  if (typeof said === 'object' && said !== null && 'version' in said && Number(said.version) > BACKUP_FORMAT_VERSION) {
    throw new Fault('backupNewer', `format ${String(said.version)}`);
  }
  const header = backupHeaderSchema.safeParse(said);
  return header.success ? header.data : null;
}

async function* checkedRows(header: BackupHeader, first: Buffer, lines: AsyncGenerator<Buffer>, watch: Watch): AsyncGenerator<BackupRow> {
  const hash = createHash('sha256').update(first);
  const counts = new Map<string, number>();
  const pause = pacer();
  let total = 0;
  for await (const line of lines) {
    watch.signal?.throwIfAborted();
    const said = parse(line);
    const end = backupEndSchema.safeParse(said);
    if (end.success) {
      const same = Object.entries(header.tables).every(([table, count]) => count === (counts.get(table) ?? 0));
      if (!same || end.data.end.rows !== total) throw new Fault('backupDamaged', 'it does not hold as many rows as it says');
      if (end.data.end.sha256 !== hash.digest('hex')) throw new Fault('backupDamaged', 'its checksum differs');
      if (!(await lines.next()).done) throw new Fault('backupDamaged', 'it goes on after its last line');
      return;
    }
    hash.update(line);
    const row = backupRowSchema.safeParse(said);
    if (!row.success) throw new Fault('backupDamaged', `line ${total + 2} is no row`);
    const [table] = row.data;
    if (!Object.hasOwn(header.tables, table)) throw new Fault('backupDamaged', `its header does not name the table ${table}`);
    counts.set(table, (counts.get(table) ?? 0) + 1);
    total += 1;
    yield row.data;
    await pause();
  }
  throw new Fault('backupCutOff', 'its last line is missing');
}

function parse(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/** Lines with their line feeds: what is hashed is what was written. */
async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    let begin = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, begin)) {
      parts.push(chunk.subarray(begin, end + 1));
      yield parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
      parts = [];
      size = 0;
      begin = end + 1;
    }
    const rest = chunk.subarray(begin);
    if (rest.length === 0) continue;
    size += rest.length;
    if (size > MAX_LINE) throw new Fault('notABackup', 'a line of it has no end');
    parts.push(rest);
  }
  if (parts.length > 0) yield Buffer.concat(parts);
}

const NOT_GZIP = 'incorrect header check';

function faultOf(error: unknown): BackupFault | null {
  if (error instanceof Fault) return { code: error.code, detail: error.message };
  if (!(error instanceof Error) || !('code' in error)) return null;
  if (error.code === 'Z_BUF_ERROR') return { code: 'backupCutOff', detail: error.message };
  if (String(error.code).startsWith('Z_')) {
    return { code: error.message === NOT_GZIP ? 'notABackup' : 'backupDamaged', detail: error.message };
  }
  return isFileError(error) ? { code: 'backupUnreadable', detail: error.message } : null;
}
