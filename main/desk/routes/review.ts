import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { type Result, ok } from '#shared/result.ts';

import { dayIn } from '../../local-time.ts';
import { timeZoneOf } from '../../services/accounts/set-up-school.ts';
import type { Failure } from '../../services/context.ts';
import { readBoard } from '../../services/review/board.ts';
import { exportBoard, exportRun, exportRuns } from '../../services/review/exports.ts';
import type { FileStyle } from '../../services/review/files.ts';
import { exportComparison, exportHeatMap, exportTrainee } from '../../services/review/group-exports.ts';
import type { ReviewFilter } from '../../services/review/period.ts';
import { compare, readHeatMap, readTrainee } from '../../services/review/trainee.ts';
import { addRemark, listRemarks, overrideDecision, readAttemptReview, readUnseenWords, seeWords } from '../../services/review/words.ts';
import { comparedSchema, fileSchema, pageSchema, personIdSchema, reviewSchemaAt, runFilterIn } from '../queries.ts';
import { type Asked, type RouteContext, readQuery, route } from '../route.ts';

/** Looking at what was done, and saying something about it. */
export function reviewRoutes(context: RouteContext) {
  const filterOf = async ({ query }: Pick<Asked<null>, 'query'>): Promise<Result<ReviewFilter, Failure>> =>
    readQuery(reviewSchemaAt(dayIn(await timeZoneOf(context), context.clock())), query);

  /** What a file is to hold, and how it is written. */
  const exportOf = async (asked: Pick<Asked<null>, 'query'>): Promise<Result<{ filter: ReviewFilter; style: FileStyle }, Failure>> => {
    const filter = await filterOf(asked);
    if (!filter.ok) return filter;
    const style = readQuery(fileSchema, asked.query);
    return style.ok ? ok({ filter: filter.value, style: style.value }) : style;
  };

  return {
    board: route(ENDPOINTS.board, async (asked) => {
      const filter = await filterOf(asked);
      return filter.ok ? readBoard(context, filter.value) : filter;
    }),
    trainee: route(ENDPOINTS.trainee, async (asked) => {
      const filter = await filterOf(asked);
      return filter.ok ? readTrainee(context, asked.viewer, asked.parameter('person'), filter.value) : filter;
    }),
    comparison: route(ENDPOINTS.comparison, async (asked) => {
      const filter = await filterOf(asked);
      if (!filter.ok) return filter;
      const compared = readQuery(comparedSchema, asked.query);
      return compared.ok ? compare(context, compared.value, filter.value) : compared;
    }),
    heatMap: route(ENDPOINTS.heatMap, async (asked) => {
      const filter = await filterOf(asked);
      return filter.ok ? readHeatMap(context, filter.value) : filter;
    }),

    attemptReview: route(ENDPOINTS.attemptReview, ({ viewer, parameter }) => readAttemptReview(context, viewer, parameter('attempt'))),
    remarks: route(ENDPOINTS.remarks, async ({ viewer, query }) => {
      const asked = readQuery(pageSchema, query);
      if (!asked.ok) return asked;
      const { limit, before = null, person = null } = asked.value;
      return ok(await listRemarks(context, viewer, { limit, before, person }));
    }),
    addRemark: route(ENDPOINTS.addRemark, ({ viewer, body, parameter }) => addRemark(context, viewer, parameter('attempt'), body)),
    unseenWords: route(ENDPOINTS.unseenWords, async ({ viewer }) => ok(await readUnseenWords(context, viewer))),
    seeWords: route(ENDPOINTS.seeWords, ({ viewer, parameter }) => seeWords(context, viewer, parameter('attempt'))),
    overrideDecision: route(ENDPOINTS.overrideDecision, ({ viewer, body, parameter }) =>
      overrideDecision(context, viewer, parameter('attempt'), body),
    ),

    exportBoard: route(ENDPOINTS.exportBoard, async (asked) => {
      const how = await exportOf(asked);
      return how.ok ? exportBoard(context, how.value.filter, how.value.style) : how;
    }),
    exportTrainee: route(ENDPOINTS.exportTrainee, async (asked) => {
      const how = await exportOf(asked);
      return how.ok ? exportTrainee(context, asked.viewer, asked.parameter('person'), how.value) : how;
    }),
    exportHeatMap: route(ENDPOINTS.exportHeatMap, async (asked) => {
      const how = await exportOf(asked);
      return how.ok ? exportHeatMap(context, how.value.filter, how.value.style) : how;
    }),
    exportComparison: route(ENDPOINTS.exportComparison, async (asked) => {
      const how = await exportOf(asked);
      if (!how.ok) return how;
      const compared = readQuery(comparedSchema, asked.query);
      return compared.ok ? exportComparison(context, compared.value, how.value) : compared;
    }),
    exportRuns: route(ENDPOINTS.exportRuns, async ({ viewer, query }) => {
      const file = readQuery(fileSchema.extend({ person: personIdSchema.optional() }), query);
      if (!file.ok) return file;
      const filter = readQuery(runFilterIn(await timeZoneOf(context)), query);
      if (!filter.ok) return filter;
      return exportRuns(context, viewer, file.value.person ?? viewer.profile, { filter: filter.value, style: file.value });
    }),
    exportRun: route(ENDPOINTS.exportRun, async ({ viewer, query, parameter }) => {
      const file = readQuery(fileSchema, query);
      return file.ok ? exportRun(context, viewer, parameter('run'), file.value) : file;
    }),
  };
}
