import { ENDPOINTS } from '#shared/api/endpoints.ts';
import type { Preferences, Profile, StartRun, SubmitAttempt } from '#shared/api/schemas.ts';

import { send } from './send.ts';

/** Everything the interface asks of the desk, with the types of the contract. */
export const api = {
  session: (signal?: AbortSignal) => send(ENDPOINTS.session, { signal }),
  savePreferences: (body: Preferences) => send(ENDPOINTS.savePreferences, { body }),
  saveProfile: (body: Pick<Profile, 'name'>) => send(ENDPOINTS.saveProfile, { body }),
  listRuns: (query: { limit?: number; before?: string; ruleSet?: string }, signal?: AbortSignal) =>
    send(ENDPOINTS.listRuns, { query, signal }),
  startRun: (body: StartRun) => send(ENDPOINTS.startRun, { body }),
  run: (run: string, signal?: AbortSignal) => send(ENDPOINTS.run, { path: { run }, signal }),
  report: (run: string, signal?: AbortSignal) => send(ENDPOINTS.report, { path: { run }, signal }),
  submitAttempt: (run: string, body: SubmitAttempt) => send(ENDPOINTS.submitAttempt, { path: { run }, body }),
  finishRun: (run: string) => send(ENDPOINTS.finishRun, { path: { run } }),
  attempt: (attempt: string, signal?: AbortSignal) => send(ENDPOINTS.attempt, { path: { attempt }, signal }),
} as const;
