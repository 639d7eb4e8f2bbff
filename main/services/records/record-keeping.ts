import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';

import {
  BACKUP_FAULTS,
  type BackupFaultView,
  type BackupView,
  type CheckView,
  type RecordCounts,
  type RecordsView,
  type RestoreReply,
  type RestoreSource,
  UPLOAD_LIMIT,
} from '#shared/api/records.ts';
import { ENGINE_VERSION } from '#shared/engine-version.ts';
import { type Result, ok } from '#shared/result.ts';

import { isoDay } from '../../iso-day.ts';
import type { OpenStore, StoreTarget } from '../../store/open-store.ts';
import { isFileError } from '../../file-error.ts';
import { PART_EXTENSION, writeBackupFile } from '../../store/records/backup-file.ts';
import type { BackupHeader } from '../../store/records/backup-format.ts';
import type { BackupAuthor } from '../../store/records/backup-lines.ts';
import { examineBackup, restoreInto } from '../../store/records/restore-backup.ts';
import { type SnapshotError, readTransaction, withSnapshot } from '../../store/records/snapshot.ts';
import { countRows } from '../../store/records/tables.ts';
import type { Database } from '../../store/schema.ts';
import { doUpkeep } from '../upkeep.ts';
import type { Viewer } from '../viewer.ts';
import { checkPlace } from './check-place.ts';
import { checkRecords } from './check-records.ts';
import { COPIES_FOLDER, copyName, listCopies } from './copies-folder.ts';
import { type CopyKeeper, type CopyKeeping, KEPT_DAYS, keepCopies } from './daily-copies.ts';

export interface KeepingOptions {
  readonly store: OpenStore;
  readonly target: StoreTarget;
  /** Where files go with a database that is no file. */
  readonly folder: string | null;
  readonly appVersion: string;
  readonly clock: () => number;
  readonly later: CopyKeeping['later'];
  readonly newId: () => string;
  /** Hears what goes wrong out of anybody's sight. */
  readonly onFailure: (error: unknown) => void;
}

/** A backup to be sent: its bytes, and the name to save it under. */
export interface BackupToSend {
  readonly name: string;
  readonly size: number;
  readonly bytes: ReadableStream<Uint8Array>;
}

/** Everything a desk does to keep its records. */
export interface RecordKeeping {
  readonly overview: () => Promise<RecordsView>;
  /** A backup of now or, with a day, the copy of then; null when there is none. */
  readonly send: (day: string | null) => Promise<BackupToSend | null>;
  /** Takes a file and reads it through. */
  readonly receive: (bytes: ReadableStream<Uint8Array>) => Promise<BackupView>;
  readonly examineCopy: (day: string) => Promise<BackupView>;
  readonly restore: (source: RestoreSource, by: Viewer) => Promise<RestoreReply | null>;
  readonly check: () => CheckView;
  readonly close: () => Promise<void>;
}

