import { z } from 'zod';

import { get } from './endpoint.ts';

/** What a change was about. */
export const CHANGE_TOPICS = ['practice', 'words', 'homework', 'people'] as const;
export type ChangeTopic = (typeof CHANGE_TOPICS)[number];

/** The data of an event: what changed since the one before. Whoever looks at it asks for it again. */
export const changesSchema = z.array(z.enum(CHANGE_TOPICS));

/** What goes on in the school while one looks. */
export const LIVE_ENDPOINTS = {
  /**
   * Server-sent events without a name, each with `changesSchema` as its data. Ends with the session, and now and then by
   * itself: whoever still listens connects again, and asks for what may have been missed.
   */
  events: get<object>()('supervisor', '/api/school/events'),
} as const;
