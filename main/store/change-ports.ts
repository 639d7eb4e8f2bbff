import type { ChangeTopic } from '#shared/api/live.ts';

/** What is told of a change: what those who look at it see, and that somebody's session may have ended. */
export type Topic = ChangeTopic | 'sessions';
export type Hear = (topics: ReadonlySet<Topic>) => void;

/** Tells of what was written to the database, by whichever desk. */
export interface Changes {
  /** A change may be told twice or for nothing, but is not kept back. Returns what ends it. */
  readonly listen: (hear: Hear) => () => void;
}
