import { expect, it } from 'vitest';

import type { AttemptReply, RunList, Session } from '#shared/api/schemas.ts';
import type { Recovered, SchoolSetUp } from '#shared/api/school.ts';

import { NO_ANSWER, openTestDesk } from '../support/desk.ts';
import { uuid } from '../support/records.ts';
import { PASSWORD, PIN, type TestSchool, newClient, openTestSchool } from '../support/school.ts';
import { describeOnEachDatabase, openTestStore } from '../support/stores.ts';

const HOUR = 3_600_000;
const failure = (status: number, code: string): object => ({ status, body: { error: { code } } });

describeOnEachDatabase('accounts', (fresh) => {
  const withSchool = async (work: (school: TestSchool) => Promise<void>): Promise<void> => {
    const school = await openTestSchool({ target: fresh() });
    try {
      await work(school);
      expect(school.logged).toEqual([]);
    } finally {
      await school.close();
    }
  };

  it('make the local profile, with its runs, the first supervisor’s', async () => {
    const desk = await openTestDesk({ target: fresh() });
    await desk.startRun(1);
    await desk.submit(uuid(1), 10, 0, NO_ANSWER);
    const supervisor = newClient(desk);
    const body = { school: 'École', name: 'Élise Martin', password: PASSWORD };
    const set = await supervisor.ask<SchoolSetUp>('POST', '/api/school', { body });
    expect(set.body).toMatchObject({
      login: 'elise.martin',
      session: { role: 'supervisor', school: { name: 'École' }, profile: { id: 'local', name: 'Élise Martin' } },
    });
    expect(set.body.recoveryCode).toMatch(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/);
    expect((await supervisor.ask<RunList>('GET', '/api/runs')).body.runs).toMatchObject([
      { id: uuid(1), answered: 1, person: { id: 'local', name: 'Élise Martin' } },
    ]);
    expect(await desk.ask('GET', '/api/runs')).toMatchObject(failure(401, 'signInNeeded'));
    expect(await desk.ask('POST', '/api/school', { body })).toMatchObject(failure(409, 'schoolExists'));
    await desk.close();
  });

  it('are set up once by those who try at once', async () => {
    const desk = await openTestDesk({ target: fresh() });
    const body = { school: 'École', name: 'Élise Martin', password: PASSWORD };
    const replies = await Promise.all([1, 2, 3].map(() => desk.ask('POST', '/api/school', { body })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await desk.close();
  });

  it('are braked: failures lock for longer and longer, and a right secret at last is forgiven', () =>
    withSchool(async (school) => {
      await school.trainee(1);
      const guess = (secret: string, address = '10.0.0.1') =>
        school.ask<{ error: { waitSeconds?: number } }>('POST', '/api/sign-in', { body: { login: 'trainee1', secret }, address });
      for (let count = 0; count < 5; count += 1) expect(await guess('000000')).toMatchObject(failure(401, 'badCredentials'));
      const locked = await guess(PIN, '10.0.0.2');
      expect(locked).toMatchObject(failure(429, 'tooManyTries'));
      expect(locked.body.error.waitSeconds).toBeLessThanOrEqual(30);
      school.pass(31_000);
      expect((await guess('000000')).status).toBe(401);
      school.pass(31_000);
      expect((await guess(PIN)).status).toBe(429);
      school.pass(31_000);
      expect((await guess(PIN)).status).toBe(200);
      for (let count = 0; count < 4; count += 1) expect((await guess('000000')).status).toBe(401);
      expect((await guess(PIN)).status).toBe(200);
    }));

  it('are braked for tries at once, from many addresses, and alike for names nobody has', () =>
    withSchool(async (school) => {
      await school.trainee(1);
      for (const login of ['trainee1', 'nobody']) {
        const tries = Array.from({ length: 20 }, (_, number) =>
          school.ask('POST', '/api/sign-in', { body: { login, secret: '000000' }, address: `10.1.0.${number}` }),
        );
        const statuses = (await Promise.all(tries)).map(({ status }) => status);
        expect(statuses.filter((status) => status === 401)).toHaveLength(5);
        expect(statuses.filter((status) => status === 429)).toHaveLength(15);
      }
    }));

  it('are braked by address, whatever names it tries, without shutting out the others', () =>
    withSchool(async (school) => {
      await school.trainee(1);
      const statuses: number[] = [];
      for (let number = 0; number < 32; number += 1) {
        // The last bits of an IPv6 address are the attacker's to change.
        const address = `2001:db8:0:1::${number.toString(16)}`;
        statuses.push((await school.ask('POST', '/api/sign-in', { body: { login: `name${number}`, secret: '000000' }, address })).status);
      }
      expect(statuses.slice(-3)).toEqual([401, 429, 429]);
      const right = { body: { login: 'trainee1', secret: PIN } };
      expect((await school.ask('POST', '/api/sign-in', { ...right, address: '2001:db8:0:2::9' })).status).toBe(200);
      expect((await school.ask('POST', '/api/sign-in', { ...right, address: '2001:DB8::1:0:0:0:9' })).status).toBe(429);
    }));

  it('stay braked over a restart and in a second desk on the same database', async () => {
    const target = fresh();
    if (target.kind === 'sqlite' && target.file === ':memory:') return;
    const first = await openTestSchool({ target });
    await first.trainee(1);
    for (let count = 0; count < 5; count += 1) await first.ask('POST', '/api/sign-in', { body: { login: 'trainee1', secret: '000000' } });
    await first.close();
    const second = await openTestDesk({ target });
    const again = await second.ask('POST', '/api/sign-in', { body: { login: 'TRAINEE1', secret: PIN } });
    expect(again.status).toBe(429);
    await second.close();
  });

  it('begin a session under a token of the desk’s own, whatever cookie was brought', () =>
    withSchool(async (school) => {
      await school.trainee(1);
      const planted = 'A'.repeat(43);
      const body = { login: 'trainee1', secret: PIN };
      const signedIn = await school.ask('POST', '/api/sign-in', { body, headers: { cookie: `tapis_session=${planted}` } });
      const [cookie = ''] = signedIn.headers.getSetCookie();
      expect(cookie).toMatch(/^tapis_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
      expect(cookie).not.toContain(planted);
      expect((await school.ask('GET', '/api/runs', { headers: { cookie: `tapis_session=${planted}` } })).status).toBe(401);
      // A second sign-in in the same browser ends the first.
      const own = cookie.split(';')[0] ?? '';
      await school.ask('POST', '/api/sign-in', { body, headers: { cookie: own } });
      expect((await school.ask('GET', '/api/runs', { headers: { cookie: own } })).status).toBe(401);
    }));

  it.each(['', 'x', 'A'.repeat(42), 'A'.repeat(44), "' or 1=1 --", '%00', '../', '0'.repeat(10_000)])('take no forged cookie %j', (token) =>
    withSchool(async (school) => {
      for (const cookie of [`tapis_session=${token}`, `tapis_session="${token}"`, `a=b; tapis_session=${token}; tapis_session=${token}`]) {
        expect((await school.ask('GET', '/api/runs', { headers: { cookie } })).status).toBe(401);
      }
    }),
  );

  it('mark the cookie as secure over https, also behind a proxy, and only then', () =>
    withSchool(async (school) => {
      await school.trainee(1);
      const body = { login: 'trainee1', secret: PIN };
      const cookieWith = async (headers: Record<string, string>): Promise<string> =>
        (await school.ask('POST', '/api/sign-in', { body, headers })).headers.getSetCookie()[0] ?? '';
      expect(await cookieWith({ origin: 'https://localhost:8470' })).toContain('; Secure');
      expect(await cookieWith({ origin: 'http://localhost:8470' })).not.toContain('Secure');
      const own = (await cookieWith({ origin: 'https://localhost:8470' })).split(';')[0] ?? '';
      school.pass(HOUR);
      const slid = await school.ask('GET', '/api/session', { headers: { cookie: own } });
      expect(slid.headers.getSetCookie()[0]).toContain('; Secure');
    }));

  it('slide while used, end when idle, and end in any case after a month', () =>
    withSchool(async (school) => {
      const trainee = await school.trainee(1);
      for (let count = 0; count < 4; count += 1) {
        school.pass(11 * HOUR);
        const used = await trainee.ask('GET', '/api/runs');
        expect([used.status, used.headers.getSetCookie().length]).toEqual([200, 1]);
      }
      school.pass(13 * HOUR);
      expect((await trainee.ask('GET', '/api/runs')).status).toBe(401);
      await trainee.signIn('trainee1', PIN);
      for (let count = 0; count < 65; count += 1) {
        school.pass(11 * HOUR);
        await trainee.ask('GET', '/api/session');
      }
      school.pass(11 * HOUR);
      expect((await trainee.ask('GET', '/api/runs')).status).toBe(401);
    }));

  it('end with signing out, with a new secret, and with being archived', () =>
    withSchool(async (school) => {
      const trainee = await school.trainee(1);
      const works = async (): Promise<boolean> => (await trainee.ask('GET', '/api/runs')).status === 200;
      const headers = { cookie: trainee.cookie() ?? '' };
      expect((await trainee.ask<Session>('POST', '/api/sign-out')).body).toMatchObject({ role: null, profile: null });
      expect((await school.ask('GET', '/api/runs', { headers })).status).toBe(401);

      await trainee.signIn('trainee1', PIN);
      await school.supervisor.ask('POST', `/api/people/${trainee.id}/secret`, { body: { secret: '314159' } });
      expect(await works()).toBe(false);
      expect((await trainee.signIn('trainee1', PIN)).status).toBe(401);
      expect((await trainee.signIn('trainee1', '314159')).status).toBe(200);

      await school.supervisor.ask('POST', `/api/people/${trainee.id}/archive`);
      expect(await works()).toBe(false);
      expect(await trainee.signIn('trainee1', '314159')).toMatchObject(failure(401, 'badCredentials'));
      await school.supervisor.ask('POST', `/api/people/${trainee.id}/unarchive`);
      expect((await trainee.signIn('trainee1', '314159')).status).toBe(200);
    }));

  it('let people change their own secret, knowing the old one, and end their other sessions', () =>
    withSchool(async (school) => {
      const trainee = await school.trainee(1);
      const elsewhere = school.client();
      await elsewhere.signIn('trainee1', PIN);
      const change = (current: string, next: string) => trainee.ask('PUT', '/api/me/secret', { body: { current, next } });
      expect(await change('000000', '314159')).toMatchObject(failure(401, 'badCredentials'));
      expect(await change(PIN, '123456')).toMatchObject(failure(400, 'weakSecret'));
      expect((await change(PIN, '314159')).status).toBe(200);
      expect((await trainee.ask('GET', '/api/runs')).status).toBe(200);
      expect((await elsewhere.ask('GET', '/api/runs')).status).toBe(401);
      expect((await elsewhere.signIn('trainee1', '314159')).status).toBe(200);
    }));

  it('are recovered by a code that works once and gives another', () =>
    withSchool(async (school) => {
      const recover = (code: string, password = 'another fine password') =>
        school.client().ask<Recovered>('POST', '/api/recovery', { body: { login: 'Helene', code, password } });
      expect(await recover('00000-00000-00000-00000')).toMatchObject(failure(401, 'badCredentials'));
      expect(await recover(school.recoveryCode, 'short pass'.slice(0, 8))).toMatchObject(failure(400, 'weakSecret'));
      const typed = school.recoveryCode.toLowerCase().replaceAll('-', ' ');
      const twice = await Promise.all([recover(typed), recover(typed)]);
      expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
      const next = twice.find(({ status }) => status === 200)?.body.recoveryCode ?? '';
      expect(next).not.toBe(school.recoveryCode);
      expect((await school.supervisor.ask('GET', '/api/people')).status).toBe(401);
      expect((await school.client().signIn('helene', PASSWORD)).status).toBe(401);
      expect((await school.client().signIn('helene', 'another fine password')).status).toBe(200);
      expect((await recover(next, 'a third fine password')).status).toBe(200);
    }));

  it('let nobody recover a trainee’s account', () =>
    withSchool(async (school) => {
      await school.trainee(1);
      for (const code of ['null', 'undefined', PIN]) {
        const body = { login: 'trainee1', code, password: PASSWORD };
        expect(await school.ask('POST', '/api/recovery', { body })).toMatchObject(failure(401, 'badCredentials'));
      }
    }));

  it('answer a wrong name, a wrong secret and an archived account alike', () =>
    withSchool(async (school) => {
      const archived = await school.trainee(1);
      await school.trainee(2);
      await school.supervisor.ask('POST', `/api/people/${archived.id}/archive`);
      const answers = [];
      for (const [login, secret] of [
        ['nobody', PIN],
        ['trainee2', '000000'],
        ['trainee1', PIN],
      ]) {
        const { status, text, headers } = await school.ask('POST', '/api/sign-in', { body: { login, secret } });
        answers.push({ status, text, cookies: headers.getSetCookie() });
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    }));

  it('keep trainees from each other: another’s ids are nobody’s', () =>
    withSchool(async (school) => {
      const [one, other] = [await school.trainee(1), await school.trainee(2)];
      await one.startRun(1);
      await one.submit(uuid(1), 10, 0, NO_ANSWER);
      // Not even as something to repeat, or under its ids.
      const body = { id: uuid(2), settings: {}, repeatOf: uuid(1) };
      expect((await other.ask('POST', '/api/runs', { body })).status).toBe(400);
      expect(await other.startRun(1)).toMatchObject(failure(409, 'conflict'));
      await other.startRun(3);
      expect(await other.submit(uuid(3), 10, 0, NO_ANSWER)).toMatchObject(failure(409, 'conflict'));
      expect((await other.ask<RunList>('GET', `/api/runs?person=${one.id}`)).body.runs).toEqual([]);
      expect((await school.supervisor.ask<RunList>('GET', `/api/runs?person=${one.id}`)).body.runs).toHaveLength(1);
      expect(
        (
          await school.supervisor.ask<AttemptReply>('POST', `/api/runs/${uuid(1)}/attempts`, {
            body: { id: uuid(11), index: 1, events: NO_ANSWER },
          })
        ).status,
      ).toBe(404);
    }));

  it('never give a secret away', async () => {
    const target = fresh();
    const school = await openTestSchool({ target });
    const trainee = await school.trainee(1);
    const hashes: string[] = [];
    for (const { secret, recovery } of await school.store.read.accounts())
      hashes.push(...[secret, recovery].filter((hash) => hash !== null));
    expect(hashes).toHaveLength(3);
    const token = trainee.cookie()?.split('=')[1] ?? '';
    for (const path of [
      'people',
      'audit',
      'board',
      'session',
      'school',
      'classes',
      `people/${trainee.id}/export`,
      'exports/board?format=json',
    ]) {
      const { text, status } = await school.supervisor.ask('GET', `/api/${path}`);
      expect([path, status]).toEqual([path, 200]);
      for (const secret of [...hashes, PIN, PASSWORD, token, 'scrypt', school.recoveryCode]) expect(text).not.toContain(secret);
    }
    await school.close();
    if (target.kind !== 'sqlite' || target.file === ':memory:') return;
    // Nor is the token kept.
    const store = await openTestStore(target);
    expect(await store.read.session(token)).toBeUndefined();
    await store.close();
  });
});
