import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { DEFAULT_PREFERENCES } from '#shared/api/schemas.ts';

import { NO_ANSWER, ORIGIN, type TestDesk, openTestDesk } from '../support/desk.ts';
import { SETTINGS, uuid } from '../support/records.ts';

describe('the desk, badly asked', () => {
  let desk: TestDesk;
  const RUN = uuid(1);
  beforeAll(async () => {
    desk = await openTestDesk();
    await desk.startRun(1);
  });
  afterAll(async () => {
    await desk.close();
    expect(desk.logged).toEqual([]);
  });

  const failure = (status: number, code: string): object => ({ status, body: { error: { code } } });

  it.each(Object.entries(ENDPOINTS))('knows the endpoint %s', async (_, { method, path }) => {
    const asked = await desk.ask(method, path.replaceAll(/:\w+/g, uuid(2)), method === 'GET' ? {} : { body: 'null' });
    // Every endpoint answers for itself: none is unknown, only this id or body may be.
    expect(asked.headers.get('cache-control')).toBe('no-store');
    expect(asked.status === 404 && path.split('/').length <= 3).toBe(false);
    expect(asked.status).toBeLessThan(500);
  });

  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['GET', '/api/session/'],
    ['DELETE', `/api/runs/${RUN}`],
    ['PATCH', '/api/preferences'],
    ['OPTIONS', '/api/session'],
    ['POST', '/api/session'],
    ['GET', '/api/runs/../session/%2e%2e/%2e%2e'],
  ])('does not know %s %s', async (method, path) => {
    expect(await desk.ask(method, path)).toMatchObject(failure(404, 'notFound'));
  });

  it.each(['1', 'null', '__proto__', 'constructor', '%00', '%ff', "'; drop table run; --", '0'.repeat(5_000), `${RUN}0`, '..', '%2e%2e'])(
    'finds no run, report or attempt called %s',
    async (id) => {
      for (const path of [`/api/runs/${id}`, `/api/runs/${id}/report`, `/api/attempts/${id}`]) {
        expect((await desk.ask('GET', path)).status).toBe(404);
      }
      const body = { id: uuid(50), index: 0, events: NO_ANSWER };
      expect((await desk.ask('POST', `/api/runs/${id}/attempts`, { body })).status).toBe(404);
    },
  );

  it.each([
    'limit=0',
    'limit=101',
    'limit=',
    'limit=1e1',
    'limit=-1',
    'limit=x',
    'ruleSet=%00',
    'before=x',
    'before=',
    `before=1.${RUN}'`,
    'before=9'.padEnd(400, '9'),
  ])('lists no runs for %s', async (query) => {
    expect(await desk.ask('GET', `/api/runs?${query}`)).toMatchObject(failure(400, 'invalidRequest'));
  });

  it.each(['', '{', 'nul', '{"id":}', '\u0000', '[1,2', `{"id":"${RUN}"`, '[]', 'null', '1', '"text"'])(
    'refuses %j for a body',
    async (body) => {
      expect(await desk.ask('POST', '/api/runs', { body, headers: { 'content-type': 'application/json' } })).toMatchObject(
        failure(400, 'invalidRequest'),
      );
    },
  );

  it('refuses a body nested without end', async () => {
    expect(await desk.ask('POST', '/api/runs', { body: '['.repeat(400_000) })).toMatchObject(failure(400, 'invalidRequest'));
    const deep = '{"id":'.repeat(60_000) + '1' + '}'.repeat(60_000);
    expect(await desk.ask('POST', '/api/runs', { body: deep })).toMatchObject(failure(400, 'invalidRequest'));
  });

  it.each([
    ['announced', { 'content-length': '10000000' }],
    ['not announced', {}],
  ])('refuses ten megabytes, %s', async (_, headers) => {
    const body = JSON.stringify({ name: 'x'.repeat(10_000_000) });
    expect(await desk.ask('PUT', '/api/profile', { body, headers })).toMatchObject(failure(413, 'tooLarge'));
  });

  it('stops reading a stream that is too long', async () => {
    let parts = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        parts += 1;
        controller.enqueue(new Uint8Array(100_000));
      },
    });
    const init = { method: 'PUT', body, duplex: 'half', headers: { 'content-type': 'application/json' } };
    expect((await desk.desk(new Request(`${ORIGIN}/api/profile`, init as RequestInit))).status).toBe(413);
    expect(parts).toBeLessThan(20);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
    'takes no body of type %j',
    async (type) => {
      const asked = desk.ask('PUT', '/api/profile', { body: '{"name":"x"}', headers: { 'content-type': type } });
      expect(await asked).toMatchObject(failure(415, 'unsupportedType'));
    },
  );

  it('takes a body that breaks off for no bug', async () => {
    const { desk, logged, close } = await openTestDesk();
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => controller.error(new Error('aborted'));
    for (const length of [undefined, '500']) {
      const headers = new Headers({ 'content-type': 'application/json' });
      if (length !== undefined) headers.set('content-length', length);
      const init = { method: 'POST', headers, body: new ReadableStream({ pull }), duplex: 'half' };
      expect((await desk(new Request(`${ORIGIN}/api/runs`, init as RequestInit))).status).toBe(400);
    }
    expect(logged).toEqual([]);
    await close();
  });

  it('takes JSON with a character set', async () => {
    const asked = desk.ask('PUT', '/api/profile', {
      body: '{"name":"Ada"}',
      headers: { 'content-type': 'Application/JSON; charset=utf-8' },
    });
    expect((await asked).status).toBe(200);
  });

  it('ends no run for a form of another site', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await desk.ask('POST', `/api/runs/${RUN}/finish`, { body: 'a=b', headers })).toMatchObject(failure(415, 'unsupportedType'));
  });

  it('takes property names of prototypes for mere names', async () => {
    const named = JSON.stringify({ ...DEFAULT_PREFERENCES, runSettings: { constructor: SETTINGS, toString: SETTINGS } });
    const saved = await desk.ask<{ runSettings: object }>('PUT', '/api/preferences', { body: named });
    expect(saved.status).toBe(200);
    expect(Object.keys(saved.body.runSettings)).toEqual(['constructor', 'toString']);
    const polluting = named.replace('"constructor"', '"__proto__"');
    expect((await desk.ask('PUT', '/api/preferences', { body: polluting })).status).toBeLessThan(500);
    expect(await desk.ask('PUT', '/api/preferences', { body: '{"__proto__":{}}' })).toMatchObject(failure(400, 'invalidRequest'));
    expect(({} as Record<string, unknown>)['ruleSet']).toBeUndefined();
  });

  it.each([
    [{ type: 'steal', ms: 1 }],
    [{ type: 'pay', seat: 0, bet: 'ante', amount: 1, ms: 1 }],
    [{ type: 'pay', seat: 1, bet: 'ante', amount: -1, ms: 1 }],
    [{ type: 'pay', seat: 1, bet: 'ante', amount: 0.5, ms: 1 }],
    [{ type: 'pay', seat: 1, bet: 'ante', amount: 1e300, ms: 1 }],
    [{ type: 'pay', seat: 1, bet: 'ante', amount: '1', ms: 1 }],
    [{ type: 'pay', seat: 1, bet: '<b>', amount: 1, ms: 1 }],
    [{ type: 'call', call: { announcement: 'x', seat: 1.5 }, ms: 1 }],
    [{ type: 'undo', ms: -1 }],
    [{ type: 'undo', ms: 1, extra: 1 }],
    [null],
  ])('takes no event %j', async (event) => {
    const body = { id: uuid(60), index: 0, events: [event, ...NO_ANSWER] };
    const asked = await desk.ask<{ error: { path: string } }>('POST', `/api/runs/${RUN}/attempts`, { body });
    expect(asked).toMatchObject(failure(400, 'invalidRequest'));
    expect(asked.body.error.path).toMatch(/^events\[0\]/);
  });

  it('grades senseless events as they are', async () => {
    const events = [
      ...Array.from({ length: 1_990 }, () => ({
        type: 'pay',
        seat: 16,
        bet: 'constructor',
        amount: Number.MAX_SAFE_INTEGER,
        ms: 86_400_000,
      })),
      { type: 'pay', seat: 1, bet: '__proto__', amount: 0, ms: 0 },
      { type: 'take', seat: 1, bet: 'ante', amount: -0, ms: 5 },
      { type: 'call', call: { announcement: 'toString', hand: 'valueOf', seat: 3 }, ms: 3 },
      { type: 'undo', ms: 1 },
      { type: 'undo', ms: 1 },
      { type: 'done', ms: 0 },
    ];
    const body = JSON.stringify({ id: uuid(61), index: 0, events }).replace('"amount":0,"ms":5', '"amount":-0,"ms":5');
    const first = await desk.ask('POST', `/api/runs/${RUN}/attempts`, { body });
    expect(first.status).toBe(200);
    expect(await desk.ask('POST', `/api/runs/${RUN}/attempts`, { body })).toMatchObject({ status: 200, body: first.body });
    for (const path of ['/api/runs', `/api/runs/${RUN}`, `/api/runs/${RUN}/report`]) expect((await desk.ask('GET', path)).status).toBe(200);
  });
});

