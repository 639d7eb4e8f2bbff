import { z } from 'zod';

import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { ok } from '#shared/result.ts';

import { timeZoneOf } from '../../services/accounts/set-up-school.ts';
import { finishRun } from '../../services/finish-run.ts';
import { listRuns, readCursor } from '../../services/list-runs.ts';
import { readReport } from '../../services/run-report.ts';
import { readRun } from '../../services/run-state.ts';
import { startRun } from '../../services/start-run.ts';
import { limitSchema, personIdSchema, runFilterIn } from '../queries.ts';
import { type RouteContext, readQuery, route } from '../route.ts';

const listQuerySchema = z.object({
  limit: limitSchema,
  before: z
    .string()
    .transform((cursor, issues) => readCursor(cursor) ?? (issues.addIssue('no cursor of ours'), z.NEVER))
    .optional(),
  person: personIdSchema.optional(),
});

/** Starting, going on with, ending and looking back at runs. */
export function runRoutes(context: RouteContext) {
  return {
    listRuns: route(ENDPOINTS.listRuns, async ({ viewer, query }) => {
      const asked = readQuery(listQuerySchema, query);
      if (!asked.ok) return asked;
      const filter = readQuery(runFilterIn(await timeZoneOf(context)), query);
      if (!filter.ok) return filter;
      const { limit, before = null, person = null } = asked.value;
      return ok(await listRuns(context, viewer, { limit, before, filter: filter.value, person }));
    }),
    startRun: route(ENDPOINTS.startRun, ({ viewer, body }) => startRun(context, viewer, body)),
    run: route(ENDPOINTS.run, ({ viewer, parameter }) => readRun(context, viewer, parameter('run'))),
    report: route(ENDPOINTS.report, ({ viewer, parameter }) => readReport(context, viewer, parameter('run'))),
    finishRun: route(ENDPOINTS.finishRun, ({ viewer, parameter }) => finishRun(context, viewer, parameter('run'))),
  };
}
