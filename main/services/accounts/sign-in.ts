import type { SignIn } from '#shared/api/school.ts';
import { ok } from '#shared/result.ts';

import type { Transaction } from '../../store/ports.ts';
import type { AccountRecord } from '../../store/school-ports.ts';
import { type Context, type Outcome, refuse } from '../context.ts';
import type { Viewer } from '../viewer.ts';
import { type Tried, forgive, takeTry } from './brake.ts';
import { loginKey } from './logins.ts';
import { beginSession } from './sessions.ts';

/** What a host knows of who asks, before anybody is signed in. */
export interface Caller {
  /** The network address; null where there is no network between. */
  readonly address: string | null;
  /** Whether the connection is https as far as the browser knows. */
  readonly secure: boolean;
  /** The token the request brought. */
  readonly token: string | null;
}

/** Somebody who has just signed in. */
export interface SignedIn {
  readonly viewer: Viewer;
  readonly token: string;
}

/** Signs somebody in. A wrong name, a wrong secret and an archived account are told apart neither by the answer nor by its time. */
export async function signIn(context: Context, { login, secret }: SignIn, caller: Caller): Promise<Outcome<SignedIn>> {
  const { store, secrets, clock } = context;
  if ((await store.read.school()) === undefined) return refuse('noSchool');
  const tried: Tried = { kind: 'signIn', login, address: caller.address };
  const allowed = await takeTry(context, tried);
  if (!allowed.ok) return allowed;

  const account = await store.read.accountByLogin(loginKey(login));
  const isRight = await secrets.verify(secret, account?.secret ?? null);
  if (account === undefined || !isRight || account.archivedAt !== null) return refuse('badCredentials');
  return store.write(async (transaction) => {
    if (!(await holdStill(transaction, account))) return refuse('badCredentials');
    await forgive(transaction, tried);
    await transaction.saveSignIn(account.profile, clock());
    const token = await beginSession(context, transaction, { profile: account.profile, secure: caller.secure, replaces: caller.token });
    return ok({ viewer: { profile: account.profile, role: account.role }, token });
  });
}

/**
 * Whether an account is still as it was found when its secret was checked, which takes a while; until the transaction is
 * over nobody changes it. Else somebody shut out meanwhile would be in again.
 */
export async function holdStill(transaction: Transaction, { profile, role, secret }: AccountRecord): Promise<boolean> {
  await transaction.lockSchool();
  const current = await transaction.account(profile);
  return current !== undefined && current.secret === secret && current.role === role && current.archivedAt === null;
}
