import { afterEach, describe, expect, it, vi } from 'vitest';

import { idSchema } from '#shared/api/schemas.ts';

import { api } from '../../../../renderer/app/api.ts';
import { DeskError, isWorthRetrying } from '../../../../renderer/app/desk-error.ts';
import { newId } from '../../../../renderer/app/new-id.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answering(reply: () => Response | Promise<Response>) {
  const asked: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push([url, init]);
    return reply();
  });
  return asked;
}

describe('the client', () => {
  it('puts ids and queries into the address', async () => {
    const asked = answering(() => Response.json({}));
    await api.report('a b');
    await api.listRuns({ limit: 5, before: 'x&y' });
    expect(asked.map(([url]) => url)).toEqual(['/api/runs/a%20b/report', '/api/runs?limit=5&before=x%26y']);
  });

  it('sends bodies as JSON', async () => {
    const asked = answering(() => Response.json({ id: 'local', name: 'Ana' }));
    await api.saveProfile({ name: 'Ana' });
    expect(asked[0]?.[1]).toMatchObject({ method: 'PUT', body: '{"name":"Ana"}', headers: { 'content-type': 'application/json' } });
  });

  it.each([
    [
      'its code and log id',
      () => Response.json({ error: { code: 'internal', logId: 'A1' } }, { status: 500 }),
      { code: 'internal', logId: 'A1' },
    ],
    ['a code it has never heard of', () => Response.json({ error: { code: 'teapot' } }, { status: 418 }), { code: 'badResponse' }],
    ['a page that is no JSON', () => new Response('<html>', { status: 502 }), { code: 'badResponse' }],
    ['a reply cut short', () => new Response('{"a":'), { code: 'badResponse' }],
    ['no answer at all', () => Promise.reject(new TypeError('failed')), { code: 'offline' }],
  ])('makes a typed error of %s', async (_, reply, expected) => {
    answering(reply);
    const error: unknown = await api.session().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DeskError);
    expect(error).toMatchObject(expected);
  });

  it('knows what is worth another try', () => {
    expect(
      ['offline', 'timeout', 'internal', 'wrongItem', 'notFound'].map((code) => isWorthRetrying(new DeskError(code as 'offline'))),
    ).toEqual([true, true, true, false, false]);
  });
});

describe('newId', () => {
  it('makes UUIDs the desk accepts, another one each time', () => {
    const ids = Array.from({ length: 200 }, newId);
    expect(ids.every((id) => idSchema.safeParse(id).success)).toBe(true);
    expect(new Set(ids).size).toBe(200);
  });
});
