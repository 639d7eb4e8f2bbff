import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, describe, expect, it } from 'vitest';

import type { AttemptReply, RunState, Session } from '#shared/api/schemas.ts';

import { joinUrls } from '../../main/server/host-names.ts';
import { thisMachine } from '../../main/server/machine.ts';
import { DATABASE_FILE } from '../../main/store/data-folder.ts';
import { NO_ANSWER } from '../support/desk.ts';
import { readEvents } from '../support/event-reader.ts';
import { SETTINGS, uuid } from '../support/records.ts';
import { type TestServer, startServer, startWorkingServer } from '../support/server.ts';
import { openTestStore } from '../support/stores.ts';

const folder = mkdtempSync(join(tmpdir(), 'tapis-server-'));
/** Each test starts processes, which takes a while on a busy machine. */
const STARTS_SLOWLY_MS = 90_000;
const running: TestServer[] = [];

async function serve(data: string, ...more: readonly string[]): Promise<TestServer> {
  const server = await startWorkingServer(['--port', '0', '--data', join(folder, data), ...more]);
  running.push(server);
  return server;
}

async function send<Body>(server: TestServer, method: string, path: string, body?: unknown): Promise<{ status: number; body: Body }> {
  const init = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(server.url + path, { method, ...init });
  return { status: response.status, body: (await response.json()) as Body };
}

/** Sets up a school; the cookie of its supervisor. */
async function setUpSchool(server: TestServer): Promise<string> {
  const set = await fetch(`${server.url}/api/school`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ school: 'École', name: 'Hélène', password: 'correct horse battery' }),
  });
  return set.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** A request with headers that `fetch` would not let us set. */
function statusWith(server: TestServer, path: string, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(server.url + path, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

const start = (server: TestServer, items: number) =>
  send<RunState>(server, 'POST', '/api/runs', { id: uuid(1), settings: { ...SETTINGS, items } });
const submit = (server: TestServer, number: number, index: number) =>
  send<AttemptReply>(server, 'POST', `/api/runs/${uuid(1)}/attempts`, { id: uuid(number), index, events: NO_ANSWER });

afterEach(() => {
  for (const server of running.splice(0)) server.process.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('tapis serve', { timeout: STARTS_SLOWLY_MS }, () => {
  it('loses no answered item when it is killed, again and again', async () => {
    let answered = 0;
    for (let round = 0; round < 3; round += 1) {
      const server = await serve('killed');
      const state = await start(server, 200);
      expect(state.body.run.answered).toBe(answered);
      expect(state.body.item?.index).toBe(answered);
      for (let step = 0; step < 5; step += 1) {
        expect((await submit(server, 100 + answered, answered)).status).toBe(200);
        answered += 1;
      }
      // One more is under way when the process dies: stored or not, never half. The next round sends it again.
      const underWay = submit(server, 100 + answered, answered).then(
        () => (answered += 1),
        () => undefined,
      );
      expect(await server.end('SIGKILL')).toBeNull();
      await underWay;
      // The file alone tells: read it without the server.
      const store = await openTestStore({ kind: 'sqlite', file: join(folder, 'killed', DATABASE_FILE) });
      const kept = await store.read.firstTries(uuid(1));
      await store.close();
      expect(kept.length === answered || kept.length === answered + 1).toBe(true);
      expect(kept.map((attempt) => attempt.id)).toEqual(kept.map((_, index) => uuid(100 + index)));
      answered = kept.length;
    }
  });

  it('ends cleanly when asked to and keeps everything for the next start', async () => {
    const first = await serve('restarted');
    await start(first, 3);
    const reply = await submit(first, 100, 0);
    expect(await first.end('SIGTERM')).toBe(0);
    expect(first.complaints()).toBe('');
    const second = await serve('restarted');
    expect((await submit(second, 100, 0)).body).toEqual(reply.body);
    expect(await second.end('SIGINT')).toBe(0);
  });

  it('tells a supervisor at one process what another one did, and ends cleanly while they listen', async () => {
    const [one, other] = await Promise.all([serve('told'), serve('told')]);
    const cookie = await setUpSchool(one);
    const events = await readEvents(await fetch(`${one.url}/api/school/events`, { headers: { cookie } }));
    const added = await fetch(`${other.url}/api/classes`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ id: uuid(1), name: 'A' }),
    });
    expect(added.status).toBe(200);
    expect(await events.next()).toContain('people');
    const ended = one.end('SIGTERM');
    // A stream that is cut off would throw.
    expect(await events.next()).toBeNull();
    expect(await ended).toBe(0);
    expect(one.complaints()).toBe('');
  });

  it('lets two processes, started at once, serve one file', async () => {
    const [one, other] = await Promise.all([serve('shared'), serve('shared')]);
    await start(one, 3);
    const replies = await Promise.all([submit(one, 100, 0), submit(other, 101, 0), submit(one, 102, 0), submit(other, 103, 0)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(replies.map(({ body }) => body.attempt.tryNumber).sort()).toEqual([0, 1, 2, 3]);
  });

  it('answers to its own names alone', async () => {
    const server = await serve('names');
    const { port } = new URL(server.url);
    expect(await statusWith(server, '/api/session', { host: `localhost:${port}` })).toBe(200);
    expect(await statusWith(server, '/api/session', { host: `evil.example:${port}` })).toBe(403);
    expect(await statusWith(server, '/api/session', { origin: 'https://evil.example' })).toBe(403);
    expect(await statusWith(server, '/api/session', { 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await statusWith(server, '/../../../../etc/hosts.conf', {})).toBe(404);
    expect((await send<Session>(server, 'GET', '/api/session')).body.profile?.id).toBe('local');
  });

  it.each([['127.0.0.1'], ['0.0.0.0']])('listening on %s, tells a supervisor where others join', async (host) => {
    const server = await serve(`joined-${host}`, '--host', host);
    const cookie = await setUpSchool(server);
    const said = await fetch(`${server.url}/api/school/addresses`, { headers: { cookie } });
    expect(await said.json()).toEqual({ addresses: joinUrls([host], Number(new URL(server.url).port), thisMachine()) });
  });

  it('says what is wrong when it cannot start', async () => {
    const server = await serve('taken');
    const taken = await startServer(['--port', new URL(server.url).port, '--data', join(folder, 'taken-too')]);
    expect(taken).toMatchObject({ status: 1 });
    expect(taken.complaints).toContain('is in use');

    writeFileSync(join(folder, 'a-file'), '');
    const noFolder = await startServer(['--port', '0', '--data', join(folder, 'a-file')]);
    expect(noFolder).toMatchObject({ status: 1 });
    expect(noFolder.complaints).toContain('cannot be opened');

    const unreachable = await startServer(['--port', '0'], { DATABASE_URL: 'postgres://nobody:hush@127.0.0.1:1/none' });
    expect(unreachable).toMatchObject({ status: 1 });
    expect(unreachable.complaints).toContain('ECONNREFUSED');
    expect(unreachable.complaints).not.toContain('hush');

    expect(await startServer(['--port', 'seven'])).toMatchObject({ status: 2 });
  });
});
