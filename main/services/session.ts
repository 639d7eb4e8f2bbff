import type { Session } from '#shared/api/schemas.ts';
import { ENGINE_VERSION } from '#shared/engine-version.ts';

import type { Context } from './context.ts';
import { readPreferences } from './preferences.ts';
import { readProfile } from './profile.ts';

/** Who is here, and how they like the application. */
export async function readSession(context: Context, appVersion: string): Promise<Session> {
  return {
    appVersion,
    engineVersion: ENGINE_VERSION,
    profile: await readProfile(context),
    preferences: await readPreferences(context),
  };
}
