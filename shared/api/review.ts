import { z } from 'zod';

import type { Decision, Grade } from '../drills/types.ts';
import type { Table } from '../games/types.ts';
import type { CountedFact } from '../scoring/facts.ts';
import type { PeriodFigures } from '../scoring/period-figures.ts';
import type { Flag, Readiness, Thresholds } from '../scoring/thresholds.ts';
import { get, post } from './endpoint.ts';
import { type PersonName, idSchema } from './schemas.ts';

/**
 * Queries of the review: `class`, `ruleSet`, `drill`, `level`, `from` and `to` (days, `2026-01-31`, both included, UTC). All optional;
 * without `from` the thirty days up to `to`, without `to` up to today. Facts are kept by weeks: those the period touches count.
 */
export interface ReviewPeriod {
  readonly from: string;
  readonly to: string;
}

export interface DayFigures extends PeriodFigures {
  /** `2026-01-31`. */
  readonly day: string;
}
export interface BoardRow {
  readonly person: PersonName;
  readonly classes: readonly string[];
  /** Whatever the filters. Null: never. */
  readonly lastActivityAt: number | null;
  /** The run begun last is still going on. */
  readonly isPlaying: boolean;
  readonly figures: PeriodFigures;
  /** Points of accuracy between the first and the second half of the items; null with too few. */
  readonly trend: number | null;
  /** The last days with answers, fourteen at most, the oldest first. */
  readonly recent: readonly { readonly day: string; readonly items: number; readonly accuracy: number | null }[];
  /** Three situations at most, the weakest first. */
  readonly weakest: readonly CountedFact[];
  /** Three kinds of error at most, the most frequent first. */
  readonly errors: readonly CountedFact[];
  readonly flags: readonly Flag[];
  readonly readiness: Readiness;
}
export interface Board {
  readonly period: ReviewPeriod;
  readonly thresholds: Thresholds;
  /** Trainees by name, archived ones left out. */
  readonly rows: readonly BoardRow[];
  readonly total: PeriodFigures;
}

export interface TraineeView {
  readonly period: ReviewPeriod;
  readonly thresholds: Thresholds;
  readonly row: BoardRow;
  readonly byKind: readonly { readonly ruleSet: string; readonly drill: string; readonly figures: PeriodFigures }[];
  readonly days: readonly DayFigures[];
  readonly facts: readonly CountedFact[];
  /** The newest first, twenty at most, on answers given in the period. */
  readonly overrides: readonly RuledDecision[];
  /** For the map of facts over time; `week` is its Monday. */
  readonly weeks: readonly (CountedFact & { readonly week: string })[];
}

export interface ComparedLine {
  readonly kind: 'trainee' | 'class';
  readonly id: string;
  readonly name: string | null;
  readonly figures: PeriodFigures;
  readonly days: readonly DayFigures[];
}
export interface Comparison {
  readonly period: ReviewPeriod;
  readonly thresholds: Thresholds;
  readonly lines: readonly ComparedLine[];
}

/** The facts a group fails, by trainee. A fact a trainee has not met has no cell. */
export interface HeatMap {
  readonly period: ReviewPeriod;
  readonly people: readonly PersonName[];
  /** Over the whole group, the weakest first. */
  readonly facts: readonly CountedFact[];
  readonly cells: readonly { readonly person: string; readonly fact: string; readonly met: number; readonly failed: number }[];
}

