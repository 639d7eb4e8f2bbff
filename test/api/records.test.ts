import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { BACKUP_TYPE, type BackupView, type CheckView, type RecordsView, type RestoreReply } from '#shared/api/records.ts';
import type { RunList } from '#shared/api/schemas.ts';
import type { AuditPage } from '#shared/api/school.ts';

import { NO_ANSWER, ORIGIN, type TestDesk, openTestDesk } from '../support/desk.ts';
import { uuid } from '../support/records.ts';
import { type Client, PASSWORD, openTestSchool } from '../support/school.ts';

const folder = mkdtempSync(join(tmpdir(), 'tapis-keeping-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('keeping the records over the desk', () => {
  let data: string;
  let desk: TestDesk;
  beforeEach(async () => {
    data = mkdtempSync(join(folder, 'data-'));
    desk = await openTestDesk({ target: { kind: 'sqlite', file: join(data, 'tapis.sqlite') } });
    await desk.startRun(1);
    await desk.submit(uuid(1), 11, 0, NO_ANSWER);
  });
  afterEach(() => desk.close());

  const overview = async (): Promise<RecordsView> => (await desk.ask<RecordsView>('GET', '/api/records')).body;
  const download = async (): Promise<{ readonly response: Response; readonly bytes: Uint8Array<ArrayBuffer> }> => {
    const response = await desk.desk(new Request(`${ORIGIN}/api/records/backup`));
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  };
  const upload = async (body: Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>> = { 'content-type': BACKUP_TYPE }) => {
    const response = await desk.desk(new Request(`${ORIGIN}/api/records/upload`, { method: 'POST', body, headers }));
    return { status: response.status, body: (await response.json()) as BackupView };
  };

  it('says where they are and how much there is', async () => {
    expect(await overview()).toEqual({
      database: 'sqlite',
      folder: data,
      counts: { people: 1, runs: 1, answers: 1 },
      copies: [],
      copyFailure: null,
      keptDays: 14,
      check: { state: 'none' },
    });
  });

  it('sends a backup, takes it back, and restores it with what came later put aside', async () => {
    const { response, bytes } = await download();
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="tapis-2026-01-31\.jsonl\.gz"$/);
    expect(Number(response.headers.get('content-length'))).toBe(bytes.length);
    await desk.submit(uuid(1), 12, 1, NO_ANSWER);

    const sent = await upload(bytes);
    expect(sent.body).toMatchObject({ ok: true, app: '1.2.3', counts: { people: 1, runs: 1, answers: 1 } });
    if (!sent.body.ok) throw new Error('refused');
    expect((await overview()).counts.answers).toBe(2);
    const restored = await desk.ask<RestoreReply>('POST', '/api/records/restore', { body: { upload: sent.body.upload } });
    expect(restored.body).toMatchObject({ ok: true, counts: { answers: 1 } });
    expect((await overview()).counts.answers).toBe(1);
    expect(readdirSync(data).filter((name) => name.startsWith('before-restore-'))).toHaveLength(1);
    // It goes on from there.
    expect(await desk.submit(uuid(1), 13, 1, NO_ANSWER)).toMatchObject({ status: 200 });
    expect((await desk.ask<RunList>('GET', '/api/runs')).body.runs).toMatchObject([{ answered: 2 }]);
  });

  it('has restored a backup also where the sums of somebody cannot be computed anew, and says so to the log', async () => {
    await desk.store.database.updateTable('attempt').set({ grade: '{}' }).execute();
    await desk.store.write((transaction) => transaction.addUpkeep('sums', 'here'));
    const sent = await upload((await download()).bytes);
    if (!sent.body.ok) throw new Error('refused');
    const restored = await desk.ask<RestoreReply>('POST', '/api/records/restore', { body: { upload: sent.body.upload } });
    expect(restored).toMatchObject({ status: 200, body: { ok: true, counts: { answers: 1 } } });
    expect(desk.logged).toEqual([expect.any(AggregateError)]);
  });

  it('leaves nothing of a download or an upload behind', async () => {
    await download();
    await upload((await download()).bytes);
    await upload(new TextEncoder().encode('A letter.'));
    await desk.close();
    desk = await openTestDesk({ target: { kind: 'sqlite', file: join(data, 'tapis.sqlite') } });
    expect(readdirSync(data).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('makes no backup for whoever asks only for its head', async () => {
    const response = await desk.desk(new Request(`${ORIGIN}/api/records/backup`, { method: 'HEAD' }));
    expect(response.headers.get('content-disposition')).toBeNull();
    expect(readdirSync(data).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('forgets an upload that breaks off, and takes it for no bug', async () => {
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
      controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    };
    const init = { method: 'POST', headers: { 'content-type': BACKUP_TYPE }, body: new ReadableStream({ pull }), duplex: 'half' };
    const response = await desk.desk(new Request(`${ORIGIN}/api/records/upload`, init));
    expect(await response.json()).toEqual({ ok: false, fault: 'backupCutOff' });
    expect(desk.logged).toEqual([]);
    expect(readdirSync(data).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('keeps of two uploads at once the one that came last, whatever becomes of the other', async () => {
    const { bytes } = await download();
    let letGo = (): void => undefined;
    const slow = new ReadableStream<Uint8Array>({
      pull: (controller) =>
        new Promise<void>((resolve) => {
          letGo = () => {
            controller.enqueue(new TextEncoder().encode('A letter.'));
            controller.close();
            resolve();
          };
        }),
    });
    const init = { method: 'POST', headers: { 'content-type': BACKUP_TYPE }, body: slow, duplex: 'half' };
    const first = desk.desk(new Request(`${ORIGIN}/api/records/upload`, init));
    const second = await upload(bytes);
    letGo();
    expect(await (await first).json()).toMatchObject({ ok: false });
    if (!second.body.ok) throw new Error('refused');
    const restored = await desk.ask<RestoreReply>('POST', '/api/records/restore', { body: { upload: second.body.upload } });
    expect(restored.body).toMatchObject({ ok: true });
  });

  it('says what is wrong with a file, and keeps everything', async () => {
    const { bytes } = await download();
    expect((await upload(new TextEncoder().encode('A letter, and a long one.'))).body).toEqual({ ok: false, fault: 'notABackup' });
    expect((await upload(bytes.slice(0, bytes.length - 20))).body).toEqual({ ok: false, fault: 'backupCutOff' });
    expect((await upload(bytes, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await upload(bytes, { 'content-type': BACKUP_TYPE, origin: 'http://evil.example' })).status).toBe(403);
    expect((await desk.ask('POST', '/api/records/restore', { body: { upload: uuid(99) } })).status).toBe(404);
    expect((await desk.ask('POST', '/api/records/restore', { body: { copy: '../../tapis' } })).status).toBe(400);
    expect((await desk.ask('GET', '/api/records/backup?copy=2020-01-01')).status).toBe(404);
    expect((await desk.ask<BackupView>('GET', '/api/records/copy?copy=2020-01-01')).body).toEqual({ ok: false, fault: 'backupUnreadable' });
    expect((await overview()).counts.answers).toBe(1);
    expect(existsSync(join(data, 'copies'))).toBe(false);
  });

  it('checks in the background and tells what was found', async () => {
    expect((await desk.ask<CheckView>('POST', '/api/records/check')).body.state).toBe('running');
    let check = (await overview()).check;
    while (check.state === 'running') check = (await overview()).check;
    expect(check).toMatchObject({ state: 'done', answers: 1, findings: [] });
  });
});

describe('restoring a school', () => {
  async function openSchool(now?: number) {
    const data = mkdtempSync(join(folder, 'school-'));
    const school = await openTestSchool({
      target: { kind: 'sqlite', file: join(data, 'tapis.sqlite') },
      ...(now === undefined ? {} : { now }),
    });
    onTestFinished(() => school.close());
    return school;
  }
  type School = Awaited<ReturnType<typeof openSchool>>;

  const backupOf = async ({ desk, supervisor }: School): Promise<Uint8Array<ArrayBuffer>> => {
    const response = await desk(new Request(`${ORIGIN}/api/records/backup`, { headers: { cookie: supervisor.cookie() ?? '' } }));
    return new Uint8Array(await response.arrayBuffer());
  };
  const restore = async ({ desk, supervisor }: School, body: Uint8Array<ArrayBuffer>): Promise<void> => {
    const headers = { 'content-type': BACKUP_TYPE, cookie: supervisor.cookie() ?? '' };
    const sent = (await (await desk(new Request(`${ORIGIN}/api/records/upload`, { method: 'POST', body, headers }))).json()) as BackupView;
    if (!sent.ok) throw new Error(sent.fault);
    const restored = await supervisor.ask<RestoreReply>('POST', '/api/records/restore', { body: { upload: sent.upload } });
    expect(restored.body).toMatchObject({ ok: true });
  };
  const log = async (supervisor: Client): Promise<AuditPage['entries']> => {
    // Nobody's session is in a backup.
    expect((await supervisor.signIn('helene', PASSWORD)).status).toBe(200);
    return (await supervisor.ask<AuditPage>('GET', '/api/audit')).body.entries;
  };

  it('leaves a line in its log, under the name of the supervisor who did it', async () => {
    const school = await openSchool();
    const before = await backupOf(school);
    await school.trainee(1, 'Ana Silva');
    await restore(school, before);
    expect(await log(school.supervisor)).toMatchObject([
      { act: 'recordsRestored', actor: { id: 'local', name: 'Hélène Roux' } },
      { act: 'schoolSetUp' },
    ]);
    expect(school.logged).toEqual([]);
  });

  it('names nobody where it is another school, though one of its people has the same id', async () => {
    const school = await openSchool();
    const elsewhere = await openSchool(Date.UTC(2026, 1, 1));
    await restore(elsewhere, await backupOf(school));
    expect(await log(elsewhere.supervisor)).toMatchObject([{ act: 'recordsRestored', actor: null }, { act: 'schoolSetUp' }]);
  });
});
