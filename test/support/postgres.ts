/** A throw-away PostgreSQL: its own cluster in a temporary folder, gone afterwards. */
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { postgresBin, postgresMissing } from './needs.ts';

export interface TestPostgres {
  /** A fresh, empty database of the cluster. */
  readonly freshDatabase: () => string;
  readonly stop: () => void;
}

/** Starts a cluster, or prints why it cannot and gives undefined. */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  if (postgresMissing !== undefined || postgresBin === undefined) {
    console.warn(`Skipped on PostgreSQL: ${postgresMissing ?? 'no server found'}`);
    return undefined;
  }
  const bin = postgresBin;
  const folder = mkdtempSync(join(tmpdir(), 'tapis-postgres-'));
  const port = await freePort();
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, 'test');
  const asRoot = process.getuid?.() === 0;
  if (asRoot) giveToPostgres(folder, passwordFile);

  const run = (program: string, ...rest: string[]): void => {
    const command = [join(bin, program), ...rest];
    // PostgreSQL refuses to run as root.
    const [file, ...values] = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(file ?? '', values, { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder });
  };
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'tester', `--pwfile=${passwordFile}`, '-A', 'scram-sha-256', '-E', 'UTF8', '--no-locale', '--no-sync');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=40`;
  run('pg_ctl', '-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', settings, 'start');

  let databases = 0;
  return {
    freshDatabase: () => {
      databases += 1;
      const name = `test${databases}`;
      execFileSync(join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'tester', name], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, PGPASSWORD: 'test' },
      });
      return `postgres://tester:test@127.0.0.1:${port}/${name}`;
    },
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function giveToPostgres(...paths: string[]): void {
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const [user, group] = [id('-u'), id('-g')];
  for (const path of paths) {
    chownSync(path, user, group);
    chmodSync(path, 0o700);
  }
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
