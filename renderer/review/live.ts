import { useSyncExternalStore } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';

import { type ChangeTopic, LIVE_ENDPOINTS, changesSchema } from '#shared/api/live.ts';

import { useRole } from '../app/session.ts';

/** Changes are told at once; that nothing of them got lost is made sure of now and then. */
const TOLD_MS = 60_000;
/** Where they are not told, the desk is asked. */
const UNTOLD_MS = 5_000;
/** When the desk refused to tell, it is asked again to after this. */
const RETRY_MS = 30_000;

const QUERIES: Readonly<Record<ChangeTopic, readonly string[]>> = {
  practice: ['review', 'runs', 'report', 'homework'],
  words: ['review', 'runs', 'report', 'remarks', 'attemptReview'],
  homework: ['homework'],
  people: ['review', 'people', 'classes', 'school'],
};

/** How a page listens: a connection is shared, and there while somebody looks. */
interface Live {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly isTold: () => boolean;
}

const lives = new WeakMap<QueryClient, Live>();

/**
 * Shows what goes on while a supervisor looks: everything about it that is on the screen is asked for again as soon as the
 * desk tells of a change. Returns how often to ask all the same.
 */
export function useLive(): number {
  const client = useQueryClient();
  const isSupervisor = useRole() === 'supervisor';
  const live = isSupervisor ? liveOf(client) : NOT_LIVE;
  return useSyncExternalStore(live.subscribe, live.isTold) ? TOLD_MS : UNTOLD_MS;
}

const NOT_LIVE: Live = { subscribe: () => () => undefined, isTold: () => false };

function liveOf(client: QueryClient): Live {
  const found = lives.get(client) ?? createLive((topics) => refresh(client, topics));
  lives.set(client, found);
  return found;
}

function refresh(client: QueryClient, topics: readonly ChangeTopic[]): Promise<unknown> {
  const names = new Set<unknown>(topics.flatMap((topic) => QUERIES[topic]));
  return client.invalidateQueries({ predicate: ({ queryKey: [name] }) => names.has(name) });
}

function createLive(refreshAll: (topics: readonly ChangeTopic[]) => Promise<unknown>): Live {
  const listeners = new Set<() => void>();
  const missed = new Set<ChangeTopic>();
  let source: EventSource | undefined;
  let retry: number | undefined;
  let isTold = false;
  let isRefreshing = false;

  const setTold = (told: boolean) => {
    if (told === isTold) return;
    isTold = told;
    for (const listener of listeners) listener();
  };
  /** One after the other: a slow desk is not asked again for what it is still looking up. */
  const refreshMissed = async () => {
    if (isRefreshing) return;
    isRefreshing = true;
    while (missed.size > 0) {
      const topics = [...missed];
      missed.clear();
      await refreshAll(topics);
    }
    isRefreshing = false;
  };
  const miss = (topics: readonly ChangeTopic[]) => {
    for (const topic of topics) missed.add(topic);
    void refreshMissed();
  };
  const open = () => {
    if (source || document.hidden || typeof EventSource === 'undefined') return;
    const opened = new EventSource(LIVE_ENDPOINTS.events.path);
    source = opened;
    opened.onopen = () => {
      setTold(true);
      // Whatever happened between the last look and now was not told.
      miss(changesSchema.element.options);
    };
    opened.onmessage = ({ data }) => {
      const topics = changesSchema.safeParse(JSON.parse(String(data)));
      // A newer desk may tell of what this page does not know.
      miss(topics.success ? topics.data : changesSchema.element.options);
    };
    opened.onerror = () => {
      setTold(false);
      // The browser connects again by itself, unless it was refused.
      if (opened.readyState !== EventSource.CLOSED) return;
      close();
      retry = window.setTimeout(open, RETRY_MS);
    };
  };
  const close = () => {
    window.clearTimeout(retry);
    source?.close();
    source = undefined;
    setTold(false);
  };
  // A window nobody sees keeps no connection: a browser has few for one address.
  const onVisibility = () => (document.hidden ? close() : open());

  return {
    isTold: () => isTold,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', onVisibility);
        open();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        document.removeEventListener('visibilitychange', onVisibility);
        close();
      };
    },
  };
}
