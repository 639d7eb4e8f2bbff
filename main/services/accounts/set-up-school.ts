import {
  DEFAULT_THRESHOLDS,
  type SchoolChange,
  type SchoolView,
  type SetUpSchool,
  isSecretFor,
  thresholdsSchema,
} from '#shared/api/school.ts';
import { ok } from '#shared/result.ts';

import { type Context, type Outcome, refuse } from '../context.ts';
import { LOCAL_PROFILE, ensureLocalProfile } from '../profile.ts';
import type { Viewer } from '../viewer.ts';
import { audit } from './audit.ts';
import { newRecoveryCode, plainCode } from './codes.ts';
import { loginFor, loginKey } from './logins.ts';
import { beginSession } from './sessions.ts';
import type { Caller, SignedIn } from './sign-in.ts';

/** Sets up a school: the local profile, with its runs, becomes the first supervisor's. From then on everybody signs in. */
export async function setUpSchool(
  context: Context,
  asked: SetUpSchool,
  caller: Caller,
): Promise<Outcome<SignedIn & { readonly login: string; readonly recoveryCode: string }>> {
  const { store, secrets, clock } = context;
  if (!isSecretFor('supervisor', asked.password)) return refuse('weakSecret', 'password');
  if ((await store.read.school()) !== undefined) return refuse('schoolExists');
  const recoveryCode = newRecoveryCode(context);
  const [secret, recovery] = await Promise.all([secrets.hash(asked.password), secrets.hash(plainCode(recoveryCode))]);
  const timeZone = asked.timeZone ?? null;
  const login = asked.login ?? loginFor(asked.name, () => false);
  return store.write(async (transaction) => {
    const now = clock();
    if (!(await transaction.addSchool({ name: asked.school, thresholds: DEFAULT_THRESHOLDS, timeZone }, now)))
      return refuse('schoolExists');
    // What was practised here so far is summed up by UTC.
    if (timeZone !== null) await transaction.addUpkeep('sums', context.newId());
    await ensureLocalProfile(transaction, now);
    await transaction.renameProfile(LOCAL_PROFILE, asked.name);
    const account = {
      profile: LOCAL_PROFILE,
      role: 'supervisor',
      login,
      loginKey: loginKey(login),
      secret,
      recovery,
      createdAt: now,
    } as const;
    await transaction.addAccount(account);
    // Setting up signs in.
    await transaction.saveSignIn(LOCAL_PROFILE, now);
    await audit(context, transaction, { act: 'schoolSetUp', actor: LOCAL_PROFILE });
    const token = await beginSession(context, transaction, { profile: LOCAL_PROFILE, secure: caller.secure, replaces: caller.token });
    return ok({ viewer: { profile: LOCAL_PROFILE, role: 'supervisor' }, token, login, recoveryCode });
  });
}

/** By whose calendar days are cut; null: UTC. */
export async function timeZoneOf({ store }: Pick<Context, 'store'>): Promise<string | null> {
  return (await store.read.school())?.timeZone ?? null;
}

/** The school's name, thresholds and time zone. */
export async function readSchool({ store }: Context): Promise<Outcome<SchoolView>> {
  const school = await store.read.school();
  if (school === undefined) return refuse('noSchool');
  const thresholds = thresholdsSchema.safeParse(school.thresholds);
  return ok({ name: school.name, thresholds: thresholds.success ? thresholds.data : DEFAULT_THRESHOLDS, timeZone: school.timeZone });
}

/** Renames the school, sets its thresholds and where it is: then days and weeks are to be cut anew. */
export function saveSchool(context: Context, viewer: Viewer, change: SchoolChange): Promise<Outcome<SchoolView>> {
  return context.store.write(async (transaction) => {
    await transaction.lockSchool();
    const before = (await transaction.school())?.timeZone ?? null;
    const school = { ...change, timeZone: change.timeZone === undefined ? before : change.timeZone };
    await transaction.saveSchool(school);
    if (school.timeZone !== before) await transaction.addUpkeep('sums', context.newId());
    await audit(context, transaction, { act: 'schoolChanged', actor: viewer.profile });
    return ok(school);
  });
}
