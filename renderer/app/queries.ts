import { QueryClient, queryOptions } from '@tanstack/react-query';

import { api } from './api.ts';
import { isWorthRetrying } from './desk-error.ts';
import { noticePerson } from './change-person.ts';

const RETRIES = 2;

/** One cache for the whole interface. What cannot succeed is not asked again. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
        retryDelay: (attempt) => 400 * 2 ** attempt,
        refetchOnWindowFocus: false,
        // The desk stands on this machine or in this building: ask it even when the browser thinks itself offline.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ client, signal }) => {
    const session = await api.session(signal);
    noticePerson(client, session, 'found');
    return session;
  },
  staleTime: Infinity,
  // Another tab of this browser may have signed somebody else in or out. Without a school there is but one person.
  refetchOnWindowFocus: ({ state }) => (state.data?.school ? 'always' : false),
});

export const runsQuery = (limit: number, before?: string) =>
  queryOptions({
    queryKey: ['runs', limit, before ?? null],
    queryFn: ({ signal }) => api.listRuns({ limit, ...(before === undefined ? {} : { before }) }, signal),
  });

export const runQuery = (run: string) =>
  queryOptions({ queryKey: ['run', run], queryFn: ({ signal }) => api.run(run, signal), staleTime: 0, gcTime: 0 });

export const reportQuery = (run: string) => queryOptions({ queryKey: ['report', run], queryFn: ({ signal }) => api.report(run, signal) });

export const attemptQuery = (attempt: string) =>
  queryOptions({ queryKey: ['attempt', attempt], queryFn: ({ signal }) => api.attempt(attempt, signal), staleTime: Infinity });
