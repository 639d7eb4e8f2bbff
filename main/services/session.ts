import { DEFAULT_PREFERENCES, type Session } from '#shared/api/schemas.ts';
import { ENGINE_VERSION } from '#shared/engine-version.ts';

import type { Context } from './context.ts';
import { readPreferences } from './preferences.ts';
import { readProfile } from './profile.ts';
import type { Viewer } from './viewer.ts';

/** Who is here, and how they like the application. */
export async function readSession(context: Context, viewer: Viewer | null, appVersion: string): Promise<Session> {
  const school = await context.store.read.school();
  return {
    appVersion,
    engineVersion: ENGINE_VERSION,
    school: school === undefined ? null : { name: school.name, demo: school.demo },
    role: viewer?.role ?? null,
    profile: viewer === null ? null : await readProfile(context, viewer),
    preferences: viewer === null ? DEFAULT_PREFERENCES : await readPreferences(context, viewer),
  };
}
