import { z } from 'zod';

import { type SubmitAttempt, answerEventSchema, submitAttemptSchema } from '#shared/api/schemas.ts';
import type { AnswerEvent } from '#shared/drills/types.ts';

import type { SpotRef } from './spots.ts';

/** What a reload must not lose: the acts so far, where the dealer stood, and the time spent. */
export interface Draft {
  readonly index: number;
  readonly events: readonly AnswerEvent[];
  readonly focus: SpotRef;
  /** The stakes marked to stay. */
  readonly kept?: readonly SpotRef[] | undefined;
  readonly elapsedMs: number;
}

const spotSchema = z.object({ seat: z.int(), bet: z.string() });
const draftSchema = z.object({
  index: z.int(),
  events: z.array(answerEventSchema),
  focus: spotSchema,
  kept: z.array(spotSchema).optional(),
  elapsedMs: z.number(),
}) satisfies z.ZodType<Draft>;

const UNSENT = 'tapis.unsent.';

/**
 * Whose answers, and of which run: what one person left is never sent, or shown, as another's. Answers of a desk without
 * a school stay where they always were, and go over to its first supervisor with the runs.
 */
function placeOf(person: string, run: string): string {
  return person === 'local' ? run : `${person}.${run}`;
}
const draftKey = (person: string, run: string) => `tapis.draft.${placeOf(person, run)}`;
const unsentKey = (person: string, run: string) => `${UNSENT}${placeOf(person, run)}`;

/** Keeps the table being settled through a reload. */
export function keepDraft(person: string, run: string, draft: Draft): void {
  write(pageStorage, draftKey(person, run), draft);
}
/** The kept table of a run, if there is a readable one. */
export function keptDraft(person: string, run: string): Draft | null {
  return read(pageStorage, draftKey(person, run), draftSchema);
}
export function dropDraft(person: string, run: string): void {
  drop(pageStorage, draftKey(person, run));
}

/** Keeps an answer until the desk has confirmed it, even when the page or the browser is closed meanwhile. */
export function keepUnsent(person: string, run: string, attempt: SubmitAttempt): void {
  write(browserStorage, unsentKey(person, run), attempt);
}
/** An answer the desk has not confirmed yet. */
export function keptUnsent(person: string, run: string): SubmitAttempt | null {
  return read(browserStorage, unsentKey(person, run), submitAttemptSchema);
}
export function dropUnsent(person: string, run: string): void {
  drop(browserStorage, unsentKey(person, run));
}

/** Whether an answer of this person waits to be sent, of whatever run. */
export function unsentOf(person: string): boolean {
  try {
    const places = Object.keys(browserStorage()).filter((key) => key.startsWith(UNSENT));
    return places.some((key) => (person === 'local' ? !key.slice(UNSENT.length).includes('.') : key.startsWith(`${UNSENT}${person}.`)));
  } catch {
    return false;
  }
}

/** A browser may forbid storage altogether, and then throws at its very name. */
type Keeping = () => Storage;
const pageStorage: Keeping = () => sessionStorage;
const browserStorage: Keeping = () => localStorage;

function write(storage: Keeping, key: string, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden storage: the answer is still in memory.
  }
}

function read<Value>(storage: Keeping, key: string, schema: z.ZodType<Value>): Value | null {
  try {
    const text = storage().getItem(key);
    const parsed = text === null ? null : schema.safeParse(JSON.parse(text));
    return parsed?.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function drop(storage: Keeping, key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    // Nothing kept, nothing to drop.
  }
}
