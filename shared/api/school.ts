import { z } from 'zod';

import type { Thresholds } from '../scoring/thresholds.ts';
import { get, post, put } from './endpoint.ts';
import { type PersonName, type Role, type Session, idSchema, personNameSchema } from './schemas.ts';

/** What a person types to sign in; capitals do not matter. */
export const loginSchema = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[\p{L}\p{M}\p{N}._@-]+$/u);

export const LEAST_PASSWORD = 10;
export const LEAST_PIN = 6;
/** A password or a PIN as it comes; whether it suits the role is for `isSecretFor` to say. */
export const secretSchema = z.string().min(LEAST_PIN).max(200);

/** Whether a secret is good enough: ten characters for everybody or, for trainees, a PIN of six digits that is no plain sequence. */
export function isSecretFor(role: Role, secret: string): boolean {
  if ([...secret].length >= LEAST_PASSWORD && new Set(secret).size > 3) return true;
  return role === 'trainee' && /^\d{6,}$/.test(secret) && !isPlainSequence(secret);
}

/** `111111`, `123456`, `987654`. */
function isPlainSequence(digits: string): boolean {
  const steps = new Set([...digits].slice(1).map((digit, index) => Number(digit) - Number(digits[index])));
  return steps.size === 1 && [-1, 0, 1].some((step) => steps.has(step));
}

const percent = z.number().min(0).max(100);

/** What the school asks for, and what it wants to be told of. All over the period the board shows. */
export const thresholdsSchema = z.strictObject({
  /** A trainee is ready who reaches all of these. */
  ready: z.strictObject({
    items: z.int().min(1).max(100_000),
    accuracy: percent,
    /** Clean items in a hundred. */
    cleanRate: percent,
    decisionsPerMinute: z.number().min(0).max(1_000),
  }),
  /** Each raises a flag. Those on figures wait for `fewestItems` items. */
  flags: z.strictObject({
    fewestItems: z.int().min(1).max(10_000),
    daysAway: z.int().min(1).max(365),
    accuracyBelow: percent,
    /** Points of accuracy lost between the first and the second half of the last weeks. */
    accuracyFallsBy: z.number().min(0.1).max(100),
    paceBelow: z.number().min(0).max(1_000),
    /** Over- and underpaid together per hundred items, in minor units of whatever currency; null raises none. */
    moneyPerHundredAbove: z.int().min(0).max(Number.MAX_SAFE_INTEGER).nullable(),
  }),
}) satisfies z.ZodType<Thresholds>;

export const DEFAULT_THRESHOLDS: Thresholds = {
  ready: { items: 100, accuracy: 97, cleanRate: 85, decisionsPerMinute: 8 },
  flags: { fewestItems: 20, daysAway: 7, accuracyBelow: 85, accuracyFallsBy: 5, paceBelow: 4, moneyPerHundredAbove: null },
};

/** A time zone by its name in the IANA database: `Asia/Macau`. */
export const timeZoneSchema = z.string().max(64).refine(isTimeZone);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const setUpSchoolSchema = z.strictObject({
  school: personNameSchema,
  name: personNameSchema,
  /** Made of the name where it is left out. */
  login: loginSchema.optional(),
  password: secretSchema,
  /** Where the school is. Left out: UTC. */
  timeZone: timeZoneSchema.optional(),
});
export type SetUpSchool = z.infer<typeof setUpSchoolSchema>;
/** Shown once and never again. */
export interface SchoolSetUp {
  readonly session: Session;
  readonly login: string;
  readonly recoveryCode: string;
}

export const schoolChangeSchema = z.strictObject({
  name: personNameSchema,
  thresholds: thresholdsSchema,
  /** By whose calendar days and weeks are cut; null: UTC. Left out: as it was. Figures are cut anew in the background. */
  timeZone: timeZoneSchema.nullable().optional(),
});
export type SchoolChange = z.infer<typeof schoolChangeSchema>;
export interface SchoolView extends Required<SchoolChange> {
  readonly timeZone: string | null;
}

export const signInSchema = z.strictObject({ login: z.string().min(1).max(80), secret: z.string().min(1).max(200) });
export type SignIn = z.infer<typeof signInSchema>;

export const recoverySchema = z.strictObject({
  login: z.string().min(1).max(80),
  /** Spaces, hyphens and capitals do not matter. */
  code: z.string().min(1).max(80),
  password: secretSchema,
});
export type Recovery = z.infer<typeof recoverySchema>;
export interface Recovered {
  readonly session: Session;
  /** The old one is spent. */
  readonly recoveryCode: string;
}

export const changeSecretSchema = z.strictObject({ current: z.string().min(1).max(200), next: secretSchema });
export const confirmSchema = z.strictObject({ secret: z.string().min(1).max(200) });

/** Acts that leave a line in the log. */
export const AUDIT_ACTS = [
  'schoolSetUp',
  'schoolChanged',
  'passwordRecovered',
  'recoveryCodeRenewed',
  'personAdded',
  'personChanged',
  'madeSupervisor',
  'madeTrainee',
  'personArchived',
  'personUnarchived',
  'secretReset',
  'secretChanged',
  'peopleImported',
  'dataExported',
  'personErased',
  'classAdded',
  'classChanged',
  'classArchived',
  'classUnarchived',
  'membersChanged',
  'remarkAdded',
  'decisionOverridden',
  'homeworkSet',
  'homeworkChanged',
  'homeworkCancelled',
  'recordsRestored',
] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];

export interface AuditEntry {
  readonly id: string;
  readonly at: number;
  readonly act: AuditAct;
  /** Null: whoever runs the machine, by the command line or with a backup of another school. */
  readonly actor: PersonName | null;
  /** Null where the act was about nobody in particular. */
  readonly person: PersonName | null;
  /** The class, homework, attempt … it was about. */
  readonly subject: { readonly kind: 'class' | 'homework' | 'attempt'; readonly id: string; readonly name: string | null } | null;
  /** How many it was about, where several were. */
  readonly count: number | null;
}
export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** Pass as `before` for the next page; null at the end. */
  readonly next: string | null;
}

/** The school and who is in it: setting it up, signing in and out, secrets. */
export const SCHOOL_ENDPOINTS = {
  /** Only while there is no school. The local profile, with its runs, becomes this supervisor's. */
  setUpSchool: post<SchoolSetUp>()('anyone', '/api/school', setUpSchoolSchema),
  school: get<SchoolView>()('supervisor', '/api/school'),
  saveSchool: put<SchoolView>()('supervisor', '/api/school', schoolChangeSchema),
  /** Where browsers on other machines reach this desk, the best address first; none where nobody but this machine does. */
  joinAddresses: get<{ readonly addresses: readonly string[] }>()('supervisor', '/api/school/addresses'),
  signIn: post<Session>()('anyone', '/api/sign-in', signInSchema),
  /** Gives the session of nobody, or of the local profile. */
  signOut: post<Session>()('anyone', '/api/sign-out', null),
  recover: post<Recovered>()('anyone', '/api/recovery', recoverySchema),
  /** One's own. Ends every other session. */
  changeSecret: put<Session>()('signedIn', '/api/me/secret', changeSecretSchema),
  renewRecoveryCode: post<{ readonly recoveryCode: string }>()('supervisor', '/api/me/recovery-code', confirmSchema),
  /** Newest first; query `limit` (1–100, default 30), `before`, and what is looked for: `person` it was about, `actor`, `act`, days `from` and `to`. */
  audit: get<AuditPage>()('supervisor', '/api/audit'),
} as const;

/** A list of ids in a body, each once. */
export const idsSchema = z.array(z.union([idSchema, z.literal('local')])).max(1_000);
