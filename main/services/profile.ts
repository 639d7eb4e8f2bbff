import type { Profile } from '#shared/api/schemas.ts';

import type { Transaction } from '../store/ports.ts';
import type { Context } from './context.ts';

/** The one person who practises on this desk without an account. Always the same id, so that two first requests at once make one profile. */
export const LOCAL_PROFILE = 'local';

/** The local profile; kept from the first time something is saved. */
export async function readProfile({ store }: Context): Promise<Profile> {
  return (await store.read.profile(LOCAL_PROFILE)) ?? { id: LOCAL_PROFILE, name: null };
}

/** Names the local profile. */
export async function saveProfile({ store, clock }: Context, name: string | null): Promise<Profile> {
  await store.write(async (transaction) => {
    await ensureLocalProfile(transaction, clock());
    await transaction.renameProfile(LOCAL_PROFILE, name);
  });
  return { id: LOCAL_PROFILE, name };
}

/** Makes the local profile at its first use. */
export function ensureLocalProfile(transaction: Transaction, now: number): Promise<void> {
  return transaction.ensureProfile(LOCAL_PROFILE, now);
}
