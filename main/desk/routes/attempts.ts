import { ENDPOINTS } from '#shared/api/endpoints.ts';

import { readAttempt } from '../../services/attempt-view.ts';
import { submitAttempt } from '../../services/submit-attempt.ts';
import { type RouteContext, route } from '../route.ts';

/** Answers, and looking at them again. */
export function attemptRoutes(context: RouteContext) {
  return {
    submitAttempt: route(ENDPOINTS.submitAttempt, ({ viewer, body, parameter }) => submitAttempt(context, viewer, parameter('run'), body)),
    attempt: route(ENDPOINTS.attempt, ({ viewer, parameter }) => readAttempt(context, viewer, parameter('attempt'))),
  };
}
