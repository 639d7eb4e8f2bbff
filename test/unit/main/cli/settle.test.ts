import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { MAX_LINE_LENGTH } from '../../../../main/cli/settle/json-lines.ts';
import { run as runAny } from '../../../../main/cli/run.ts';
import { run } from '../../../../main/cli/settle/settle.ts';
import { type CommandResult, runTapis } from '../../../support/command-io.ts';
import { tableFile } from '../../../support/tables.ts';
import { MACAU, MONACO } from '../../../support/three-card.ts';

const SEAT = { cards: 'As Kd 9h', bets: { ante: 12.5, play: 12.5 } };
const GOOD = JSON.stringify(tableFile(MONACO, 'Qs 7d 2c', [SEAT], { id: 'good' }));
const BAD = JSON.stringify(tableFile(MACAU, 'Qs 7d', [SEAT], { id: 'bad' }));

async function settle(...input: (string | Uint8Array)[]): Promise<CommandResult & { readonly lines: Record<string, unknown>[] }> {
  const result = await runTapis(['settle'], input);
  const lines = result.stdout.split('\n').filter((line) => line !== '');
  return { ...result, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe('tapis settle', () => {
  it('prints a settlement as the table file format lays it down', async () => {
    const { status, lines } = await settle(GOOD);
    expect(status).toBe(0);
    expect(lines).toEqual([
      {
        id: 'good',
        ruleSet: MONACO,
        dealer: { hand: 'highCard', qualifies: true },
        announcements: ['dealerQualifies'],
        seats: [
          {
            seat: 1,
            hand: 'highCard',
            bets: { play: { stake: 12.5, outcome: 'win', pays: 12.5 }, ante: { stake: 12.5, outcome: 'win', pays: 12.5 } },
            net: 25,
          },
        ],
        steps: [
          { seat: 1, bet: 'play', action: 'pay', amount: 12.5, rule: 'caseB' },
          { seat: 1, bet: 'ante', action: 'pay', amount: 12.5, rule: 'caseB' },
        ],
        house: { net: -25 },
      },
    ]);
  });

  it('answers in order, a bad line with its reason, and goes on', async () => {
    const { status, lines, stderr } = await settle([GOOD, '{"ruleSet":', BAD, '[]', GOOD, ''].join('\n'));
    expect(status).toBe(1);
    expect(stderr).toBe('');
    expect(lines.map(({ id, error }) => [id, (error as { code?: string } | undefined)?.code])).toEqual([
      ['good', undefined],
      [undefined, 'badJson'],
      ['bad', 'cardCount'],
      [undefined, 'badInput'],
      ['good', undefined],
    ]);
    expect(lines[2]).toEqual({ id: 'bad', error: { code: 'cardCount', path: 'dealer', message: '3 cards are expected, not 2' } });
  });

  it('takes a byte order mark, Windows line ends, blank lines and a last line without an end', async () => {
    const { status, lines } = await settle(`\uFEFF${GOOD}\r\n\r\n \n${GOOD}\r\n\n${GOOD}`);
    expect(status).toBe(0);
    expect(lines).toHaveLength(3);
  });

  it('puts together what chunks tear apart, characters too', async () => {
    const bytes = Buffer.from(`${GOOD.replace('good', '原注')}\n${GOOD}\n`);
    const { lines } = await settle(...Array.from(bytes, (byte) => Uint8Array.of(byte)));
    expect(lines.map(({ id }) => id)).toEqual(['原注', 'good']);
  });

  it('refuses a line that is no UTF-8, rather than settle it under an id it does not have', async () => {
    const torn = Buffer.from(GOOD.replace('good', 'g\u00fcd'), 'latin1');
    const { status, lines } = await settle(GOOD, '\n', torn, '\n', GOOD.replace('good', '\uFFFD'));
    expect(status).toBe(1);
    expect(lines.map(({ id, error }) => id ?? error)).toEqual([
      'good',
      { code: 'badJson', path: '', message: 'the line is not UTF-8' },
      '\uFFFD',
    ]);
  });

  it('does not keep a line without end', async () => {
    const chunks = Array.from({ length: 8 }, () => ' '.repeat(MAX_LINE_LENGTH / 4));
    const { status, lines } = await settle(GOOD, '\n', ...chunks, '\n', GOOD);
    expect(status).toBe(1);
    expect(lines.map(({ id, error }) => id ?? (error as { message: string }).message)).toEqual(['good', 'the line is too long', 'good']);
  });

  it('settles nothing of nothing', async () => {
    expect(await runTapis(['settle'], [])).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('reads no further ahead than its reader takes: memory does not grow with the stream', async () => {
    const chunks = 200;
    const chunk = Buffer.from(`${GOOD}\n`.repeat(100));
    let given = 0;
    let taken = 0;
    let furthest = 0;
    function* source(): Generator<Buffer> {
      for (; given < chunks; given += 1) {
        furthest = Math.max(furthest, given - taken);
        yield chunk;
      }
    }
    const stdout = new Writable({
      highWaterMark: 1,
      write(_chunk, _encoding, done) {
        taken += 1;
        setImmediate(done);
      },
    });
    const stdin = Readable.from(source(), { highWaterMark: 1 });
    expect(await run([], { stdin, stdout, stderr: new Writable() })).toBe(0);
    expect(taken).toBe(chunks);
    expect(furthest).toBeLessThan(10);
  });

  it('ends quietly when its reader goes away', async () => {
    const stdout = new Writable({
      write(_chunk, _encoding, done) {
        done(Object.assign(new Error('broken pipe'), { code: 'EPIPE' }));
      },
    });
    const stdin = Readable.from(Array.from({ length: 20 }, () => Buffer.from(`${GOOD}\n`)));
    const stderr = new Writable();
    expect(await run([], { stdin, stdout, stderr })).toBe(0);
  });
});

describe('tapis settle, onto a full disk', () => {
  it('says so in a line', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
    const stdout = new Writable({ write: (_chunk, _encoding, done) => done(full) });
    let said = '';
    const stderr = new Writable({
      write(chunk: Buffer, _encoding, done) {
        said += chunk.toString();
        done();
      },
    });
    const stdin = Readable.from(Array.from({ length: 20 }, () => Buffer.from(`${GOOD}\n`)));
    expect(await runAny(['settle'], { stdin, stdout, stderr })).toBe(2);
    expect(said).toBe('tapis settle: the output cannot be written: no space left on device\n');
  });
});

describe('tapis settle, from files', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tapis-settle-'));
    await writeFile(join(folder, 'one.jsonl'), `${GOOD}\n${GOOD}`);
    await writeFile(join(folder, 'two.jsonl'), `\uFEFF${BAD}\n`);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('reads them one after the other, "-" being standard input', async () => {
    const { status, stdout } = await runTapis(['settle', join(folder, 'one.jsonl'), '-', join(folder, 'two.jsonl')], [GOOD]);
    const ids = stdout.split('\n').filter((line) => line !== '');
    expect(ids.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(['good', 'good', 'good', 'bad']);
    expect(status).toBe(1);
  });

  it.each(['missing.jsonl', '.'])('says that %s cannot be read', async (name) => {
    const { status, stdout, stderr } = await runTapis(['settle', join(folder, name)]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('cannot be read');
  });
});
