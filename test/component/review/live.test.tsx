import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import type { ChangeTopic } from '#shared/api/live.ts';
import type { Session } from '#shared/api/schemas.ts';

import { sessionQuery } from '../../../renderer/app/queries.ts';
import { useLive } from '../../../renderer/review/live.ts';

/** A connection as the page sees it; the test plays the desk. */
class Source {
  static readonly CLOSED = 2;
  static opened: Source[] = [];
  readyState = 0;
  onopen: () => void = () => undefined;
  onmessage: (event: { readonly data: string }) => void = () => undefined;
  onerror: () => void = () => undefined;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    Source.opened.push(this);
  }
  close(): void {
    this.readyState = Source.CLOSED;
  }
  tell(...topics: readonly ChangeTopic[]): void {
    this.onmessage({ data: JSON.stringify(topics) });
  }
}
const connections = () => Source.opened.filter(({ readyState }) => readyState !== Source.CLOSED);
const only = (): Source => {
  const [source, ...more] = connections();
  if (!source || more.length > 0) throw new Error(`${connections().length} connections`);
  return source;
};

beforeEach(() => {
  Source.opened = [];
  vi.stubGlobal('EventSource', Source);
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

/** A page that looks at the board and at homework; how often each was asked for. */
function look(role: Session['role']) {
  const asked = { board: 0, homework: 0 };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(sessionQuery.queryKey, { role } as Session);
  const wrapper = ({ children }: { readonly children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const ask = (name: keyof typeof asked) => () => (asked[name] += 1);
  const { result, unmount } = renderHook(
    () => {
      useQuery({ queryKey: ['review', 'board'], queryFn: ask('board') });
      useQuery({ queryKey: ['homework', {}], queryFn: ask('homework') });
      return useLive();
    },
    { wrapper },
  );
  return { asked, interval: () => result.current, leave: unmount };
}

describe('a page that shows what goes on', () => {
  it('asks again for what changed, and hardly ever of itself while it is told', async () => {
    const page = look('supervisor');
    const settle = () => act(() => vi.advanceTimersByTimeAsync(10));
    await settle();
    expect([page.interval(), page.asked]).toEqual([5_000, { board: 1, homework: 1 }]);
    act(() => only().onopen());
    await settle();
    expect([page.interval(), page.asked]).toEqual([60_000, { board: 2, homework: 2 }]);
    act(() => only().tell('words'));
    await settle();
    expect(page.asked).toEqual({ board: 3, homework: 2 });
    act(() => only().tell('practice'));
    await settle();
    expect(page.asked).toEqual({ board: 4, homework: 3 });
    page.leave();
    expect(connections()).toEqual([]);
  });

  it('asks of itself when it is refused, and tries to be told later', () => {
    const page = look('supervisor');
    act(() => only().onopen());
    act(() => {
      const source = only();
      source.close();
      source.onerror();
    });
    expect(page.interval()).toBe(5_000);
    expect(connections()).toEqual([]);
    act(() => {
      vi.advanceTimersByTime(30_000);
    });
    act(() => only().onopen());
    expect(page.interval()).toBe(60_000);
    page.leave();
  });

  it('lets the browser connect again by itself after the line was cut', () => {
    const page = look('supervisor');
    act(() => only().onopen());
    act(() => only().onerror());
    expect(page.interval()).toBe(5_000);
    act(() => only().onopen());
    expect(page.interval()).toBe(60_000);
    expect(Source.opened).toHaveLength(1);
    page.leave();
  });

  it('keeps no connection while nobody sees it', () => {
    const page = look('supervisor');
    const turn = () =>
      act(() => {
        document.dispatchEvent(new Event('visibilitychange'));
      });
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    turn();
    expect(connections()).toEqual([]);
    hidden.mockRestore();
    turn();
    expect(only().url).toBe('/api/school/events');
    page.leave();
  });

  it('is not told anything when it is a trainee’s', () => {
    const page = look('trainee');
    expect([connections(), page.interval()]).toEqual([[], 5_000]);
    page.leave();
  });
});
