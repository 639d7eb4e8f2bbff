import { DEFAULT_PREFERENCES, type Preferences, preferencesSchema } from '#shared/api/schemas.ts';

import type { Context } from './context.ts';
import { LOCAL_PROFILE, ensureLocalProfile } from './profile.ts';

/** The preferences of the local profile, the defaults where nothing was saved. */
export async function readPreferences({ store }: Context): Promise<Preferences> {
  return currentPreferences(await store.read.preferences(LOCAL_PROFILE));
}

/** Saves the preferences of the local profile. */
export async function savePreferences({ store, clock }: Context, preferences: Preferences): Promise<Preferences> {
  await store.write(async (transaction) => {
    const now = clock();
    await ensureLocalProfile(transaction, now);
    await transaction.savePreferences(LOCAL_PROFILE, preferences, now);
  });
  return preferences;
}

/** Preferences another version saved: what is still understood stays, the rest falls back to its default. */
export function currentPreferences(saved: unknown): Preferences {
  if (typeof saved !== 'object' || saved === null) return DEFAULT_PREFERENCES;
  return Object.entries<unknown>({ ...saved }).reduce<Preferences>((preferences, [key, value]) => {
    const changed = preferencesSchema.safeParse({ ...preferences, [key]: value });
    return changed.success ? changed.data : preferences;
  }, DEFAULT_PREFERENCES);
}
