import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ENDPOINTS } from '#shared/api/endpoints.ts';
import type { PersonView } from '#shared/api/people.ts';

import { ORIGIN } from '../support/desk.ts';
import { uuid } from '../support/records.ts';
import { PASSWORD, type TestSchool, openTestSchool } from '../support/school.ts';

const WITH_BODY = Object.values(ENDPOINTS)
  .filter(({ body, access }) => body !== null && access !== 'anyone')
  .map(({ method, path }) => [method, path] as const);

describe('a request whose body is held back until its sender may no longer send it', () => {
  let school: TestSchool;
  beforeAll(async () => {
    school = await openTestSchool();
  });
  afterAll(async () => {
    expect(school.logged).toEqual([]);
    await school.close();
  });

  /** Sends a body that something happens before, at the moment the desk wants it. */
  const sendAfter = async (
    act: () => Promise<unknown>,
    cookie: string | undefined,
    [method, path, body]: readonly [string, string, object],
  ) => {
    const held = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          await act();
          controller.enqueue(new TextEncoder().encode(JSON.stringify(body)));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { 'content-type': 'application/json', cookie: cookie ?? '' };
    const init = { method, headers, body: held, duplex: 'half' };
    return school.desk(new Request(ORIGIN + path, init));
  };

  it.each(WITH_BODY)('is refused: %s %s', async (method, path) => {
    const client = school.client();
    await client.signIn('helene', PASSWORD);
    const address = path.replaceAll(/:\w+/g, uuid(1));
    const late = await sendAfter(() => client.ask('POST', '/api/sign-out'), client.cookie(), [method, address, {}]);
    expect(late.status).toBe(401);
  });

  it('makes nobody a supervisor again', async () => {
    const { id, ask, signIn, cookie } = await school.trainee(1);
    const role = `/api/people/${id}/role`;
    await school.supervisor.ask('PUT', role, { body: { role: 'supervisor', secret: PASSWORD } });
    await signIn('trainee1', PASSWORD);
    const demote = () => school.supervisor.ask('PUT', role, { body: { role: 'trainee', secret: null } });
    expect((await sendAfter(demote, cookie(), ['PUT', role, { role: 'supervisor', secret: PASSWORD }])).status).toBe(401);
    expect((await ask('GET', '/api/people')).status).toBe(401);
    const people = (await school.supervisor.ask<PersonView[]>('GET', '/api/people')).body;
    expect(people.find((person) => person.id === id)?.role).toBe('trainee');
  });
});
