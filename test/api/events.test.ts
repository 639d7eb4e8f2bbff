import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { DEFAULT_PREFERENCES } from '#shared/api/schemas.ts';

import { NO_ANSWER, ORIGIN } from '../support/desk.ts';
import { type EventReader, readEvents } from '../support/event-reader.ts';
import { uuid } from '../support/records.ts';
import { type Client, PASSWORD, type TestSchool, type Trainee, openTestSchool } from '../support/school.ts';

const BEAT = 15_000;
const GAP = 2_000;
const HOUR = 3_600_000;

describe('events of a school', () => {
  let school: TestSchool;
  let trainee: Trainee;
  beforeEach(async () => {
    school = await openTestSchool();
    trainee = await school.trainee(1);
  });
  afterEach(async () => {
    expect(school.logged).toEqual([]);
    await school.close();
  });

  const connect = (client: Client): Promise<Response> =>
    school.desk(new Request(`${ORIGIN}/api/school/events`, { headers: { cookie: client.cookie() ?? '' } }));
  const listen = async (client = school.supervisor): Promise<EventReader> => readEvents(await connect(client));

  it('tell a supervisor at once that a trainee begins and answers', async () => {
    const events = await listen();
    const { run } = (await trainee.startRun(1)).body;
    expect(await events.next()).toEqual(['practice']);
    school.pass(GAP);
    await trainee.submit(run.id, 100, 0, NO_ANSWER);
    expect(await events.next()).toEqual(['practice']);
    await events.leave();
  });

  it('tell together what happens at one time, and again only after a while', async () => {
    const events = await listen();
    const { run } = (await trainee.startRun(1)).body;
    expect(await events.next()).toEqual(['practice']);
    await trainee.submit(run.id, 100, 0, NO_ANSWER);
    await school.supervisor.ask('POST', `/api/attempts/${uuid(100)}/remarks`, { body: { id: uuid(200), text: 'Slower.', ms: null } });
    await school.supervisor.ask('POST', '/api/classes', { body: { id: uuid(300), name: 'A' } });
    school.pass(GAP);
    expect(await events.next()).toEqual(['practice', 'words', 'people']);
    await events.leave();
  });

  it('say nothing of what no supervisor looks at, only that they go on', async () => {
    const events = await listen();
    await trainee.ask('PUT', '/api/preferences', { body: DEFAULT_PREFERENCES });
    const sign = events.next();
    school.pass(BEAT);
    expect(await sign).toEqual([]);
    await events.leave();
  });

  it('end when their supervisor signs out, and no others do', async () => {
    const other = school.client();
    await other.signIn('helene', PASSWORD);
    const [ended, stays] = [await listen(), await listen(other)];
    await school.supervisor.ask('POST', '/api/sign-out');
    expect(await ended.next()).toBeNull();
    await trainee.startRun(1);
    expect(await stays.next()).toEqual(['practice']);
    await stays.leave();
  });

  it('end when the session has lasted as long as one may', async () => {
    for (let passed = 0; passed + 11 * HOUR < 30 * 24 * HOUR; passed += 11 * HOUR) {
      expect((await school.supervisor.ask('GET', '/api/board')).status).toBe(200);
      school.pass(11 * HOUR);
    }
    await school.supervisor.ask('GET', '/api/board');
    // The clock of the desk moved on a little with every look, too.
    school.pass(4 * HOUR);
    const events = await listen();
    school.pass(HOUR / 4);
    expect(await events.next()).toEqual([]);
    school.pass(HOUR);
    expect(await events.next()).toBeNull();
    expect((await school.supervisor.ask('GET', '/api/board')).status).toBe(401);
  });

  it('are as many as one may look at; whoever leaves makes room', async () => {
    const open = [];
    for (let windows = 0; windows < 8; windows += 1) open.push(await listen());
    expect((await connect(school.supervisor)).status).toBe(503);
    await open[0]?.leave();
    open.push(await listen());
    await Promise.all(open.map((events) => events.leave()));
  });

  it('are taken up by nobody who asks only for their head', async () => {
    const head = { method: 'HEAD', headers: { cookie: school.supervisor.cookie() ?? '' } };
    for (let tries = 0; tries < 8; tries += 1) await school.desk(new Request(`${ORIGIN}/api/school/events`, head));
    await (await listen()).leave();
  });

  it('tell that somebody is a supervisor from now on', async () => {
    const events = await listen();
    await school.supervisor.ask('PUT', `/api/people/${trainee.id}/role`, { body: { role: 'supervisor', secret: PASSWORD } });
    expect(await events.next()).toEqual(['people']);
    await events.leave();
  });

  it('end with the desk, and no more begin', async () => {
    const events = await listen();
    school.streams.hangUp();
    expect(await events.next()).toBeNull();
    expect((await connect(school.supervisor)).status).toBe(503);
  });
});
