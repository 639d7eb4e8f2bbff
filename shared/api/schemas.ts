import { z } from 'zod';

import type { AnswerEvent, Grade, ItemView, RunSettings } from '../drills/types.ts';
import { LEVELS, type Settlement, type Step, type Table } from '../games/types.ts';
import type { RunComparison, RunResult } from '../scoring/types.ts';

/** Ids are made by the client (UUID), so that a repeated submission is harmless. */
export const idSchema = z.uuid();
export const languageSchema = z.enum(['en', 'fr', 'zh-Hant']);
export type Language = z.infer<typeof languageSchema>;

const name = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9:_-]+$/);
const milliseconds = z.int().min(0).max(86_400_000);
const amount = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const seat = z.int().min(1).max(16);

export const callSchema = z.strictObject({ announcement: name, hand: name.optional(), seat: seat.optional() });

export const answerEventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('call'), call: callSchema, ms: milliseconds }),
  z.strictObject({ type: z.enum(['take', 'pay', 'return']), seat, bet: name, amount, ms: milliseconds }),
  z.strictObject({ type: z.literal('undo'), ms: milliseconds }),
  z.strictObject({ type: z.literal('done'), ms: milliseconds }),
]) satisfies z.ZodType<AnswerEvent>;

/** What a house option is set to; whether it suits the option is the rule set's business. */
const optionValueSchema = z.union([z.boolean(), z.int().min(0).max(1_000_000), z.record(name, z.int().min(0).max(1_000_000))]);

export const runSettingsSchema = z.strictObject({
  ruleSet: name,
  drill: z.literal('settle'),
  mix: z.enum(['natural', 'training']),
  level: z.literal(LEVELS),
  items: z.int().min(1).max(200),
  seats: seat.nullable(),
  calls: z.boolean(),
  options: z.record(name, optionValueSchema),
  situations: z.array(name).min(1).max(64).readonly().nullable(),
}) satisfies z.ZodType<RunSettings>;

/** How the person likes the application. Kept in the desk, one set per profile. */
export const preferencesSchema = z.strictObject({
  /** Null: the language of the system. */
  language: languageSchema.nullable(),
  /** The language of the calls being trained. Null: the language of the rule set's text. */
  callsLanguage: languageSchema.nullable(),
  theme: z.enum(['system', 'dark', 'light']),
  fourColourDeck: z.boolean(),
  /** Card indices: by the language of the interface, or always A K Q J. */
  cardIndices: z.enum(['language', 'international']),
  /** Chips show their amounts in figures below the stack. */
  chipLabels: z.boolean(),
  /** How a payment is entered: typed in figures, or built in chips from the rack. */
  entry: z.enum(['figures', 'chips']),
  /** How a player with a colour of his own is paid: in so many of his chips, as the text has it, or in value. */
  payIn: z.enum(['colour', 'value']),
  /** The aid on the felt, where a game has one: the drawing table. */
  feltAid: z.boolean(),
  /** The settings the next run starts with, by rule set. */
  runSettings: z.record(name, runSettingsSchema),
});
export type Preferences = z.infer<typeof preferencesSchema>;

export const DEFAULT_PREFERENCES: Preferences = {
  language: null,
  callsLanguage: null,
  theme: 'system',
  fourColourDeck: false,
  cardIndices: 'language',
  chipLabels: true,
  entry: 'figures',
  payIn: 'colour',
  feltAid: true,
  runSettings: {},
};

/** A name of a person or a thing. Without control characters: not every database can keep them. */
export const personNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^\P{Cc}*$/u);

export const profileSchema = z.strictObject({ id: z.string(), name: z.string().nullable() });
export type Profile = z.infer<typeof profileSchema>;
export const profileChangeSchema = z.strictObject({ name: personNameSchema.nullable() });

/** What a person of a school is. */
export const roleSchema = z.enum(['supervisor', 'trainee']);
export type Role = z.infer<typeof roleSchema>;

/** A person by name, wherever one is mentioned. The name is null where none was given, or the data were erased. */
export interface PersonName {
  readonly id: string;
  readonly name: string | null;
}

export const startRunSchema = z.strictObject({
  id: idSchema,
  settings: runSettingsSchema,
  /** Deal the very items answered in this earlier, finished run again; its settings hold. */
  repeatOf: idSchema.optional(),
  /** Do this homework; its settings hold. */
  homework: idSchema.optional(),
});
export type StartRun = z.infer<typeof startRunSchema>;

/** The longest log of one answer. A client that has more leaves out what was taken back. */
export const MOST_EVENTS = 2000;

