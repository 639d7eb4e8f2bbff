import { type Recovery, isSecretFor } from '#shared/api/school.ts';
import { ok } from '#shared/result.ts';

import type { AccountRecord } from '../../store/school-ports.ts';
import { type Context, type Outcome, refuse } from '../context.ts';
import type { Viewer } from '../viewer.ts';
import { audit } from './audit.ts';
import { type Tried, forgive, forgiveAccount, takeTry } from './brake.ts';
import { newRecoveryCode, plainCode } from './codes.ts';
import { loginKey } from './logins.ts';
import { beginSession } from './sessions.ts';
import { type Caller, type SignedIn, holdStill } from './sign-in.ts';

/** Changes one's own secret; every session but a new one ends. */
export async function changeSecret(
  context: Context,
  viewer: Viewer,
  { current, next }: { readonly current: string; readonly next: string },
  caller: Caller,
): Promise<Outcome<SignedIn>> {
  const { store, secrets } = context;
  if (viewer.role === 'solo') return refuse('noSchool');
  const role = viewer.role;
  if (!isSecretFor(role, next)) return refuse('weakSecret', 'next');
  const confirmed = await confirm(context, viewer, current, caller);
  if (!confirmed.ok) return confirmed;
  const secret = await secrets.hash(next);
  return store.write(async (transaction) => {
    if (!(await holdStill(transaction, confirmed.value))) return refuse('badCredentials');
    await transaction.saveSecret(viewer.profile, secret);
    await transaction.endSessionsOf(viewer.profile);
    await audit(context, transaction, { act: 'secretChanged', actor: viewer.profile, person: viewer.profile });
    const token = await beginSession(context, transaction, { profile: viewer.profile, secure: caller.secure, replaces: caller.token });
    return ok({ viewer, token });
  });
}

/** A new recovery code for oneself; the old one is spent. */
export async function renewRecoveryCode(
  context: Context,
  viewer: Viewer,
  password: string,
  caller: Caller,
): Promise<Outcome<{ readonly recoveryCode: string }>> {
  const confirmed = await confirm(context, viewer, password, caller);
  if (!confirmed.ok) return confirmed;
  const recoveryCode = newRecoveryCode(context);
  const recovery = await context.secrets.hash(plainCode(recoveryCode));
  return context.store.write(async (transaction) => {
    if (!(await holdStill(transaction, confirmed.value))) return refuse('badCredentials');
    await transaction.saveRecovery(viewer.profile, recovery);
    await audit(context, transaction, { act: 'recoveryCodeRenewed', actor: viewer.profile, person: viewer.profile });
    return ok({ recoveryCode });
  });
}

/** Whether the person at the keyboard knows the secret. Braked like signing in: a session left open is no licence to guess. */
async function confirm(context: Context, viewer: Viewer, secret: string, { address }: Caller): Promise<Outcome<AccountRecord>> {
  const { store, secrets } = context;
  const account = await store.read.account(viewer.profile);
  if (account === undefined) return refuse('noSchool');
  const tried: Tried = { kind: 'signIn', login: account.login ?? '', address };
  const allowed = await takeTry(context, tried);
  if (!allowed.ok) return allowed;
  if (!(await secrets.verify(secret, account.secret))) return refuse('badCredentials');
  await store.write((transaction) => forgive(transaction, tried));
  return ok(account);
}

/** Sets a supervisor's password by the recovery code, which is spent; a new one is given. Ends every other session. */
export async function recover(
  context: Context,
  { login, code, password }: Recovery,
  caller: Caller,
): Promise<Outcome<SignedIn & { readonly recoveryCode: string }>> {
  const { store, secrets } = context;
  if (!isSecretFor('supervisor', password)) return refuse('weakSecret', 'password');
  if ((await store.read.school()) === undefined) return refuse('noSchool');
  const tried: Tried = { kind: 'recovery', login, address: caller.address };
  const allowed = await takeTry(context, tried);
  if (!allowed.ok) return allowed;

  const account = await store.read.accountByLogin(loginKey(login));
  const isRight = await secrets.verify(plainCode(code), account?.recovery ?? null);
  if (account === undefined || !isRight || account.archivedAt !== null) return refuse('badCredentials');
  const recoveryCode = newRecoveryCode(context);
  const [secret, recovery] = await Promise.all([secrets.hash(password), secrets.hash(plainCode(recoveryCode))]);
  return store.write(async (transaction) => {
    await transaction.lockSchool();
    const current = await transaction.account(account.profile);
    // Single use, also when it is sent twice at once.
    if (current?.recovery !== account.recovery || current.archivedAt !== null) return refuse('badCredentials');
    await transaction.saveSecret(account.profile, secret);
    await transaction.saveRecovery(account.profile, recovery);
    await transaction.endSessionsOf(account.profile);
    await forgive(transaction, tried);
    await forgiveAccount(transaction, login);
    await transaction.saveSignIn(account.profile, context.clock());
    await audit(context, transaction, { act: 'passwordRecovered', actor: account.profile, person: account.profile });
    const token = await beginSession(context, transaction, { profile: account.profile, secure: caller.secure, replaces: caller.token });
    return ok({ viewer: { profile: account.profile, role: account.role }, token, recoveryCode });
  });
}
