import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { LEFT_ALONE_HEADER } from '#shared/api/left-alone.ts';

import { ORIGIN } from '../support/desk.ts';
import { readEvents } from '../support/event-reader.ts';
import { type TestSchool, openTestSchool } from '../support/school.ts';

const HOUR = 3_600_000;

describe('a page left alone', () => {
  let school: TestSchool;
  beforeEach(async () => {
    school = await openTestSchool();
  });
  afterEach(async () => {
    expect(school.logged).toEqual([]);
    await school.close();
  });

  it('keeps nobody signed in by what it asks for by itself', async () => {
    const { ask } = await school.trainee(1);
    const headers = { [LEFT_ALONE_HEADER]: '1' };
    school.pass(7 * HOUR);
    const asked = await ask('GET', '/api/unseen-words', { headers });
    expect([asked.status, asked.headers.getSetCookie()]).toEqual([200, []]);
    school.pass(6 * HOUR);
    expect((await ask('GET', '/api/unseen-words', { headers })).status).toBe(401);
  });

  it('nor by hearing of changes, again and again', async () => {
    const { supervisor, desk } = school;
    const listen = () => desk(new Request(`${ORIGIN}/api/school/events`, { headers: { cookie: supervisor.cookie() ?? '' } }));
    school.pass(7 * HOUR);
    await (await readEvents(await listen())).leave();
    school.pass(6 * HOUR);
    expect((await listen()).status).toBe(401);
  });
});
