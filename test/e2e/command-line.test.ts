import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { describe, expect, it } from 'vitest';

import { BUILT_ENTRY } from '../support/server.ts';

const ROOT = join(import.meta.dirname, '../..');
const CASES = join(ROOT, 'test/cases');

interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program to its end, this on its standard input. */
async function run(program: string, commandArguments: readonly string[], input = ''): Promise<Outcome> {
  const child = spawn(program, commandArguments, { cwd: ROOT });
  const status = new Promise<number | null>((resolve) => child.once('close', resolve));
  // A command that refuses its arguments ends without reading.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await status, stdout, stderr };
}

const built = (commandArguments: readonly string[], input?: string) => run(process.execPath, [BUILT_ENTRY, ...commandArguments], input);
const npx = (commandArguments: readonly string[], input?: string) => run('npx', ['--no-install', 'tapis', ...commandArguments], input);
const cases = (name: string): string => readFileSync(join(CASES, name), 'utf8');
const linesOf = (output: string): unknown[] =>
  output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

describe('the built command line', () => {
  it.each(['mc-three-card-poker', 'mo-fortune-3-card-poker'])('settles the cases of %s, the same through npx', async (ruleSet) => {
    const file = join('test/cases', `${ruleSet}.in.jsonl`);
    const direct = await built(['settle', file]);
    expect(direct).toMatchObject({ status: 0, stderr: '' });
    expect(linesOf(direct.stdout)).toMatchObject(linesOf(cases(`${ruleSet}.out.jsonl`)) as object[]);
    expect(await npx(['settle'], cases(`${ruleSet}.in.jsonl`))).toEqual(direct);
  });

  it.each(['mc-three-card-poker', 'mo-fortune-3-card-poker'])('refuses the faulty tables of %s and ends with 1', async (ruleSet) => {
    const direct = await built(['settle'], cases(`${ruleSet}.err.in.jsonl`));
    expect(direct).toMatchObject({ status: 1, stderr: '' });
    const codes = (lines: readonly unknown[]): unknown[] => lines.map((line) => (line as { error?: { code: string } }).error?.code);
    expect(codes(linesOf(direct.stdout))).toEqual(codes(linesOf(cases(`${ruleSet}.err.out.jsonl`))));
    expect(await npx(['settle', join('test/cases', `${ruleSet}.err.in.jsonl`)])).toEqual(direct);
  });

  it('goes on after a table it refuses', async () => {
    const [good] = cases('mc-three-card-poker.in.jsonl').split('\n');
    const { status, stdout } = await built(['settle'], `{"ruleSet":"no-such-game"}\nnot JSON\n\n${good ?? ''}`);
    expect(status).toBe(1);
    expect(linesOf(stdout)).toMatchObject([
      { error: { code: 'unknownRuleSet' } },
      { error: { code: 'badJson' } },
      { ruleSet: 'mc-three-card-poker' },
    ]);
  });

  it.each([[['settle', 'no-such-file.jsonl']], [['settle', '--no-such-option']], [['settle', 'test']], [['no-such-command']]])(
    'ends %j with 2 and says why',
    async (commandArguments) => {
      const { status, stdout, stderr } = await built(commandArguments);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(/^tapis/u);
    },
  );

  it('settles nothing without complaint', async () => {
    expect(await built(['settle'], '')).toEqual({ status: 0, stdout: '', stderr: '' });
  });
});
