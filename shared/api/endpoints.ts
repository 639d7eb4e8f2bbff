import { get, post, put } from './endpoint.ts';
import { HOMEWORK_ENDPOINTS } from './homework.ts';
import { LIVE_ENDPOINTS } from './live.ts';
import { PEOPLE_ENDPOINTS } from './people.ts';
import { RECORDS_ENDPOINTS } from './records.ts';
import { REVIEW_ENDPOINTS } from './review.ts';
import {
  type AttemptReply,
  type AttemptView,
  type Preferences,
  type Profile,
  type RunList,
  type RunReport,
  type RunState,
  type RunSummary,
  type Session,
  preferencesSchema,
  profileChangeSchema,
  startRunSchema,
  submitAttemptSchema,
} from './schemas.ts';
import { SCHOOL_ENDPOINTS } from './school.ts';

/** Practising: one's own runs. Supervisors read those of everybody. */
const PRACTICE_ENDPOINTS = {
  session: get<Session>()('anyone', '/api/session'),
  savePreferences: put<Preferences>()('signedIn', '/api/preferences', preferencesSchema),
  saveProfile: put<Profile>()('signedIn', '/api/profile', profileChangeSchema),
  /**
   * Newest first; query `limit` (1–100, default 30), `before` (from the page before), for supervisors `person`; and to filter `ruleSet`,
   * `drill`, `level`, `from` and `to` (the days on which they began, by the calendar of the school, both included).
   */
  listRuns: get<RunList>()('signedIn', '/api/runs'),
  startRun: post<RunState>()('signedIn', '/api/runs', startRunSchema),
  run: get<RunState>()('signedIn', '/api/runs/:run'),
  report: get<RunReport>()('signedIn', '/api/runs/:run/report'),
  /** Answers the run's current item; for an item already answered it is one more try, which does not count. */
  submitAttempt: post<AttemptReply>()('signedIn', '/api/runs/:run/attempts', submitAttemptSchema),
  finishRun: post<RunSummary>()('signedIn', '/api/runs/:run/finish', null),
  attempt: get<AttemptView>()('signedIn', '/api/attempts/:attempt'),
} as const;

/** Everything the interface can ask for. Desk and interface both read this list, so they cannot disagree. */
export const ENDPOINTS = {
  ...PRACTICE_ENDPOINTS,
  ...SCHOOL_ENDPOINTS,
  ...PEOPLE_ENDPOINTS,
  ...REVIEW_ENDPOINTS,
  ...HOMEWORK_ENDPOINTS,
  ...LIVE_ENDPOINTS,
  ...RECORDS_ENDPOINTS,
} as const;
