import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import type { ImportPeople } from '#shared/api/people.ts';
import type { Progress } from '#shared/api/progress.ts';

import { schoolApi } from '../../app/school-api.ts';

/** Adds a list of people, tells how far it is, and stops when the page is left: then nobody was added and no PIN is lost. */
export function useImport() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);
  const { mutate, reset, data, isPending, error } = useMutation({
    mutationFn: (list: ImportPeople) => {
      stopping.current = new AbortController();
      return schoolApi.importPeople(list, stopping.current.signal, setProgress);
    },
    onSuccess: () => {
      for (const queryKey of [['people'], ['classes'], ['log']]) void client.invalidateQueries({ queryKey });
    },
    onSettled: () => setProgress(null),
  });
  return {
    add: mutate,
    reset,
    stop: () => {
      stopping.current?.abort();
      reset();
    },
    imported: data ?? null,
    isAdding: isPending,
    progress,
    error,
  };
}
