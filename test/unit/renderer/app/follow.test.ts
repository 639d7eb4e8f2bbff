import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { PEOPLE_ENDPOINTS } from '#shared/api/people.ts';
import type { Progress } from '#shared/api/progress.ts';

import { follow } from '../../../../renderer/app/send.ts';

/** The desk's answer, part by part as a network may cut it. */
function answer(write: (tell: (text: string) => void, end: () => void) => void, status = 200): void {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        signal?.addEventListener('abort', () => stream.error(signal.reason));
        write(
          (text) => stream.enqueue(new TextEncoder().encode(text)),
          () => stream.close(),
        );
      },
    });
    return Promise.resolve(new Response(body, { status }));
  });
}

const heard: Progress[] = [];
const ask = (signal?: AbortSignal) =>
  follow(PEOPLE_ENDPOINTS.importPeople, { body: { csv: 'Ana', class: null }, signal, onProgress: (progress) => heard.push(progress) });

beforeEach(() => {
  heard.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what takes long', () => {
  it('tells how far it is, and at last what came of it', async () => {
    answer((tell) => {
      for (const part of ['{"done":1,"to', 'tal":2}\n{"done":2,"total":2}\n', '{"people":["Élise"]}\n']) tell(part);
    });
    expect(await ask()).toEqual({ people: ['Élise'] });
    expect(heard).toEqual([
      { done: 1, total: 2 },
      { done: 2, total: 2 },
    ]);
  });

  it.each([
    ['the failure it ends with', (tell: (text: string) => void) => tell('{"error":{"code":"loginTaken"}}\n'), 200, 'loginTaken'],
    ['a refusal before it begins', (tell: (text: string) => void) => tell('{"error":{"code":"importFaulty"}}'), 400, 'importFaulty'],
  ])('fails with %s', async (_, write, status, code) => {
    answer((tell, end) => {
      write(tell);
      end();
    }, status);
    await expect(ask()).rejects.toMatchObject({ code });
  });

  it('fails when it breaks off', async () => {
    answer((tell, end) => {
      tell('{"done":1,"total":2}\n');
      end();
    });
    await expect(ask()).rejects.toMatchObject({ code: 'badResponse' });
  });

  it('may go on for as long as it tells something, and is given up when it falls silent', async () => {
    let tellMore = (_: string): void => undefined;
    answer((tell) => {
      tellMore = tell;
    });
    const asked = ask();
    asked.catch(() => undefined);
    for (let done = 1; done <= 5; done += 1) {
      await vi.advanceTimersByTimeAsync(15_000);
      tellMore(`{"done":${done},"total":9}\n`);
    }
    await vi.advanceTimersByTimeAsync(15_000);
    expect(heard).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(6_000);
    await expect(asked).rejects.toMatchObject({ code: 'timeout' });
  });

  it('is stopped by whoever asked', async () => {
    answer((tell) => tell('{"done":1,"total":2}\n'));
    const stop = new AbortController();
    const asked = ask(stop.signal);
    asked.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(10);
    stop.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});
