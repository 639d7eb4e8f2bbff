import { DEFAULT_PREFERENCES, type Preferences, preferencesSchema } from '#shared/api/schemas.ts';

import type { Context } from './context.ts';
import { ensureProfileOf } from './profile.ts';
import type { Viewer } from './viewer.ts';

/** Somebody's preferences, the defaults where nothing was saved. */
export async function readPreferences({ store }: Context, viewer: Viewer): Promise<Preferences> {
  return currentPreferences(await store.read.preferences(viewer.profile));
}

/** Saves somebody's preferences. */
export async function savePreferences({ store, clock }: Context, viewer: Viewer, preferences: Preferences): Promise<Preferences> {
  await store.write(async (transaction) => {
    const now = clock();
    await ensureProfileOf(transaction, viewer, now);
    await transaction.savePreferences(viewer.profile, preferences, now);
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
