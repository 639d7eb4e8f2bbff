import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { ok } from '#shared/result.ts';

import { savePreferences } from '../../services/preferences.ts';
import { saveProfile } from '../../services/profile.ts';
import { readSession } from '../../services/session.ts';
import { type RouteContext, route } from '../route.ts';

/** Who is here, and how they like the application. */
export function sessionRoutes(context: RouteContext) {
  return {
    session: route(ENDPOINTS.session, async () => ok(await readSession(context, context.appVersion))),
    savePreferences: route(ENDPOINTS.savePreferences, async ({ body }) => ok(await savePreferences(context, body))),
    saveProfile: route(ENDPOINTS.saveProfile, async ({ body }) => ok(await saveProfile(context, body.name))),
  };
}
