import { z } from 'zod';

import type { RunSettings } from '../drills/types.ts';
import { get, post, put } from './endpoint.ts';
import { type PersonName, idSchema, personNameSchema, runSettingsSchema } from './schemas.ts';
import { idsSchema } from './school.ts';

const moment = z.int().min(0).max(8_640_000_000_000_000);

export const setHomeworkSchema = z.strictObject({
  id: idSchema,
  title: personNameSchema,
  settings: runSettingsSchema,
  dueAt: moment,
  /** Whoever is in these classes while it stands, and these trainees. */
  classes: idsSchema,
  trainees: idsSchema,
});
export type SetHomework = z.infer<typeof setHomeworkSchema>;
export const changeHomeworkSchema = z.strictObject({ title: personNameSchema, dueAt: moment });

/** `done`: a run of it was answered to its end; `late`: after the due date; `overdue`: it was not, and the date is past. */
export type HomeworkState = 'open' | 'started' | 'done' | 'late' | 'overdue';

export interface HomeworkProgress {
  readonly person: PersonName;
  readonly state: HomeworkState;
  /** The run that counts: the first done, else the last begun. */
  readonly run: string | null;
  readonly answered: number;
  readonly finishedAt: number | null;
  readonly accuracy: number | null;
}
export interface HomeworkView {
  readonly id: string;
  readonly title: string;
  readonly settings: RunSettings;
  readonly dueAt: number;
  readonly createdAt: number;
  readonly cancelledAt: number | null;
  readonly author: PersonName;
  readonly classes: readonly string[];
  readonly trainees: readonly string[];
  /** Of every trainee it is for; a trainee sees only their own line. */
  readonly progress: readonly HomeworkProgress[];
}

/** Homework: a run to be done by a date. It is started like any run, with `homework` naming it. */
export const HOMEWORK_ENDPOINTS = {
  /** The next due first. A trainee's own, cancelled ones left out; for supervisors all, with query `class` or `person` to choose. */
  listHomework: get<readonly HomeworkView[]>()('signedIn', '/api/homework'),
  homework: get<HomeworkView>()('signedIn', '/api/homework/:homework'),
  setHomework: post<HomeworkView>()('supervisor', '/api/homework', setHomeworkSchema),
  changeHomework: put<HomeworkView>()('supervisor', '/api/homework/:homework', changeHomeworkSchema),
  cancelHomework: post<HomeworkView>()('supervisor', '/api/homework/:homework/cancel', null),
} as const;
