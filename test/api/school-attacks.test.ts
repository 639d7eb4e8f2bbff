import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ENDPOINTS } from '#shared/api/endpoints.ts';
import type { PersonView } from '#shared/api/people.ts';

import { startHttpServer } from '../../main/server/http-server.ts';
import { NO_ANSWER } from '../support/desk.ts';
import { uuid } from '../support/records.ts';
import { PASSWORD, PIN, type TestSchool, type Trainee, importList, openTestSchool } from '../support/school.ts';

const failure = (status: number, code: string): object => ({ status, body: { error: { code } } });

describe('a school, attacked', () => {
  let school: TestSchool;
  let trainee: Trainee;
  beforeAll(async () => {
    school = await openTestSchool();
    trainee = await school.trainee(1);
  });
  afterAll(async () => {
    expect(school.logged).toEqual([]);
    await school.close();
  });

  it.each(Object.entries(ENDPOINTS))('lets no other site ask %s with somebody’s cookie', async (_, { method, path }) => {
    const address = path.replaceAll(/:\w+/g, uuid(1));
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      const asked = await school.supervisor.ask(method, address, { headers, ...(method === 'GET' ? {} : { body: {} }) });
      expect(asked).toMatchObject(failure(403, 'forbidden'));
    }
  });

  it('signs nobody in or out for a form of another site', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie: trainee.cookie() ?? '' };
    for (const path of ['sign-in', 'sign-out', 'school', 'recovery']) {
      expect(await school.ask('POST', `/api/${path}`, { body: 'a=b', headers })).toMatchObject(failure(415, 'unsupportedType'));
    }
    expect((await trainee.ask('GET', '/api/runs')).status).toBe(200);
  });

  it('takes no list longer than there is a use for', async () => {
    expect(await importList(school.supervisor, 'x\n'.repeat(600_000))).toMatchObject(failure(413, 'tooLarge'));
    expect(await importList(school.supervisor, 'x\n'.repeat(150_000))).toMatchObject(failure(400, 'invalidRequest'));
    expect(await importList(school.supervisor, 'x\n'.repeat(90_000))).toMatchObject(failure(400, 'importFaulty'));
    expect(await importList(school.supervisor, `"${'"'.repeat(190_000)}`)).toMatchObject(failure(400, 'importFaulty'));
  });

  it('gives a trainee no role, no class and no name by a body with more in it', async () => {
    const profile = await trainee.ask('PUT', '/api/profile', { body: { name: 'Supervisor', role: 'supervisor' } });
    expect(profile.status).toBe(400);
    const body = { id: uuid(5), settings: {}, profile: 'local', homework: uuid(6) };
    expect((await trainee.ask('POST', '/api/runs', { body })).status).toBe(400);
    const added = { id: uuid(0x7a11_0001), name: 'Again', role: 'supervisor', secret: PASSWORD };
    expect(await school.supervisor.ask('POST', '/api/people', { body: added })).toMatchObject(failure(409, 'conflict'));
    const people = (await school.supervisor.ask<PersonView[]>('GET', '/api/people')).body;
    expect(people.find(({ id }) => id === trainee.id)).toMatchObject({ role: 'trainee', name: 'Trainee 1' });
  });

  it('takes secrets of any size and script for what they are', async () => {
    for (const secret of ['', 'x'.repeat(201), 7, null, { $ne: '' }, ['271828']]) {
      expect((await school.ask('POST', '/api/sign-in', { body: { login: 'trainee1', secret } })).status).toBe(400);
    }
    for (const login of ["' or '1'='1", '\u0000', '../', '%', '__proto__', '{{7*7}}']) {
      expect((await school.ask('POST', '/api/sign-in', { body: { login, secret: PIN }, address: '10.9.9.9' })).status).toBe(401);
    }
  });

  it('keeps a trainee’s remarks of others’ attempts out, and their overrides', async () => {
    await trainee.startRun(1);
    await trainee.submit(uuid(1), 10, 0, NO_ANSWER);
    const remark = { id: uuid(70), text: 'I did well.', ms: null };
    expect(await trainee.ask('POST', `/api/attempts/${uuid(10)}/remarks`, { body: remark })).toMatchObject(failure(403, 'forbidden'));
  });

  it('works over plain HTTP, and brakes by the address it comes from', async () => {
    const server = await startHttpServer(school.desk, '127.0.0.1', 0);
    if (!server.ok) throw new Error(server.error.code);
    const url = `http://localhost:${server.value.port}`;
    try {
      const signIn = (login: string, secret: string) =>
        fetch(`${url}/api/sign-in`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${login.length}` },
          body: JSON.stringify({ login, secret }),
        });
      const signedIn = await signIn('trainee1', PIN);
      const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      expect((await fetch(`${url}/api/runs`, { headers: { cookie } })).status).toBe(200);
      expect((await fetch(`${url}/api/runs`)).status).toBe(401);
      const statuses: number[] = [];
      for (let count = 0; count < 31; count += 1) statuses.push((await signIn('x'.repeat(count + 1), PIN)).status);
      expect(statuses.at(-1)).toBe(429);
      // Another address is another matter.
      const elsewhere = await school.ask('POST', '/api/sign-in', { body: { login: 'trainee1', secret: PIN }, address: '10.8.8.8' });
      expect(elsewhere.status).toBe(200);
    } finally {
      await server.value.close();
    }
  });
});
