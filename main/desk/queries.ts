import { z } from 'zod';

import { idSchema, languageSchema, runSettingsSchema } from '#shared/api/schemas.ts';

import { AUDIT_ACTS } from '#shared/api/school.ts';
import { LEVELS } from '#shared/games/types.ts';

import type { RunFilter } from '../store/ports.ts';
import type { AuditQuery } from '../store/school-ports.ts';
import { startOfDay } from '../local-time.ts';
import { readPageStart } from '../services/accounts/audit.ts';
import { LOCAL_PROFILE } from '../services/profile.ts';
import { type ReviewFilter, periodOf, readDay } from '../services/review/period.ts';

const PAGE = 30;

/** An id of a person: a UUID, or the local profile's. */
export const personIdSchema = z.union([idSchema, z.literal(LOCAL_PROFILE)]);

/** How much of a list. */
export const limitSchema = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(100))
  .default(PAGE);

const daySchema = z.string().transform((text, issues) => readDay(text) ?? (issues.addIssue('no day'), z.NEVER));

/** A page of what lies in order of time. */
export const pageSchema = z.object({
  limit: limitSchema,
  before: z
    .string()
    .transform((text, issues) => readPageStart(text) ?? (issues.addIssue('no page of ours'), z.NEVER))
    .optional(),
  person: personIdSchema.optional(),
});

const auditSchema = pageSchema.extend({
  actor: personIdSchema.optional(),
  act: z.enum(AUDIT_ACTS).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
});

const startOf = (timeZone: string | null, day: number | undefined): number | undefined =>
  day === undefined ? undefined : startOfDay(timeZone, day);
const endOf = (timeZone: string | null, day: number | undefined): number | undefined =>
  day === undefined ? undefined : startOfDay(timeZone, day + 1);

/** A page of the log, its days by the calendar of a time zone. */
export function auditSchemaIn(timeZone: string | null) {
  return auditSchema.transform(({ limit, before = null, person = null, actor = null, act = null, from, to }): AuditQuery => ({
    limit,
    before,
    person,
    actor,
    act,
    from: startOf(timeZone, from) ?? null,
    to: endOf(timeZone, to) ?? null,
  }));
}

const levelSchema = z
  .string()
  .transform((text, issues) => LEVELS.find((level) => String(level) === text) ?? (issues.addIssue('no level'), z.NEVER));

const reviewSchema = z.object({
  class: idSchema.optional(),
  ruleSet: runSettingsSchema.shape.ruleSet.optional(),
  drill: runSettingsSchema.shape.drill.optional(),
  level: levelSchema.optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
});

const runFilterSchema = reviewSchema.omit({ class: true });

/** Which runs, their days by the calendar of a time zone. Without days all of them. */
export function runFilterIn(timeZone: string | null) {
  return runFilterSchema.transform(({ from, to, ...kind }): RunFilter => ({
    ...kind,
    from: startOf(timeZone, from),
    until: endOf(timeZone, to),
  }));
}

/** What a review looks at, up to today where it does not say. */
export function reviewSchemaAt(today: number) {
  return reviewSchema.transform((asked): ReviewFilter => {
    const { from, to } = periodOf(asked.from ?? null, asked.to ?? null, today);
    return {
      class: asked.class ?? null,
      ruleSet: asked.ruleSet ?? null,
      drill: asked.drill ?? null,
      level: asked.level ?? null,
      from,
      to,
    };
  });
}

const MOST_COMPARED = 12;
const listOf = <Id extends z.ZodType<string, string>>(id: Id) =>
  z
    .string()
    .default('')
    .transform((text) => [...new Set(text.split(',').filter((part) => part !== ''))])
    .pipe(z.array(id));

/** Who is set side by side. */
export const comparedSchema = z
  .object({ people: listOf(personIdSchema), classes: listOf(idSchema) })
  .refine(({ people, classes }) => people.length + classes.length >= 1 && people.length + classes.length <= MOST_COMPARED);

/** How a file is written. */
export const fileSchema = z.object({ format: z.enum(['csv', 'json']).default('csv'), language: languageSchema.default('en') });
