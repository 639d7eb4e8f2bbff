import type { AnswerEvent, Grade, Item, RunSettings } from '#shared/drills/types.ts';

/** A run as it is kept: how it is played and where its items come from. */
export interface RunRecord {
  readonly id: string;
  readonly profile: string;
  readonly settings: RunSettings;
  readonly engineVersion: string;
  readonly seed: string;
  readonly repeatOf: string | null;
  readonly homework: string | null;
  readonly startedAt: number;
  readonly finishedAt: number | null;
}

/** An answer as it was given, with the item it was given to. Written once, never changed. */
export interface AttemptRecord {
  readonly id: string;
  readonly run: string;
  readonly tryNumber: number;
  readonly item: Item;
  readonly events: readonly AnswerEvent[];
  readonly grade: Grade;
  /** The item its reply offered next. */
  readonly nextIndex: number | null;
  readonly answeredAt: number;
}
