import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { AttemptReview, RemarkPage } from '#shared/api/review.ts';

import { NO_ANSWER } from '../support/desk.ts';
import { uuid } from '../support/records.ts';
import { type Client, type TestSchool, openTestSchool } from '../support/school.ts';

const ATTEMPT = `/api/attempts/${uuid(100)}`;

describe('remarks on a trainee’s answer', () => {
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

  it('keep the moment they are about, and are unseen until the trainee opens them', async () => {
    expect(await remarkFor(school.supervisor)).toMatchObject({ ms: 2_500, seenAt: null });
    await school.supervisor.ask('POST', `${ATTEMPT}/remarks/seen`);
    await remarkFor(trainee);
    expect(await remarkFor(school.supervisor)).toMatchObject({ seenAt: null });
  });

  it('are seen once: a second look keeps the first time', async () => {
    await trainee.ask('POST', `${ATTEMPT}/remarks/seen`);
    const first = (await remarkFor(school.supervisor))?.seenAt;
    expect(first).toBeTypeOf('number');
    await trainee.ask('POST', `${ATTEMPT}/remarks/seen`);
    expect(await remarkFor(trainee)).toMatchObject({ seenAt: first });
    expect((await trainee.ask<RemarkPage>('GET', '/api/remarks')).body.remarks[0]).toMatchObject({ ms: 2_500, seenAt: first });
  });

  it('refuse a moment that is none', async () => {
    const body = { id: uuid(201), text: 'Late.', ms: -1 };
    expect((await school.supervisor.ask('POST', `${ATTEMPT}/remarks`, { body })).status).toBe(400);
  });
});
