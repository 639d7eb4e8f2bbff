import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

function launch(script: string, parameters: readonly string[] = [], environment: NodeJS.ProcessEnv = {}): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [join(ROOT, 'scripts', script), ...parameters], { env: { ...process.env, ...environment } });
  onTestFinished(() => void child.kill());
  return child;
}

/** Resolves once the output says what is looked for; fails when the process ends before. */
function waitFor(child: ChildProcessWithoutNullStreams, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = wanted.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => reject(new Error(`ended too soon:\n${output}`)));
  });
}

function ended(child: ChildProcessWithoutNullStreams): Promise<number | null> {
  return new Promise((resolve) => child.on('exit', resolve));
}

describe('npm start', () => {
  let data: string;

  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'tapis-start-'));
  });
  afterEach(async () => {
    await rm(data, { recursive: true });
  });

  it('serves on a free port, says where, and ends in order', async () => {
    const start = launch('start.mjs', ['--data', data], { TAPIS_NO_WINDOW: '1' });
    const address = await waitFor(start, /Open (http:\/\/127\.0\.0\.1:\d+\/?) in a browser/);

    const session = await fetch(new URL('/api/session', address));
    expect(session.status).toBe(200);
    const page = await (await fetch(address)).text();
    expect(page).toContain('<div id="root">');

    const end = ended(start);
    start.kill('SIGTERM');
    expect(await end).toBe(0);
    await expect(fetch(address)).rejects.toThrow();
    expect(await readdir(data)).toContain('tapis.sqlite');
  });
});

describe('npx tapis', () => {
  it('settles what comes in, with nothing else on standard output', async () => {
    const tables = await readFile(join(ROOT, 'test/cases/mc-three-card-poker.in.jsonl'), 'utf8');
    const tapis = launch('tapis.mjs', ['settle']);
    tapis.stdin.end(tables);
    const [output, status] = await Promise.all([text(tapis.stdout), ended(tapis)]);

    expect(status).toBe(0);
    const lines = output.trimEnd().split('\n');
    expect(lines).toHaveLength(tables.trimEnd().split('\n').length);
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('ruleSet', 'mc-three-card-poker');
  });

  it('ends with the status of the command', async () => {
    const tapis = launch('tapis.mjs', ['no-such-command']);
    expect(await ended(tapis)).toBe(2);
  });
});
