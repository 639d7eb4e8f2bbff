import { queryOptions } from '@tanstack/react-query';

import { ENDPOINTS } from '#shared/api/endpoints.ts';
import type { Override, Remark } from '#shared/api/review.ts';
import type { SetHomework } from '#shared/api/homework.ts';
import type { Language } from '#shared/api/schemas.ts';

import { send } from '../app/send.ts';
import type { ReviewQuery } from './review-filters.ts';

/** How a file is to be written. */
export interface FileStyle {
  readonly format: 'csv' | 'json';
  readonly language: Language;
}

interface Export {
  readonly query: ReviewQuery;
  readonly style: FileStyle;
}

/** Everything the review asks of the desk. */
export const reviewApi = {
  addRemark: (attempt: string, body: Pick<Remark, 'id' | 'text' | 'ms'>) => send(ENDPOINTS.addRemark, { path: { attempt }, body }),
  seeWords: (attempt: string) => send(ENDPOINTS.seeWords, { path: { attempt } }),
  overrideDecision: (attempt: string, body: Pick<Override, 'id' | 'decision' | 'verdict' | 'reason'>) =>
    send(ENDPOINTS.overrideDecision, { path: { attempt }, body }),
  setHomework: (body: SetHomework) => send(ENDPOINTS.setHomework, { body }),
  cancelHomework: (homework: string) => send(ENDPOINTS.cancelHomework, { path: { homework } }),
  exportBoard: ({ query, style }: Export) => send(ENDPOINTS.exportBoard, { query: { ...query, ...style } }),
  exportHeatMap: ({ query, style }: Export) => send(ENDPOINTS.exportHeatMap, { query: { ...query, ...style } }),
  exportTrainee: (person: string, { query, style }: Export) =>
    send(ENDPOINTS.exportTrainee, { path: { person }, query: { ...query, ...style } }),
  exportComparison: (compared: Compared, { query, style }: Export) =>
    send(ENDPOINTS.exportComparison, { query: { ...query, ...idsOf(compared), ...style } }),
  exportRuns: (person: string, { query, style }: Export) => send(ENDPOINTS.exportRuns, { query: { person, ...query, ...style } }),
  exportRun: (run: string, style: FileStyle) => send(ENDPOINTS.exportRun, { path: { run }, query: { ...style } }),
  exportHomework: (style: FileStyle) => send(ENDPOINTS.exportHomework, { query: { ...style } }),
} as const;

export const boardQuery = (query: ReviewQuery) =>
  queryOptions({
    queryKey: ['review', 'board', query],
    queryFn: ({ signal }) => send(ENDPOINTS.board, { query: { ...query }, signal }),
  });

export const heatMapQuery = (query: ReviewQuery) =>
  queryOptions({
    queryKey: ['review', 'heatMap', query],
    queryFn: ({ signal }) => send(ENDPOINTS.heatMap, { query: { ...query }, signal }),
  });

export const traineeQuery = (person: string, query: ReviewQuery) =>
  queryOptions({
    queryKey: ['review', 'trainee', person, query],
    queryFn: ({ signal }) => send(ENDPOINTS.trainee, { path: { person }, query: { ...query }, signal }),
  });

/** Who is set side by side. */
interface Compared {
  readonly people: readonly string[];
  readonly classes: readonly string[];
}

const idsOf = ({ people, classes }: Compared) => ({
  ...(people.length > 0 ? { people: people.join(',') } : {}),
  ...(classes.length > 0 ? { classes: classes.join(',') } : {}),
});

export const comparisonQuery = (compared: Compared, query: ReviewQuery) =>
  queryOptions({
    queryKey: ['review', 'comparison', compared, query],
    queryFn: ({ signal }) => send(ENDPOINTS.comparison, { query: { ...query, ...idsOf(compared) }, signal }),
    enabled: compared.people.length + compared.classes.length > 0,
  });

export const attemptReviewQuery = (attempt: string) =>
  queryOptions({
    queryKey: ['attemptReview', attempt],
    queryFn: ({ signal }) => send(ENDPOINTS.attemptReview, { path: { attempt }, signal }),
  });

export const remarksQuery = (person?: string) =>
  queryOptions({
    queryKey: ['remarks', person ?? null],
    queryFn: ({ signal }) => send(ENDPOINTS.remarks, { query: { limit: 20, ...(person === undefined ? {} : { person }) }, signal }),
  });

export const unseenWordsQuery = () =>
  queryOptions({
    queryKey: ['remarks', 'unseen'],
    queryFn: ({ signal }) => send(ENDPOINTS.unseenWords, { signal }),
  });

export const runsOfQuery = (person: string, query: ReviewQuery) =>
  queryOptions({
    queryKey: ['runs', 'of', person, query],
    queryFn: ({ signal }) => send(ENDPOINTS.listRuns, { query: { limit: 30, person, ...query }, signal }),
  });

/** One's own, or for a supervisor those of a class or a trainee. */
export const homeworkQuery = (of: { readonly class?: string; readonly person?: string } = {}) =>
  queryOptions({
    queryKey: ['homework', of],
    queryFn: ({ signal }) => send(ENDPOINTS.listHomework, { query: { ...of }, signal }),
  });
