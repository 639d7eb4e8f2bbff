import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { AttemptReview, RemarkPage, UnseenWords } from '#shared/api/review.ts';

import { NO_ANSWER } from '../support/desk.ts';
import { uuid } from '../support/records.ts';
import { type Client, type TestSchool, openTestSchool } from '../support/school.ts';

const ATTEMPT = `/api/attempts/${uuid(100)}`;

describe('what was said of a trainee’s answer', () => {
  let school: TestSchool;
  let trainee: Client;
  beforeAll(async () => {
    school = await openTestSchool();
    trainee = await school.trainee(1);
    const { run } = (await trainee.startRun(1)).body;
    await trainee.submit(run.id, 100, 0, NO_ANSWER);
    const remark = { id: uuid(200), text: 'Hand read well.', ms: 2_500 };
    await school.supervisor.ask('POST', `${ATTEMPT}/remarks`, { body: remark });
  });
  afterAll(() => school.close());

  const remarkFor = async (client: Client) => (await client.ask<AttemptReview>('GET', `${ATTEMPT}/review`)).body.remarks[0];

  it('keeps the moment it is about, and is unseen until the trainee opens it', async () => {
    expect(await remarkFor(school.supervisor)).toMatchObject({ ms: 2_500, seenAt: null });
    await school.supervisor.ask('POST', `${ATTEMPT}/review/seen`);
    await remarkFor(trainee);
    expect(await remarkFor(school.supervisor)).toMatchObject({ seenAt: null });
  });

  it('is seen once: a second look keeps the first time', async () => {
    await trainee.ask('POST', `${ATTEMPT}/review/seen`);
    const first = (await remarkFor(school.supervisor))?.seenAt;
    expect(first).toBeTypeOf('number');
    await trainee.ask('POST', `${ATTEMPT}/review/seen`);
    expect(await remarkFor(trainee)).toMatchObject({ seenAt: first });
    expect((await trainee.ask<RemarkPage>('GET', '/api/remarks')).body.remarks[0]).toMatchObject({ ms: 2_500, seenAt: first });
  });

  it('is counted for the trainee until it is opened, overrides too, the newest first', async () => {
    const unseen = async (client: Client) => (await client.ask<UnseenWords>('GET', '/api/unseen-words')).body;
    expect(await unseen(trainee)).toEqual({ count: 0, attempt: null });
    const { run } = (await trainee.startRun(2)).body;
    const { attempt } = (await trainee.submit(run.id, 110, 0, NO_ANSWER)).body;
    const decision = attempt.grade.decisions[0]?.id;
    await school.supervisor.ask('POST', `${ATTEMPT}/remarks`, { body: { id: uuid(202), text: 'Slower.', ms: null } });
    await school.supervisor.ask('POST', `/api/attempts/${uuid(110)}/overrides`, {
      body: { id: uuid(203), decision, verdict: 'right', reason: 'Seen.' },
    });
    expect(await unseen(trainee)).toEqual({ count: 2, attempt: uuid(110) });
    expect(await unseen(school.supervisor)).toEqual({ count: 0, attempt: null });
    const opened = await trainee.ask<AttemptReview>('POST', `/api/attempts/${uuid(110)}/review/seen`);
    expect(opened.body.overrides).toMatchObject([{ reason: 'Seen.', seenAt: expect.any(Number) as number }]);
    expect(await unseen(trainee)).toEqual({ count: 1, attempt: uuid(100) });
  });

  it('refuses a moment that is none', async () => {
    const body = { id: uuid(201), text: 'Late.', ms: -1 };
    expect((await school.supervisor.ask('POST', `${ATTEMPT}/remarks`, { body })).status).toBe(400);
  });
});