export const submitAttemptSchema = z.strictObject({
  /** The attempt's id. Sending it again answers as the first time. */
  id: idSchema,
  index: z.int().min(0).max(199),
  /** Ends with `done`. */
  events: z.array(answerEventSchema).min(1).max(MOST_EVENTS),
});
export type SubmitAttempt = z.infer<typeof submitAttemptSchema>;

/* ---- Responses: built by the desk from typed values, so plain types. Times are UTC milliseconds. ---- */

export interface Session {
  readonly appVersion: string;
  readonly engineVersion: string;
  /** Null: no school has been set up on this desk, and whoever is here is the one local profile. */
  readonly school: { readonly name: string; /** Made up, to be shown. */ readonly demo: boolean } | null;
  /** `solo` without a school; null when nobody is signed in. */
  readonly role: 'solo' | Role | null;
  /** Null when nobody is signed in. */
  readonly profile: Profile | null;
  /** The defaults when nobody is signed in. */
  readonly preferences: Preferences;
}

export interface RunSummary {
  readonly id: string;
  /** Whose run it is. */
  readonly person: PersonName;
  /** The homework it does, if any. */
  readonly homework: string | null;
  readonly settings: RunSettings;
  readonly startedAt: number;
  /** Null while the run goes on. */
  readonly finishedAt: number | null;
  readonly answered: number;
  /** From first tries only; null before the first answer. */
  readonly accuracy: number | null;
  readonly cleanItems: number;
  readonly decisionsPerMinute: number | null;
  readonly overpaid: number;
  readonly underpaid: number;
  /** Items in which a supervisor overrode a decision. All figures count the supervisor's word. */
  readonly overridden: number;
}
export interface RunList {
  readonly runs: readonly RunSummary[];
  /** Pass as `before` for the next page; null at the end. */
  readonly next: string | null;
}
/** A run as it goes on: the item to be answered now, null when all are answered. */
export interface RunState {
  readonly run: RunSummary;
  readonly item: ItemView | null;
}
export interface RunReport {
  readonly run: RunSummary;
  readonly result: RunResult;
  readonly comparison: RunComparison;
}
/** An answered item, whole: only ever sent once the answer is in. */
export interface AttemptView {
  readonly id: string;
  readonly run: string;
  readonly settings: RunSettings;
  readonly index: number;
  /** 0 for the first answer, which counts; later tries at the same table do not. */
  readonly tryNumber: number;
  readonly answeredAt: number;
  readonly seed: string;
  readonly table: Table;
  readonly events: readonly AnswerEvent[];
  readonly grade: Grade;
  readonly settlement: Settlement;
  /** The prescribed steps, with the calls this run asks for. */
  readonly steps: readonly Step[];
}
/** The answer to a submission: its correction, and the next item at once. */
export interface AttemptReply {
  readonly attempt: AttemptView;
  readonly next: ItemView | null;
}

export const ERROR_STATUS = {
  invalidRequest: 400,
  unknownRuleSet: 400,
  unknownSituation: 400,
  unknownOption: 400,
  /** Too short or too plain for a password or PIN of this role. */
  weakSecret: 400,
  /** The list has faults; the preview says which. */
  importFaulty: 400,
  /** Nobody is signed in. */
  signInNeeded: 401,
  /** Name and secret do not belong together, or there is no such name: the answer is the same. */
  badCredentials: 401,
  forbidden: 403,
  notFound: 404,
  /** The id is taken by something else. */
  conflict: 409,
  /** The item is not the one to be answered now, or no attempt at it exists to be tried again. */
  wrongItem: 409,
  runFinished: 409,
  /** The run to be repeated goes on: its items still to come would be given away. */
  runUnfinished: 409,
  schoolExists: 409,
  /** Accounts, classes and review need a school. */
  noSchool: 409,
  loginTaken: 409,
  /** The last active supervisor cannot be archived. */
  lastSupervisor: 409,
  /** Only archived people can be erased. */
  notArchived: 409,
  /** Nothing more can be done with an erased person's account. */
  erased: 409,
  homeworkCancelled: 409,
  tooLarge: 413,
  unsupportedType: 415,
  /** Too many failures to sign in. */
  tooManyTries: 429,
  internal: 500,
  /** As many listen as the desk can tell of changes, or it is about to end. */
  busy: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;
/** What the desk says when it can't. Worded by the interface: `locales/…/errors.json`. */
export interface ApiError {
  readonly error: {
    readonly code: ErrorCode;
    readonly path?: string;
    readonly logId?: string;
    /** `tooManyTries`: how long to wait. */
    readonly waitSeconds?: number;
  };
}
