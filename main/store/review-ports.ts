import type { DrillId, RunSettings } from '#shared/drills/types.ts';
import type { Level, RuleSetId } from '#shared/games/types.ts';
import type { CountedFact } from '#shared/scoring/facts.ts';
import type { PracticeSums } from '#shared/scoring/period-figures.ts';

import type { AttemptRecord, RunRecord } from './practice-records.ts';
import type { PageStart } from './school-ports.ts';

/** Which sums to read. Days and weeks count from 1970-01-01 and from Monday 1969-12-29, UTC; both ends are included. */
export interface SumsQuery {
  readonly profiles: readonly string[];
  readonly ruleSet: RuleSetId | null;
  readonly drill: DrillId | null;
  readonly level: Level | null;
  readonly from: number;
  readonly to: number;
}
export interface KindSums extends PracticeSums {
  readonly profile: string;
  readonly drill: string;
}
export interface DaySums extends PracticeSums {
  readonly day: number;
}
export interface DayPoint {
  readonly profile: string;
  readonly day: number;
  readonly items: number;
  readonly decisions: number;
  readonly rightDecisions: number;
}
export interface PersonFact extends CountedFact {
  readonly profile: string;
}
export interface WeekFact extends CountedFact {
  readonly week: number;
}

/** What an answer, or a later word on it, adds to the sums of its day and week. */
export interface SumsChange {
  readonly profile: string;
  readonly ruleSet: RuleSetId;
  readonly drill: DrillId;
  readonly level: Level;
  readonly answeredAt: number;
  readonly items: number;
  readonly cleanItems: number;
  readonly decisions: number;
  readonly rightDecisions: number;
  readonly overpaid: number;
  readonly underpaid: number;
  readonly durationMs: number;
  readonly overridden: number;
  readonly facts: readonly CountedFact[];
}

export interface RemarkRecord {
  readonly id: string;
  readonly attempt: string;
  readonly trainee: string;
  readonly author: string;
  readonly text: string;
  readonly ms: number | null;
  readonly writtenAt: number;
  readonly seenAt: number | null;
}
/** With where its attempt stands. */
export interface PlacedRemark extends RemarkRecord {
  readonly run: string;
  readonly index: number;
}
export interface RemarkQuery {
  readonly trainee: string | null;
  readonly before: PageStart | null;
  readonly limit: number;
}

export interface OverrideRecord {
  readonly id: string;
  readonly attempt: string;
  readonly number: number;
  readonly decision: string;
  readonly verdict: 'right' | 'wrong';
  readonly reason: string;
  readonly author: string;
  readonly madeAt: number;
  readonly seenAt: number | null;
}
/** Overrides on the answers of a person that were given from a moment on and before another. Null: all. */
export interface OverrideQuery {
  readonly profile: string;
  readonly ruleSet: RuleSetId | null;
  readonly drill: DrillId | null;
  readonly level: Level | null;
  readonly from: number;
  readonly until: number;
  readonly limit: number;
}
/** An answer on which something was said that its trainee has not seen. */
export interface UnseenWord {
  readonly attempt: string;
  readonly saidAt: number;
}
/** What overrides change in the figures of an attempt. */
export interface AdjustmentRecord {
  readonly attempt: string;
  readonly run: string;
  readonly rightDecisions: number;
  readonly cleanItems: number;
  readonly overpaid: number;
  readonly underpaid: number;
}

export interface HomeworkRecord {
  readonly id: string;
  readonly title: string;
  readonly settings: RunSettings;
  readonly dueAt: number;
  readonly author: string;
  readonly createdAt: number;
  readonly cancelledAt: number | null;
  readonly classes: readonly string[];
  readonly trainees: readonly string[];
}
export interface HomeworkRun {
  readonly id: string;
  readonly homework: string;
  readonly profile: string;
  readonly startedAt: number;
  readonly finishedAt: number | null;
  readonly answered: number;
  readonly decisions: number;
  readonly rightDecisions: number;
}