export interface Remark {
  readonly id: string;
  readonly attempt: string;
  readonly run: string;
  /** The number of the item in its run, from 0. */
  readonly index: number;
  readonly trainee: PersonName;
  readonly author: PersonName;
  readonly text: string;
  /** The moment of the answer it is about; null: the hand as a whole. */
  readonly ms: number | null;
  readonly writtenAt: number;
  /** When the trainee it is for first opened it; null: not yet. */
  readonly seenAt: number | null;
}
export interface RemarkPage {
  readonly remarks: readonly Remark[];
  /** Pass as `before` for the next page; null at the end. */
  readonly next: string | null;
}
/** A supervisor's word on a decision. The last one counts; those before stay. */
export interface Override {
  readonly id: string;
  readonly decision: string;
  readonly verdict: 'right' | 'wrong';
  readonly reason: string;
  readonly author: PersonName;
  readonly madeAt: number;
  /** When the trainee first opened the answer with it; null: not yet. */
  readonly seenAt: number | null;
}
/** A supervisor's word with the decision it is on. */
export interface RuledDecision extends Override {
  readonly attempt: string;
  /** The number of the item in its run, from 0. */
  readonly index: number;
  readonly table: Table;
  /** As the machine graded it. */
  readonly machine: Decision;
}
/** Remarks and overrides on one's own answers, not opened yet. */
export interface UnseenWords {
  readonly count: number;
  /** The answer the newest is on; null for none. */
  readonly attempt: string | null;
}
/** What was said of an answer after it was graded. */
export interface AttemptReview {
  readonly attempt: string;
  readonly trainee: PersonName;
  readonly remarks: readonly Remark[];
  readonly overrides: readonly Override[];
  /** The grade the lists count, the overrides applied. The machine's own is the attempt's. */
  readonly grade: Grade;
}

const words = z
  .string()
  .trim()
  .min(1)
  .max(2_000)
  // Line ends are welcome, other control characters are not.
  .regex(/^[^\p{Cc}]*(?:[\n\r\t][^\p{Cc}]*)*$/u);
export const remarkSchema = z.strictObject({ id: idSchema, text: words, ms: z.int().min(0).max(86_400_000).nullable() });
export const overrideSchema = z.strictObject({
  id: idSchema,
  /** The decision's id in its grade: `spot:4:pairPlus`. */
  decision: z.string().min(1).max(200),
  verdict: z.enum(['right', 'wrong']),
  reason: words,
});

/** A file the desk made, for the interface to save. */
export interface FileReply {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

/** Looking at what was done. Trainees may see what is their own. */
export const REVIEW_ENDPOINTS = {
  /** Query: see `ReviewPeriod`. */
  board: get<Board>()('supervisor', '/api/board'),
  trainee: get<TraineeView>()('signedIn', '/api/trainees/:person'),
  /** Query `people` and `classes`, ids with commas between, twelve together at most; and a `ReviewPeriod`. */
  comparison: get<Comparison>()('supervisor', '/api/comparison'),
  heatMap: get<HeatMap>()('supervisor', '/api/heat-map'),
  attemptReview: get<AttemptReview>()('signedIn', '/api/attempts/:attempt/review'),
  /** Newest first; those on one's own attempts, for supervisors all; query `limit`, `before`, for supervisors `person`. */
  remarks: get<RemarkPage>()('signedIn', '/api/remarks'),
  addRemark: post<AttemptReview>()('supervisor', '/api/attempts/:attempt/remarks', remarkSchema),
  unseenWords: get<UnseenWords>()('signedIn', '/api/unseen-words'),
  /** The trainee has read what was said of their answer. Asked by anybody else it changes nothing. */
  seeWords: post<AttemptReview>()('signedIn', '/api/attempts/:attempt/review/seen', null),
  overrideDecision: post<AttemptReview>()('supervisor', '/api/attempts/:attempt/overrides', overrideSchema),
  /** Query `format` (`csv`, `json`) and `language`, which decides separator and decimals; and a `ReviewPeriod`. */
  exportBoard: get<FileReply>()('supervisor', '/api/exports/board'),
  /** Query `format` and `language`, `person`, which a trainee may leave out, and those of the list of runs but for its pages. */
  exportRuns: get<FileReply>()('signedIn', '/api/exports/runs'),
  exportRun: get<FileReply>()('signedIn', '/api/exports/runs/:run'),
  exportTrainee: get<FileReply>()('signedIn', '/api/exports/trainees/:person'),
  exportHeatMap: get<FileReply>()('supervisor', '/api/exports/heat-map'),
  /** Also query `people` and `classes`. */
  exportComparison: get<FileReply>()('supervisor', '/api/exports/comparison'),
  /** Query `format` and `language` alone, and for supervisors `class` or `person`. */
  exportHomework: get<FileReply>()('signedIn', '/api/exports/homework'),
} as const;