/** Begins to keep the records of an open store, with a copy a day where they are in a file. */
export function keepRecords(options: KeepingOptions): RecordKeeping {
  const { store, target, clock, appVersion } = options;
  const isFile = target.kind === 'sqlite' && target.file !== ':memory:';
  const folder = isFile ? dirname(target.file) : (options.folder ?? tmpdir());
  const copies = join(folder, COPIES_FOLDER);
  const author = (): BackupAuthor => ({ app: appVersion, engine: ENGINE_VERSION, madeAt: clock() });
  const snapshot = <Value>(work: (transaction: Database) => Promise<Value>): Promise<Result<Value, SnapshotError>> =>
    target.kind === 'sqlite' && !isFile ? readTransaction(store.database, work).then(ok) : withSnapshot(target, work);
  const partFile = (): string => join(folder, `${options.newId()}${PART_EXTENSION}`);

  const write: CopyKeeping['makeCopy'] = async (file, signal) => {
    const made = await snapshot((transaction) => writeBackupFile(transaction, target.kind, file, { author: author(), signal }));
    return made.ok ? made.value : made;
  };
  const copier: CopyKeeper | null = isFile
    ? keepCopies({
        ...options,
        folder: copies,
        makeCopy: write,
        onFailure: (detail) => options.onFailure(new Error(`no daily copy: ${detail}`)),
      })
    : null;
  const closing = new AbortController();
  let upload: { readonly id: string; readonly file: string } | null = null;
  let check: CheckView = { state: 'none' };
  let checking: Promise<void> = Promise.resolve();

  async function dropUpload(id = upload?.id): Promise<void> {
    // Another one may have come since.
    if (upload === null || upload.id !== id) return;
    const { file } = upload;
    upload = null;
    await rm(file, { force: true });
  }

  async function runCheck(): Promise<void> {
    // A file still waiting to be restored would be taken for something left behind.
    await dropUpload();
    const watch = { signal: closing.signal, onProgress: (done: number, total: number) => (check = { state: 'running', done, total }) };
    try {
      const checked = await snapshot((transaction) => checkRecords(transaction, target.kind, clock(), watch));
      if (!checked.ok) throw new Error(`${checked.error.code}: ${checked.error.detail}`);
      const around = isFile ? await checkPlace(folder, copies) : [];
      check = { state: 'done', at: clock(), answers: checked.value.attempts, findings: [...checked.value.findings, ...around] };
    } catch (error) {
      check = { state: 'failed', at: clock() };
      if (!closing.signal.aborted) options.onFailure(error);
    }
  }

  return {
    async overview() {
      return {
        database: target.kind,
        folder: isFile ? folder : null,
        counts: await countsIn(store.database),
        copies: copier === null ? null : (await listCopies(copies)).map(({ day, bytes }) => ({ day, bytes })),
        copyFailure: copier?.failure() ?? null,
        keptDays: KEPT_DAYS,
        check,
      };
    },

    async send(day) {
      if (day !== null)
        return (await listCopies(copies)).some((copy) => copy.day === day) ? toSend(join(copies, copyName(day)), () => undefined) : null;
      await mkdir(folder, { recursive: true });
      const file = partFile();
      const made = await write(file, closing.signal);
      if (!made.ok) throw new Error(`no backup: ${made.error.code}, ${made.error.detail}`);
      const name = copyName(isoDay(clock()));
      return { ...(await toSend(file, () => void rm(file, { force: true }))), name };
    },

    async receive(bytes) {
      await dropUpload();
      const id = options.newId();
      const file = partFile();
      upload = { id, file };
      let isGood = false;
      try {
        const fault = await saveLimited(bytes, file);
        const view: BackupView = fault === null ? viewOf(await examineBackup(file, target.kind), id) : { ok: false, fault };
        isGood = view.ok;
        return view;
      } finally {
        if (!isGood) await dropUpload(id);
      }
    },

    async examineCopy(day) {
      return viewOf(await examineBackup(join(copies, copyName(day)), target.kind), day);
    },

    async restore(source, { profile: actor }) {
      const file = 'copy' in source ? join(copies, copyName(source.copy)) : source.upload === upload?.id ? upload.file : null;
      if (file === null) return null;
      const examined = await examineBackup(file, target.kind);
      if (!examined.ok) return { ok: false, fault: faultOf(examined.error.code) };
      const restored = await restoreInto(store.database, target.kind, file, {
        author: author(),
        by: { id: options.newId(), actor },
        folder,
      });
      if (!restored.ok) {
        options.onFailure(new Error(`not restored: ${restored.error.code}, ${restored.error.detail}`));
        return { ok: false, fault: faultOf(restored.error.code) };
      }
      // All is back by now. Figures may be old: the next start tries again.
      await doUpkeep(store).catch(options.onFailure);
      check = { state: 'none' };
      await dropUpload();
      const { header, aside } = restored.value;
      return { ok: true, counts: countsOf(header), aside: aside === null ? null : basename(aside) };
    },

    check() {
      if (check.state !== 'running') {
        check = { state: 'running', done: 0, total: 0 };
        checking = runCheck();
      }
      return check;
    },

    async close() {
      closing.abort();
      await copier?.stop();
      await checking;
      await dropUpload();
    },
  };
}

async function toSend(file: string, onClose: () => void): Promise<BackupToSend> {
  const { size } = await stat(file);
  const source = createReadStream(file);
  source.once('close', onClose);
  return { name: basename(file), size, bytes: Readable.toWeb(source) as ReadableStream<Uint8Array> };
}

/** Saves what comes; gives why not all of it, be it that more comes than may, or that the sender goes away. */
async function saveLimited(bytes: ReadableStream<Uint8Array>, file: string): Promise<'tooLarge' | 'backupCutOff' | null> {
  class TooLarge extends Error {}
  let size = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > UPLOAD_LIMIT ? new TooLarge() : null, chunk);
    },
  });
  try {
    await pipeline(Readable.fromWeb(bytes as NodeStream), limit, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    return null;
  } catch (error) {
    if (error instanceof TooLarge) return 'tooLarge';
    if (isFileError(error)) throw error;
    return 'backupCutOff';
  }
}

function viewOf(examined: Result<BackupHeader, { readonly code: string }>, id: string): BackupView {
  if (!examined.ok) return { ok: false, fault: faultOf(examined.error.code) };
  const { madeAt, app } = examined.value;
  return { ok: true, upload: id, madeAt, app, counts: countsOf(examined.value) };
}

function countsOf({ tables }: BackupHeader): RecordCounts {
  return { people: tables['profile'] ?? 0, runs: tables['run'] ?? 0, answers: tables['attempt'] ?? 0 };
}

async function countsIn(database: Database): Promise<RecordCounts> {
  return {
    people: await countRows(database, 'profile'),
    runs: await countRows(database, 'run'),
    answers: await countRows(database, 'attempt'),
  };
}

function faultOf(code: string): BackupFaultView {
  return BACKUP_FAULTS.find((fault) => fault === code) ?? 'restoreFailed';
}
