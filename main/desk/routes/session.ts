import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { ok } from '#shared/result.ts';

import { savePreferences } from '../../services/preferences.ts';
import { saveProfile } from '../../services/profile.ts';
import { readSession } from '../../services/session.ts';
import { type RouteContext, route } from '../route.ts';

/** Who is here, and how they like the application. */
export function sessionRoutes(context: RouteContext) {
  return {
    session: route(ENDPOINTS.session, async ({ viewer }) => ok(await readSession(context, viewer, context.appVersion))),
    savePreferences: route(ENDPOINTS.savePreferences, async ({ viewer, body }) => ok(await savePreferences(context, viewer, body))),
    saveProfile: route(ENDPOINTS.saveProfile, ({ viewer, body }) => saveProfile(context, viewer, body.name)),
  };
}
