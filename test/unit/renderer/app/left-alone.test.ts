import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { LEFT_ALONE_HEADER } from '#shared/api/left-alone.ts';

import { watchTouches } from '../../../../renderer/app/left-alone.ts';
import { send } from '../../../../renderer/app/send.ts';

const MINUTE = 60_000;
const sent: (string | null)[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get(LEFT_ALONE_HEADER));
    return Promise.resolve(Response.json([]));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says to the desk that nobody has touched the page for a while, until somebody does', async () => {
  const page = new EventTarget();
  watchTouches(page);
  await send(ENDPOINTS.listHomework);
  vi.advanceTimersByTime(9 * MINUTE);
  page.dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(9 * MINUTE);
  await send(ENDPOINTS.listHomework);
  vi.advanceTimersByTime(2 * MINUTE);
  await send(ENDPOINTS.listHomework);
  page.dispatchEvent(new Event('keydown'));
  await send(ENDPOINTS.listHomework);
  expect(sent).toEqual([null, null, '1', null]);
});
