import type { Profile } from '#shared/api/schemas.ts';
import { ok } from '#shared/result.ts';

import type { Transaction } from '../store/ports.ts';
import { type Context, type Outcome, refuse } from './context.ts';
import type { Viewer } from './viewer.ts';

/**
 * The one person who practises on this desk without an account. Always the same id, so that two first requests at once
 * make one profile. Where a school is set up, it becomes the first supervisor's.
 */
export const LOCAL_PROFILE = 'local';

/** The profile of whoever is here; the local one is kept from the first time something is saved. */
export async function readProfile({ store }: Context, viewer: Viewer): Promise<Profile> {
  return (await store.read.profile(viewer.profile)) ?? { id: viewer.profile, name: null };
}

/** Names oneself. In a school the supervisors name people, and everybody has a name. */
export async function saveProfile({ store, clock }: Context, viewer: Viewer, name: string | null): Promise<Outcome<Profile>> {
  if (viewer.role === 'trainee') return refuse('forbidden');
  if (viewer.role === 'supervisor' && name === null) return refuse('invalidRequest', 'name');
  await store.write(async (transaction) => {
    await ensureProfileOf(transaction, viewer, clock());
    await transaction.renameProfile(viewer.profile, name);
  });
  return ok({ id: viewer.profile, name });
}

/** Makes the local profile at its first use. In a school every profile is there before its person is. */
export async function ensureProfileOf(transaction: Transaction, { role }: Viewer, now: number): Promise<void> {
  if (role === 'solo') await ensureLocalProfile(transaction, now);
}

/** Makes the local profile unless it is there. */
export function ensureLocalProfile(transaction: Transaction, now: number): Promise<void> {
  return transaction.ensureProfile(LOCAL_PROFILE, now);
}
