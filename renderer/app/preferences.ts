import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { DEFAULT_PREFERENCES, type Language, type Preferences, type Session } from '#shared/api/schemas.ts';

import { speak } from '../i18n/i18n.ts';
import { api } from './api.ts';
import { sessionQuery } from './queries.ts';

/** Who is practising, and how they like it; undefined until the desk has answered. */
export function useSession(): Session | undefined {
  return useQuery(sessionQuery).data;
}

/** The preferences: the desk's, or the defaults until it has answered. */
export function usePreferences(): Preferences {
  return useSession()?.preferences ?? DEFAULT_PREFERENCES;
}

/** Changes preferences: shown at once, saved in the background, one after another. */
export function useChangePreferences(): (change: Partial<Preferences>) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({ mutationFn: api.savePreferences, scope: { id: 'preferences' }, retry: 2 });
  return useCallback(
    (change) => {
      const session = client.getQueryData(sessionQuery.queryKey);
      if (!session) return;
      const preferences = { ...session.preferences, ...change };
      client.setQueryData(sessionQuery.queryKey, { ...session, preferences });
      // Nobody's preferences last until somebody signs in.
      if (session.role !== null) mutate(preferences);
    },
    [client, mutate],
  );
}

/** Speaks another language at once, and keeps the choice. */
export function useChangeLanguage(): (language: Language) => void {
  const change = useChangePreferences();
  return useCallback(
    (language) => {
      speak(language);
      change({ language });
    },
    [change],
  );
}

/** Gives the profile another name. */
export function useRename(): (name: string | null) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({ mutationFn: api.saveProfile, scope: { id: 'profile' }, retry: 2 });
  return useCallback(
    (name) => {
      const session = client.getQueryData(sessionQuery.queryKey);
      if (!session?.profile) return;
      client.setQueryData(sessionQuery.queryKey, { ...session, profile: { ...session.profile, name } });
      mutate({ name });
    },
    [client, mutate],
  );
}
