import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { type Result, fail, ok } from '#shared/result.ts';

import { readCopyState } from '../../../../../main/services/records/copies-folder.ts';
import { type CopyKeeper, type CopyKeeping, keepCopies } from '../../../../../main/services/records/daily-copies.ts';
import type { WrittenBackup } from '../../../../../main/store/records/backup-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'tapis-copies-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 31, 23);

/** A desk's days: records that change or do not, and a clock moved by hand. */
function days() {
  const copies = join(mkdtempSync(join(folder, 'data-')), 'copies');
  const desk = { now: START, digest: 'a', full: false, failures: [] as string[], made: 0 };
  const waiting: { readonly at: number; readonly act: () => void }[] = [];
  const makeCopy: CopyKeeping['makeCopy'] = async (
    file,
    signal,
  ): Promise<Result<WrittenBackup, { code: 'notWritten' | 'stopped'; detail: string }>> => {
    if (signal.aborted) return fail({ code: 'stopped', detail: '' });
    if (desk.full) return fail({ code: 'notWritten', detail: 'no space left' });
    desk.made += 1;
    writeFileSync(file, desk.digest);
    return ok({
      digest: desk.digest,
      header: { format: 'tapis-backup', version: 1, madeAt: 0, app: '', engine: '', migrations: ['a'], tables: {} },
    });
  };
  const keeper: CopyKeeper = keepCopies({
    folder: copies,
    clock: () => desk.now,
    later: (delayMs, act) => {
      waiting.push({ at: desk.now + delayMs, act });
      return () => void waiting.splice(0);
    },
    makeCopy,
    onFailure: (detail) => desk.failures.push(detail),
  });
  /** Lets time pass, hour by hour, and waits for what it sets off. */
  const pass = async (ms: number): Promise<void> => {
    const end = desk.now + ms;
    for (let due = waiting[0]; due !== undefined && due.at <= end; due = waiting[0]) {
      waiting.shift();
      desk.now = due.at;
      due.act();
      while (waiting.length === 0) await new Promise(setImmediate);
    }
    desk.now = end;
  };
  return { copies, desk, keeper, pass, names: () => readdirSync(copies).filter((name) => name.startsWith('tapis-')) };
}

describe('daily copies', () => {
  let life: ReturnType<typeof days>;
  beforeEach(() => {
    life = days();
  });

  it('are made soon after the start, then once a day', async () => {
    await life.pass(9_000);
    expect(life.desk.made).toBe(0);
    await life.pass(2_000);
    expect(life.names()).toEqual(['tapis-2026-01-31.jsonl.gz']);
    life.desk.digest = 'b';
    await life.pass(2 * DAY);
    life.desk.digest = 'c';
    await life.pass(DAY);
    expect(life.names()).toEqual(['tapis-2026-01-31.jsonl.gz', 'tapis-2026-02-01.jsonl.gz', 'tapis-2026-02-03.jsonl.gz']);
    await life.keeper.stop();
  });

  it('are not made again while nothing changes', async () => {
    await life.pass(30 * DAY);
    expect(life.names()).toEqual(['tapis-2026-01-31.jsonl.gz']);
    await life.keeper.stop();
  });

  it('are kept for fourteen days, and the last one for ever', async () => {
    for (let day = 0; day < 30; day += 1) {
      life.desk.digest = `day ${day}`;
      await life.pass(DAY);
    }
    expect(life.names()).toHaveLength(15);
    await life.pass(60 * DAY);
    expect(life.names()).toEqual(['tapis-2026-03-02.jsonl.gz']);
    await life.keeper.stop();
  });

  it('leave other files in their folder alone', async () => {
    await life.pass(DAY);
    writeFileSync(join(life.copies, 'mine-2020-01-01.jsonl.gz'), 'mine');
    life.desk.digest = 'b';
    await life.pass(40 * DAY);
    expect(readdirSync(life.copies)).toContain('mine-2020-01-01.jsonl.gz');
    await life.keeper.stop();
  });

  it('report a full disk, note it, and go on', async () => {
    life.desk.full = true;
    await life.pass(20_000);
    expect(life.desk.failures).toEqual(['no space left']);
    expect(life.keeper.failure()).toBe('no space left');
    expect(await readCopyState(life.copies)).toEqual({ digest: null, day: '2026-01-31', failure: 'no space left' });
    life.desk.full = false;
    await life.pass(3_600_000);
    expect(life.keeper.failure()).toBeNull();
    expect((await readCopyState(life.copies)).failure).toBeNull();
    await life.keeper.stop();
  });

  it('report a folder that cannot be made', async () => {
    writeFileSync(life.copies, 'in the way');
    await life.pass(20_000);
    expect(life.desk.failures).toHaveLength(1);
    expect(life.keeper.failure()).toContain('EEXIST');
    await life.keeper.stop();
  });

  it('stop with the desk', async () => {
    await life.keeper.stop();
    await life.pass(DAY);
    expect(life.desk.made).toBe(0);
  });
});
