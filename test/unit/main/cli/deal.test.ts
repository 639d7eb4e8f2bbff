import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import { describe, expect, it } from 'vitest';

import { ruleSetById } from '#shared/games/index.ts';

import { run } from '../../../../main/cli/run.ts';

const SEED = '00112233445566778899aabbccddeeff';
const MONACO = ['--rule-set', 'mc-three-card-poker', '--seed', SEED];
const STUD = ['--rule-set', 'lu-casino-stud-poker', '--seed', SEED];

async function deal(...options: readonly string[]): Promise<{ status: number; out: string; err: string }> {
  const io = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() };
  const status = run(['deal', ...options], io).then((code) => {
    io.stdout.end();
    io.stderr.end();
    return code;
  });
  const [out, err] = await Promise.all([text(io.stdout), text(io.stderr)]);
  return { status: await status, out, err };
}

describe('tapis deal', () => {
  it('writes table files, one a line, that can be read back', async () => {
    const { status, out } = await deal(...MONACO, '--count', '250', '--level', '4', '--mix', 'natural');
    const tables = out
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(status).toBe(0);
    expect(tables).toHaveLength(250);
    expect(tables[0]).toMatchObject({ id: `${SEED}-1`, ruleSet: 'mc-three-card-poker' });
    expect(tables.filter((table) => ruleSetById('mc-three-card-poker')?.read(table).ok !== true)).toEqual([]);
  });

  it('deals the same tables for the same command line', async () => {
    const first = await deal(...MONACO, '--count', '3');
    expect(await deal(...MONACO, '--count', '3')).toEqual(first);
    expect((await deal(...MONACO, '--count', '2')).out).toBe(first.out.split('\n').slice(0, 2).join('\n') + '\n');
  });

  it('obeys seats, options and situation', async () => {
    const { out } = await deal(...MONACO, '--seats', '5', '--option', 'pairPlusAlone', '--situation', 'pairPlusAlone');
    const table: unknown = JSON.parse(out);
    expect(table).toMatchObject({ options: { pairPlusAlone: true } });
    expect(table).toHaveProperty('seats.length', 5);
    expect(out).toMatch(/"bets":\{"pairPlus":\d+\}/);
  });

  it('sets an option that is a number', async () => {
    const { out } = await deal(...STUD, '--option', 'aceKingPays=2', '--option', 'strictOrder');
    expect(JSON.parse(out)).toMatchObject({ options: { aceKingPays: 2, strictOrder: true } });
  });

  it('prints its help', async () => {
    expect(await deal('--help')).toMatchObject({ status: 0, out: expect.stringContaining('--seed SEED') as string });
  });

  it.each([
    [['--seed', SEED], '--rule-set must be one of'],
    [['--rule-set', 'mc-three-card-poker'], '--seed must be 32 hexadecimal digits'],
    [[...MONACO, '--count', '0'], '--count must be'],
    [[...MONACO, '--count', '1e3'], '--count must be'],
    [[...MONACO, '--mix', 'odd'], '--mix must be'],
    [[...MONACO, '--level', '5'], '--level must be'],
    [[...MONACO, '--seats', '8'], '--seats must be'],
    [[...MONACO, '--option', 'luck'], '--option luck'],
    [[...MONACO, '--option', 'pairPlusAlone=often'], '--option pairPlusAlone takes true or false'],
    [[...STUD, '--option', 'aceKingPays=101'], '--option aceKingPays takes a whole number from 0 to 100'],
    [[...STUD, '--option', 'aceKingPays'], '--option aceKingPays takes'],
    [[...MONACO, '--situation', 'pairPlusAlone'], '--situation must be'],
    [[...MONACO, '--speed', '9'], '--speed'],
  ])('refuses %j', async (options, message) => {
    const { status, out, err } = await deal(...options);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});
