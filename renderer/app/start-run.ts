import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation } from 'wouter';

import type { StartRun } from '#shared/api/schemas.ts';
import type { RunSettings } from '#shared/drills/types.ts';

import { api } from './api.ts';
import { isWorthRetrying } from './desk-error.ts';
import { newId } from './new-id.ts';
import { runQuery } from './queries.ts';
import { useErrorToast } from './toasts.tsx';

/** Starts a run and opens its first table. */
export function useStartRun(): { start: (settings: RunSettings, repeatOf?: string) => void; isStarting: boolean } {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const showError = useErrorToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: StartRun) => api.startRun(body),
    // The id comes from here, so asking twice starts one run.
    retry: (failures, error) => failures < 2 && isWorthRetrying(error),
    onSuccess: (state) => {
      client.setQueryData(runQuery(state.run.id).queryKey, state);
      void client.invalidateQueries({ queryKey: ['runs'] });
      navigate(`/run/${state.run.id}`);
    },
    onError: showError,
  });
  const start = useCallback(
    (settings: RunSettings, repeatOf?: string) => {
      mutate({ id: newId(), settings, ...(repeatOf === undefined ? {} : { repeatOf }) });
    },
    [mutate],
  );
  return { start, isStarting: isPending };
}
