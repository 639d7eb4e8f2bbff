import type { QueryClient } from '@tanstack/react-query';
import { notifications } from '@mantine/notifications';

import type { Profile, Session } from '#shared/api/schemas.ts';

import { remember } from './remembered.ts';

const SESSION = 'session';
const ENDED = 'ended';

/** Whose session ended without their wish, until somebody signs in; null otherwise. */
export const ENDED_KEY = [ENDED] as const;

/**
 * Takes note of who is here now. When it is somebody else than before, everything the desk said so far is forgotten,
 * so that nobody sees another person's work. `chosen`: by signing in or out in this window.
 */
export function noticePerson(client: QueryClient, next: Session, how: 'chosen' | 'found'): void {
  const before = client.getQueryData<Session>([SESSION]);
  const person = next.profile?.id ?? null;
  remember('person', person);
  if (before === undefined) return;
  const wasHere = before.profile;
  const isOther = (wasHere?.id ?? null) !== person || before.role !== next.role;
  if (!isOther) return;
  if (person !== null || how === 'chosen') client.setQueryData<Profile | null>(ENDED_KEY, null);
  else if (wasHere !== null) client.setQueryData<Profile | null>(ENDED_KEY, wasHere);
  const isTheirs = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== SESSION && queryKey[0] !== ENDED };
  void client.cancelQueries(isTheirs);
  client.removeQueries(isTheirs);
  notifications.clean();
}

/** Lets somebody in, or everybody out: what the desk said about it becomes the session. */
export function enterSession(client: QueryClient, session: Session): void {
  noticePerson(client, session, 'chosen');
  client.setQueryData<Session>([SESSION], session);
}
