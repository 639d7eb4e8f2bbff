import { useEffect, useSyncExternalStore } from 'react';

import type { Preferences } from '#shared/api/schemas.ts';

import { usePreferences, useSession } from './preferences.ts';
import { remember } from './remembered.ts';

export type Theme = 'dark' | 'light';

const LIGHT = '(prefers-color-scheme: light)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(LIGHT);
  query.addEventListener('change', changed);
  return () => {
    query.removeEventListener('change', changed);
  };
}

function systemTheme(): Theme {
  return matchMedia(LIGHT).matches ? 'light' : 'dark';
}

/** The theme that shows: the person's choice, else the system's. */
export function useTheme(): Theme {
  const system = useSyncExternalStore(subscribe, systemTheme);
  const session = useSession();
  const { theme } = usePreferences();
  // Until the desk has answered, and until somebody signs in or chooses, what is painted stays.
  if (session === undefined || (session.role === null && theme === 'system'))
    return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
  return theme === 'system' ? system : theme;
}

/** Paints the document in a theme and keeps it for the first paint of the next start. */
export function useApplyTheme(theme: Theme, chosen: Preferences['theme'] | undefined): void {
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  useEffect(() => {
    if (chosen !== undefined) remember('theme', chosen === 'system' ? null : chosen);
  }, [chosen]);
}
