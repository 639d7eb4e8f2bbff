import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';

import type { Profile, Session } from '#shared/api/schemas.ts';

import { ENDED_KEY, enterSession } from './change-person.ts';
import { useSession } from './preferences.ts';
import { sessionQuery } from './queries.ts';
import { storageKey } from './remembered.ts';
import { schoolApi } from './school-api.ts';
import { onSessionEnd } from './session-end.ts';
import { useErrorToast } from './toasts.tsx';

/** What the person here is; null when nobody is signed in or the desk has not answered yet. */
export function useRole(): Session['role'] {
  return useSession()?.role ?? null;
}

/** The id of the person here; the one person of a desk without a school is `local`. */
export function usePersonId(): string {
  return useSession()?.profile?.id ?? 'local';
}

/** Whose session ended without their wish, while the sign-in screen waits for them. */
export function useEndedPerson(): Profile | null {
  const { data } = useQuery({ queryKey: ENDED_KEY, queryFn: () => null as Profile | null, staleTime: Infinity, gcTime: Infinity });
  return data ?? null;
}

/** Asks the desk again who is here, when it refused a request or another window signed somebody in or out. */
export function useWatchSession(): void {
  const client = useQueryClient();
  useEffect(() => {
    const ask = () => void client.refetchQueries({ queryKey: sessionQuery.queryKey });
    const listen = ({ key }: StorageEvent) => {
      if (key === storageKey('person')) ask();
    };
    window.addEventListener('storage', listen);
    const stop = onSessionEnd(ask);
    return () => {
      window.removeEventListener('storage', listen);
      stop();
    };
  }, [client]);
}

/** Signs out and goes home, where the sign-in screen waits. */
export function useSignOut(): { signOut: () => void; isLeaving: boolean } {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const showError = useErrorToast();
  const { mutate, isPending } = useMutation({
    mutationFn: schoolApi.signOut,
    onSuccess: (session) => {
      navigate('/');
      enterSession(client, session);
    },
    onError: showError,
  });
  return { signOut: () => mutate(), isLeaving: isPending };
}