describe('the desk and other sites', () => {
  let desk: TestDesk;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());

  const withHeaders = (headers: Readonly<Record<string, string>>) => async (method: string) =>
    (
      await desk.ask(method, method === 'GET' ? '/api/session' : '/api/profile', {
        ...(method === 'GET' ? {} : { body: { name: null } }),
        headers,
      })
    ).status;

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost' },
    { origin: 'http://localhost:3000' },
    { origin: 'http://localhost.evil.example:8470' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: ORIGIN },
    { host: 'evil.example' },
    { host: 'localhost.evil.example:8470' },
    { host: '169.254.169.254' },
    { host: '' },
  ])('refuses reading and writing with %j', async (headers) => {
    expect(await withHeaders(headers)('GET')).toBe(403);
    expect(await withHeaders(headers)('PUT')).toBe(403);
  });

  it.each<Record<string, string>>([
    {},
    { origin: ORIGIN },
    { origin: 'https://localhost:8470' },
    { 'sec-fetch-site': 'same-origin', origin: ORIGIN },
    { 'sec-fetch-site': 'none' },
    { host: 'LOCALHOST:8470' },
  ])('allows reading and writing with %j', async (headers) => {
    expect(await withHeaders(headers)('GET')).toBe(200);
    expect(await withHeaders(headers)('PUT')).toBe(200);
  });

  it('answers to no other name than its own', async () => {
    for (const path of ['/', '/api/session']) expect((await desk.desk(new Request(`http://evil.example${path}`))).status).toBe(403);
  });

  it('lets no other site read an answer', async () => {
    const { headers } = await desk.ask('GET', '/api/session', { headers: { origin: ORIGIN } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
        "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
  });
});

describe('a bug in the desk', () => {
  it('is logged under an id, and nothing of it is told', async () => {
    const sound = await openTestDesk();
    const store = {
      ...sound.store,
      read: { ...sound.store.read, profile: () => Promise.reject(new Error('secret detail at /secret/path')) },
    };
    const desk = await openTestDesk({ store });
    const asked = await desk.ask('GET', '/api/session');
    expect(asked).toMatchObject({ status: 500, body: { error: { code: 'internal', logId: 'log0' } } });
    expect(asked.text).not.toContain('secret');
    expect(desk.logged).toEqual([new Error('secret detail at /secret/path')]);
    expect(asked.headers.get('content-security-policy')).toContain("default-src 'none'");
    await sound.close();
  });
});
