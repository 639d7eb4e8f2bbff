import type { Preferences, Profile } from '#shared/api/schemas.ts';
import type { DrillId } from '#shared/drills/types.ts';
import type { Level, RuleSetId } from '#shared/games/types.ts';

import type { Changes } from './change-ports.ts';
import type { AttemptRecord, RunRecord } from './practice-records.ts';
import type { ReviewReader, ReviewWriter } from './review-ports.ts';
import type { SchoolReader, SchoolWriter } from './school-ports.ts';

export type { AttemptRecord, RunRecord } from './practice-records.ts';

/** Sums over the first tries of a run, with what supervisors overrode counted in. */
export interface RunFigures {
  readonly answered: number;
  readonly decisions: number;
  readonly rightDecisions: number;
  readonly cleanItems: number;
  readonly overpaid: number;
  readonly underpaid: number;
  readonly durationMs: number;
  /** Items in which a decision was overridden. */
  readonly overridden: number;
}

/** Which runs. What is left out leaves none out. */
export interface RunFilter {
  readonly ruleSet?: RuleSetId | undefined;
  readonly drill?: DrillId | undefined;
  readonly level?: Level | undefined;
  /** Started at this moment or later. */
  readonly from?: number | undefined;
  /** Started before this moment. */
  readonly until?: number | undefined;
}

export interface RunPage {
  readonly profile: string;
  readonly filter: RunFilter;
  /** Only runs older than this one. */
  readonly before: { readonly startedAt: number; readonly id: string } | null;
  readonly limit: number;
}

/** Runs of one kind, to set one against the others. */
export interface RunKind {
  readonly profile: string;
  readonly ruleSet: RuleSetId;
  readonly drill: DrillId;
}
export interface FinishedRun {
  readonly id: string;
  readonly startedAt: number;
  readonly figures: RunFigures;
}

/** Looking up what was practised. */
export interface PracticeReader {
  readonly profile: (id: string) => Promise<Profile | undefined>;
  /** As they were saved, perhaps by an older version. */
  readonly preferences: (profile: string) => Promise<unknown>;
  readonly run: (profile: string, id: string) => Promise<RunRecord | undefined>;
  /** The newest first. */
  readonly runs: (page: RunPage) => Promise<readonly RunRecord[]>;
  readonly figures: (runs: readonly string[]) => Promise<ReadonlyMap<string, RunFigures>>;
  /** Finished runs with at least one answer, the oldest first. */
  readonly finishedRuns: (kind: RunKind) => Promise<readonly FinishedRun[]>;
  readonly attempt: (id: string) => Promise<AttemptRecord | undefined>;
  /** The answers that count, in the order of the items. */
  readonly firstTries: (run: string) => Promise<readonly AttemptRecord[]>;
  /** How many items have been answered. */
  readonly answered: (run: string) => Promise<number>;
  /** The first answer to an item, with how many answers there are. */
  readonly tries: (run: string, index: number) => Promise<{ readonly first: AttemptRecord; readonly count: number } | undefined>;
}

/** Writing what was practised. Attempts are only ever added; a run only gets its end. */
export interface PracticeWriter {
  /** Makes a profile unless there is one. */
  readonly ensureProfile: (id: string, at: number) => Promise<void>;
  readonly renameProfile: (id: string, name: string | null) => Promise<void>;
  readonly savePreferences: (profile: string, preferences: Preferences, at: number) => Promise<void>;
  /** False when the id is taken. */
  readonly addRun: (run: RunRecord) => Promise<boolean>;
  /** Reads a run and keeps others from adding to it until the transaction ends. */
  readonly lockRun: (profile: string, id: string) => Promise<RunRecord | undefined>;
  readonly finishRun: (id: string, at: number) => Promise<void>;
  /** False when the id is taken. */
  readonly addAttempt: (attempt: AttemptRecord) => Promise<boolean>;
}

export type Reader = PracticeReader & SchoolReader & ReviewReader;
export type Writer = PracticeWriter & SchoolWriter & ReviewWriter;
export type Transaction = Reader & Writer;

/** Where everything is kept. */
export interface Store {
  readonly read: Reader;
  /**
   * All of the work or, when it throws, nothing of it; what it returns is on the disk.
   * Inside, only the given transaction may be used: SQLite has one connection, and the work would wait for itself.
   */
  readonly write: <Value>(work: (transaction: Transaction) => Promise<Value>) => Promise<Value>;
  /** Tells of what was written, here and by other desks. */
  readonly changes: Changes;
  readonly close: () => Promise<void>;
}
