import { join, resolve } from 'node:path';

import { describe, expect, it } from 'vitest';

import { listenMessage, storeMessage } from '../../../../main/cli/serve/messages.ts';
import { readServeOptions } from '../../../../main/cli/serve/options.ts';

describe('tapis serve', () => {
  it('listens to this machine alone unless told otherwise', () => {
    expect(readServeOptions([], { TAPIS_DATA: '/data' })).toEqual({
      ok: true,
      value: {
        help: false,
        port: 8470,
        hosts: ['127.0.0.1'],
        folder: '/data',
        target: { kind: 'sqlite', file: join('/data', 'tapis.sqlite') },
      },
    });
  });

  it('takes port, hosts and folder, which is told whole', () => {
    const read = readServeOptions(['--port', '0', '--host', '[::1]', '--host', 'tapis.school', '--data', 'here'], { TAPIS_DATA: '/data' });
    expect(read).toMatchObject({
      ok: true,
      value: {
        port: 0,
        hosts: ['::1', 'tapis.school'],
        folder: resolve('here'),
        target: { kind: 'sqlite', file: resolve('here', 'tapis.sqlite') },
      },
    });
  });

  it('keeps everything in PostgreSQL where DATABASE_URL says so', () => {
    const url = 'postgresql://school@db/tapis';
    expect(readServeOptions(['--data', 'here'], { DATABASE_URL: url })).toMatchObject({ value: { target: { kind: 'postgres', url } } });
    expect(readServeOptions([], { DATABASE_URL: '' })).toMatchObject({ value: { target: { kind: 'sqlite' } } });
    expect(readServeOptions([], { DATABASE_URL: 'mysql://db' })).toMatchObject({ ok: false });
  });

  it.each([
    ['--port', '65536'],
    ['--port', '-1'],
    ['--port', 'x'],
    ['--port', '1e3'],
    ['--host', ''],
    ['--data', ''],
    ['--nonsense'],
    ['extra'],
  ])('refuses %s %s', (...commandLine) => {
    expect(readServeOptions(commandLine, {})).toMatchObject({ ok: false });
  });

  it('says why it cannot, without the password of the database', () => {
    const target = { kind: 'postgres', url: 'postgres://school:hush@db/tapis' } as const;
    const message = storeMessage({ code: 'databaseUnavailable', detail: 'connect ECONNREFUSED' }, target);
    expect(message).toContain('DATABASE_URL');
    expect(message).not.toContain('hush');
    expect(listenMessage({ code: 'EADDRINUSE' }, '127.0.0.1', 80)).toContain('--port 0');
    expect(listenMessage({ code: 'EACCES' }, '127.0.0.1', 80)).toContain('1023');
    expect(listenMessage({ code: 'ENOTFOUND' }, 'elsewhere', 80)).toContain('elsewhere');
    expect(listenMessage({ code: 'EODD' }, '127.0.0.1', 80)).toContain('EODD');
  });
});
