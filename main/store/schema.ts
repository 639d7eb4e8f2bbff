import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';

import type { Role } from '#shared/api/schemas.ts';

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
  homework_id: string | null;
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

export interface SchoolTable {
  id: string;
  name: string;
  /** 1: made up, to be shown. */
  demo: Generated<number>;
  thresholds: JsonColumn;
  created_at: number;
  /** By whose calendar days are cut; null: UTC. */
  time_zone: string | null;
}

export interface AccountTable {
  profile_id: string;
  role: Role;
  login: string | null;
  /** The login in the form that is compared. */
  login_key: string | null;
  secret: string | null;
  recovery: string | null;
  created_at: number;
  signed_in_at: number | null;
  archived_at: number | null;
  erased_at: number | null;
}

export interface SessionTable {
  token_hash: string;
  profile_id: string;
  secure: number;
  created_at: number;
  seen_at: number;
}

export interface BrakeTable {
  id: string;
  failures: number;
  failed_at: number;
  blocked_until: number;
}

export interface AuditTable {
  id: string;
  at: number;
  act: string;
  /** Null for whoever runs the machine, who need not be anybody of the school. */
  actor_id: string | null;
  person_id: string | null;
  subject_kind: string | null;
  subject_id: string | null;
  count: number | null;
}

export interface SchoolClassTable {
  id: string;
  name: string;
  created_at: number;
  archived_at: number | null;
}

export interface ClassMemberTable {
  class_id: string;
  profile_id: string;
}

export interface HomeworkTable {
  id: string;
  title: string;
  settings: JsonColumn;
  due_at: number;
  author_id: string;
  created_at: number;
  cancelled_at: number | null;
}

/** A class or a trainee each. */
export interface HomeworkTargetTable {
  homework_id: string;
  class_id: string | null;
  profile_id: string | null;
}

export interface RemarkTable {
  id: string;
  attempt_id: string;
  trainee_id: string;
  author_id: string;
  text: string;
  /** The moment of the answer it is about; null: the hand as a whole. */
  moment_ms: number | null;
  written_at: number;
  seen_at: number | null;
}

export interface OverrideTable {
  id: string;
  attempt_id: string;
  number: number;
  decision: string;
  verdict: 'right' | 'wrong';
  reason: string;
  author_id: string;
  made_at: number;
  seen_at: number | null;
}

/** What overrides change in the figures of an attempt. */
export interface AdjustmentTable {
  attempt_id: string;
  run_id: string;
  right_decisions: number;
  clean: number;
  overpaid: number;
  underpaid: number;
}

/** Sums over the first tries of a day. Derived, can be computed again. */
export interface DaySumTable {
  profile_id: string;
  day: number;
  rule_set: string;
  drill: string;
  level: number;
  items: number;
  clean: number;
  decisions: number;
  right_decisions: number;
  overpaid: number;
  underpaid: number;
  duration_ms: number;
  overridden: number;
  last_at: number;
}

/** Situations met and errors made in a week. Derived, can be computed again. */
export interface WeekFactTable {
  profile_id: string;
  week: number;
  rule_set: string;
  drill: string;
  level: number;
  /** JSON, see `week-facts.ts`. */
  facts: string;
}

/** Work a migration left to be done. */
export interface UpkeepTable {
  task: string;
}

/** The database. Times are UTC milliseconds, money is minor units. */
export interface Schema {
  profile: ProfileTable;
  preference: PreferenceTable;
  run: RunTable;
  attempt: AttemptTable;
  school: SchoolTable;
  account: AccountTable;
  session: SessionTable;
  brake: BrakeTable;
  audit: AuditTable;
  school_class: SchoolClassTable;
  class_member: ClassMemberTable;
  homework: HomeworkTable;
  homework_target: HomeworkTargetTable;
  remark: RemarkTable;
  override: OverrideTable;
  adjustment: AdjustmentTable;
  day_sum: DaySumTable;
  week_fact: WeekFactTable;
  upkeep: UpkeepTable;
}

/**
 * Every table, those others point at first. The compiler misses none. Whether it is a record, to be kept in backups, or
 * only of the moment: who is signed in, and who failed to.
 */
const TABLES: Readonly<Record<keyof Schema, 'record' | 'moment'>> = {
  profile: 'record',
  preference: 'record',
  school: 'record',
  account: 'record',
  session: 'moment',
  brake: 'moment',
  audit: 'record',
  school_class: 'record',
  class_member: 'record',
  homework: 'record',
  homework_target: 'record',
  run: 'record',
  attempt: 'record',
  remark: 'record',
  override: 'record',
  adjustment: 'record',
  day_sum: 'record',
  week_fact: 'record',
  upkeep: 'record',
};
export const TABLE_NAMES: readonly string[] = Object.keys(TABLES);
export const RECORD_TABLES: readonly string[] = Object.entries(TABLES).flatMap(([name, kind]) => (kind === 'record' ? [name] : []));

export type Database = Kysely<Schema>;
export type RunRow = Selectable<RunTable>;
export type AttemptRow = Selectable<AttemptTable>;
