import type { z } from 'zod';

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

/** One request the desk answers: method, path with `:parameters`, the schema of the body and, as a type, the response. */
export interface Endpoint<Body extends z.ZodType | null, Response> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body: Body;
  /** Carries the type only; never set. */
  readonly response?: Response;
}

const get = <Response>(path: string): Endpoint<null, Response> => ({ method: 'GET', path, body: null });

/** Everything the interface can ask for. Desk and interface both read this list, so they cannot disagree. */
export const ENDPOINTS = {
  session: get<Session>('/api/session'),
  savePreferences: { method: 'PUT', path: '/api/preferences', body: preferencesSchema } as Endpoint<typeof preferencesSchema, Preferences>,
  saveProfile: { method: 'PUT', path: '/api/profile', body: profileChangeSchema } as Endpoint<typeof profileChangeSchema, Profile>,
  /** Newest first; query `limit` (1–100, default 30), `before` (from the page before), `ruleSet`. */
  listRuns: get<RunList>('/api/runs'),
  startRun: { method: 'POST', path: '/api/runs', body: startRunSchema } as Endpoint<typeof startRunSchema, RunState>,
  run: get<RunState>('/api/runs/:run'),
  report: get<RunReport>('/api/runs/:run/report'),
  /** Answers the run's current item; for an item already answered it is one more try, which does not count. */
  submitAttempt: { method: 'POST', path: '/api/runs/:run/attempts', body: submitAttemptSchema } as Endpoint<
    typeof submitAttemptSchema,
    AttemptReply
  >,
  finishRun: { method: 'POST', path: '/api/runs/:run/finish', body: null } as Endpoint<null, RunSummary>,
  attempt: get<AttemptView>('/api/attempts/:attempt'),
} as const;
