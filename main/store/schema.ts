import type { ColumnType, Kysely, Selectable } from 'kysely';

/** Which SQL the store speaks. */
export type SqlDialect = 'sqlite' | 'postgres';

/** JSON: text on SQLite, jsonb on PostgreSQL. Written as text to both; `json.ts` reads it back. */
type JsonColumn = ColumnType<unknown, string, string>;

export interface ProfileTable {
  id: string;
  name: string | null;
  created_at: number;
}

export interface PreferenceTable {
  profile_id: string;
  value: JsonColumn;
  changed_at: number;
}

export interface RunTable {
  id: string;
  profile_id: string;
  rule_set: string;
  drill: string;
  engine_version: string;
  seed: string;
  settings: JsonColumn;
  repeat_of: string | null;
  started_at: number;
  finished_at: number | null;
}

export interface AttemptTable {
  id: string;
  run_id: string;
  item_index: number;
  /** 0: the first answer, which counts. */
  try_number: number;
  item: JsonColumn;
  events: JsonColumn;
  grade: JsonColumn;
  /** The item the reply offered next, so that a repeated submission gets the same reply. */
  next_index: number | null;
  engine_version: string;
  answered_at: number;
  /* Figures of the grade, copied out so that lists of runs need not read every grade. */
  decisions: number;
  right_decisions: number;
  clean: number;
  overpaid: number;
  underpaid: number;
  duration_ms: number;
}

/** The database. Times are UTC milliseconds, money is minor units. */
export interface Schema {
  profile: ProfileTable;
  preference: PreferenceTable;
  run: RunTable;
  attempt: AttemptTable;
}

/** Every table with records, those others point at first. The compiler misses none. */
const TABLES: Readonly<Record<keyof Schema, true>> = { profile: true, preference: true, run: true, attempt: true };
export const TABLE_NAMES: readonly string[] = Object.keys(TABLES);

export type Database = Kysely<Schema>;
export type RunRow = Selectable<RunTable>;
export type AttemptRow = Selectable<AttemptTable>;
