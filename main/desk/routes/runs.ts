import { z } from 'zod';

import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { runSettingsSchema } from '#shared/api/schemas.ts';
import { ok } from '#shared/result.ts';

import { refuse } from '../../services/context.ts';
import { finishRun } from '../../services/finish-run.ts';
import { listRuns, readCursor } from '../../services/list-runs.ts';
import { readReport } from '../../services/run-report.ts';
import { readRun } from '../../services/run-state.ts';
import { startRun } from '../../services/start-run.ts';
import { type RouteContext, firstPath, route } from '../route.ts';

const PAGE = 30;

const listQuerySchema = z.object({
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(100))
    .default(PAGE),
  before: z
    .string()
    .transform((cursor, issues) => readCursor(cursor) ?? (issues.addIssue('no cursor of ours'), z.NEVER))
    .optional(),
  ruleSet: runSettingsSchema.shape.ruleSet.optional(),
});

/** Starting, going on with, ending and looking back at runs. */
export function runRoutes(context: RouteContext) {
  return {
    listRuns: route(ENDPOINTS.listRuns, async ({ query }) => {
      const asked = listQuerySchema.safeParse(query);
      if (!asked.success) return refuse('invalidRequest', firstPath(asked.error));
      const { limit, before = null, ruleSet = null } = asked.data;
      return ok(await listRuns(context, { limit, before, ruleSet }));
    }),
    startRun: route(ENDPOINTS.startRun, ({ body }) => startRun(context, body)),
    run: route(ENDPOINTS.run, ({ parameter }) => readRun(context, parameter('run'))),
    report: route(ENDPOINTS.report, ({ parameter }) => readReport(context, parameter('run'))),
    finishRun: route(ENDPOINTS.finishRun, ({ parameter }) => finishRun(context, parameter('run'))),
  };
}
