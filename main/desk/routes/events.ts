import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { ok } from '#shared/result.ts';

import { isSignedIn } from '../../services/accounts/sessions.ts';
import { refuse } from '../../services/context.ts';
import { type RouteContext, route } from '../route.ts';

/** Hearing of what goes on. */
export function eventRoutes(context: RouteContext) {
  return {
    events: route(ENDPOINTS.events, async ({ viewer, caller }) => {
      const stream = context.streams.open(viewer.profile, () => isSignedIn(context, caller.token));
      return stream === null ? refuse('busy') : ok(stream);
    }),
  };
}