/** Looking at what was done. */
export interface ReviewReader {
  readonly anyRun: (id: string) => Promise<RunRecord | undefined>;
  /** By person, rule set and drill. */
  readonly kindSums: (query: SumsQuery) => Promise<readonly KindSums[]>;
  /** By person and day, the oldest first. */
  readonly dayPoints: (query: SumsQuery) => Promise<readonly DayPoint[]>;
  /** By day and rule set, over all the people asked for; the oldest first. */
  readonly daySums: (query: SumsQuery) => Promise<readonly DaySums[]>;
  /** By person and fact; `from` and `to` are weeks. */
  readonly facts: (query: SumsQuery) => Promise<readonly PersonFact[]>;
  /** By week and fact, over all the people asked for; `from` and `to` are weeks. */
  readonly weekFacts: (query: SumsQuery) => Promise<readonly WeekFact[]>;
  readonly lastActivity: (profiles: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Those whose last run is still going on. */
  readonly playing: (profiles: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly remarksOn: (attempt: string) => Promise<readonly PlacedRemark[]>;
  /** The newest first. */
  readonly remarks: (query: RemarkQuery) => Promise<readonly PlacedRemark[]>;
  readonly remark: (id: string) => Promise<RemarkRecord | undefined>;
  /** In the order they were made. */
  readonly overridesOn: (attempt: string) => Promise<readonly OverrideRecord[]>;
  readonly overridesIn: (run: string) => Promise<readonly OverrideRecord[]>;
  /** The newest first. */
  readonly overridesOf: (query: OverrideQuery) => Promise<readonly OverrideRecord[]>;
  readonly override: (id: string) => Promise<OverrideRecord | undefined>;
  /** Remarks and overrides on a trainee's answers which they have not seen, the newest first. */
  readonly unseenWords: (trainee: string) => Promise<readonly UnseenWord[]>;
  readonly homework: (id: string) => Promise<HomeworkRecord | undefined>;
  readonly allHomework: () => Promise<readonly HomeworkRecord[]>;
  readonly homeworkRuns: (homework: readonly string[], profile: string | null) => Promise<readonly HomeworkRun[]>;
  /** The answers of a person in the order of their ids, page by page. */
  readonly answersOf: (profile: string, afterId: string, limit: number) => Promise<readonly AttemptRecord[]>;
  readonly profiles: () => Promise<readonly string[]>;
  /** What is left to be done, each wish on its own: a kind of task, perhaps with an id behind it. */
  readonly upkeep: () => Promise<readonly string[]>;
}

/** Writing what was said of it. Remarks and overrides are only ever added; that one was read is noted once. */
export interface ReviewWriter {
  /** To those of the day and week the calendar of the school shows. */
  readonly addToSums: (added: SumsChange) => Promise<void>;
  /** Forgets the sums of a person and keeps others from adding to them until the transaction ends. */
  readonly startSumsAnew: (profile: string) => Promise<void>;
  /** False when the id is taken. */
  readonly addRemark: (remark: RemarkRecord) => Promise<boolean>;
  /** Notes that its trainee has seen what was said of an answer; what was seen before keeps its time. */
  readonly seeWords: (attempt: string, at: number) => Promise<void>;
  /** False when the id is taken. */
  readonly addOverride: (override: OverrideRecord) => Promise<boolean>;
  readonly saveAdjustment: (adjustment: AdjustmentRecord) => Promise<void>;
  readonly dropAdjustment: (attempt: string) => Promise<void>;
  /** False when the id is taken. */
  readonly addHomework: (homework: HomeworkRecord) => Promise<boolean>;
  readonly saveHomework: (id: string, title: string, dueAt: number) => Promise<void>;
  readonly cancelHomework: (id: string, at: number) => Promise<void>;
  /** Leaves something to be done by code that knows the grades. With an id of its own, it is not taken for the same wish that is seen to right now. */
  readonly addUpkeep: (task: 'sums', id: string) => Promise<void>;
  readonly endUpkeep: (task: string) => Promise<void>;
}
