import type { AddPerson, PersonSecrets, PersonView } from '#shared/api/people.ts';
import type { Role } from '#shared/api/schemas.ts';
import { isSecretFor } from '#shared/api/school.ts';
import { ok } from '#shared/result.ts';

import type { Reader, Transaction } from '../../store/ports.ts';
import type { AccountRecord } from '../../store/school-ports.ts';
import { audit } from '../accounts/audit.ts';
import { forgiveAccount } from '../accounts/brake.ts';
import { newPin, newRecoveryCode, plainCode } from '../accounts/codes.ts';
import { loginFor, loginKey } from '../accounts/logins.ts';
import { type Context, type Outcome, refuse } from '../context.ts';
import type { Viewer } from '../viewer.ts';

/** Everybody of the school, by name. */
export async function listPeople({ store: { read } }: Context): Promise<readonly PersonView[]> {
  const [accounts, memberships] = [await read.accounts(), await read.memberships()];
  const byProfile = Map.groupBy(memberships, ({ profile }) => profile);
  return accounts.map((account) =>
    personView(
      account,
      (byProfile.get(account.profile) ?? []).map((each) => each.class),
    ),
  );
}

/** Adds somebody. A secret made up is given here and never again. */
export async function addPerson(context: Context, viewer: Viewer, asked: AddPerson): Promise<Outcome<PersonSecrets>> {
  const { id, name, role, classes = [] } = asked;
  const made = await makeSecrets(context, role, asked.secret ?? null);
  if (!made.ok) return made;
  return asSupervisor(context, viewer, async (transaction) => {
    const known = new Set((await transaction.classes()).map((each) => each.id));
    if (classes.some((each) => !known.has(each))) return refuse('notFound', 'classes');
    const taken = await transaction.loginKeys();
    const login = asked.login ?? loginFor(name, (key) => taken.has(key));
    if (taken.has(loginKey(login))) return refuse('loginTaken', 'login');
    const now = context.clock();
    if (!(await transaction.addProfile(id, name, now))) return refuse('conflict', 'id');
    const { secret, recovery } = made.value.hashes;
    await transaction.addAccount({ profile: id, role, login, loginKey: loginKey(login), secret, recovery, createdAt: now });
    if (role === 'trainee') await transaction.joinClasses([id], classes);
    await audit(context, transaction, { act: 'personAdded', actor: viewer.profile, person: id });
    return ok({ person: await readPerson(transaction, id), ...made.value.shown });
  });
}

/** Renames somebody, or gives another login. */
export function changePerson(
  context: Context,
  viewer: Viewer,
  id: string,
  { name, login }: { readonly name: string; readonly login: string },
): Promise<Outcome<PersonView>> {
  return administer(context, viewer, id, async (transaction, account) => {
    if (account.erasedAt !== null) return refuse('erased');
    const other = await transaction.accountByLogin(loginKey(login));
    if (other !== undefined && other.profile !== id) return refuse('loginTaken', 'login');
    await transaction.renameProfile(id, name);
    await transaction.saveLogin(id, login, loginKey(login));
    await audit(context, transaction, { act: 'personChanged', actor: viewer.profile, person: id });
    return ok(await readPerson(transaction, id));
  });
}

/** Archives somebody, who can no longer sign in and is signed out at once. Nothing is lost. */
export function archivePerson(context: Context, viewer: Viewer, id: string): Promise<Outcome<PersonView>> {
  return administer(context, viewer, id, async (transaction, account) => {
    if (account.archivedAt === null) {
      if (account.role === 'supervisor' && (await isLastSupervisor(transaction, id))) return refuse('lastSupervisor');
      await transaction.saveArchived(id, context.clock());
      await transaction.endSessionsOf(id);
      await audit(context, transaction, { act: 'personArchived', actor: viewer.profile, person: id });
    }
    return ok(await readPerson(transaction, id));
  });
}

/** Lets somebody back in. */
export function unarchivePerson(context: Context, viewer: Viewer, id: string): Promise<Outcome<PersonView>> {
  return administer(context, viewer, id, async (transaction, account) => {
    if (account.erasedAt !== null) return refuse('erased');
    if (account.archivedAt !== null) {
      await transaction.saveArchived(id, null);
      await audit(context, transaction, { act: 'personUnarchived', actor: viewer.profile, person: id });
    }
    return ok(await readPerson(transaction, id));
  });
}

/** Sets somebody's secret anew and ends their sessions; they may try again at once. */
export async function resetSecret(context: Context, viewer: Viewer, id: string, secret: string | null): Promise<Outcome<PersonSecrets>> {
  const account = await context.store.read.account(id);
  if (account === undefined) return refuse('notFound');
  const made = await makeSecrets(context, account.role, secret, { recovery: false });
  if (!made.ok) return made;
  return administer(context, viewer, id, async (transaction, current) => {
    if (current.erasedAt !== null) return refuse('erased');
    // Somebody may have made a supervisor of them meanwhile: no PIN for those.
    if (!isSecretFor(current.role, secret ?? made.value.shown.secret ?? '')) return refuse('weakSecret', 'secret');
    await transaction.saveSecret(id, made.value.hashes.secret);
    await transaction.endSessionsOf(id);
    await forgiveAccount(transaction, current.login ?? '');
    await audit(context, transaction, { act: 'secretReset', actor: viewer.profile, person: id });
    return ok({ person: await readPerson(transaction, id), ...made.value.shown });
  });
}

/**
 * Removes for ever what says who an archived person was: name, login, secrets, preferences, memberships, remarks and the
 * reasons of overrides. The answers stay, as statistics of nobody.
 */
export function erasePerson(context: Context, viewer: Viewer, id: string): Promise<Outcome<PersonView>> {
  return administer(context, viewer, id, async (transaction, account) => {
    if (account.archivedAt === null) return refuse('notArchived');
    if (account.erasedAt === null) {
      await transaction.erase(id, context.clock());
      await audit(context, transaction, { act: 'personErased', actor: viewer.profile, person: id });
    }
    return ok(await readPerson(transaction, id));
  });
}

/** One administrative act, no other at the same time, by who may still do it: hashing a secret before takes a while. */
export function asSupervisor<Value>(
  { store }: Context,
  { profile }: Viewer,
  work: (transaction: Transaction) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  return store.write(async (transaction) => {
    await transaction.lockSchool();
    const actor = await transaction.account(profile);
    return actor?.role === 'supervisor' && actor.archivedAt === null ? work(transaction) : refuse('forbidden');
  });
}

/** One administrative act on a person. */
export function administer<Value>(
  context: Context,
  viewer: Viewer,
  id: string,
  work: (transaction: Transaction, account: AccountRecord) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  return asSupervisor(context, viewer, async (transaction) => {
    const account = await transaction.account(id);
    return account === undefined ? refuse('notFound') : work(transaction, account);
  });
}

/** A person who must exist. */
export async function readPerson(read: Reader, id: string): Promise<PersonView> {
  const account = await read.account(id);
  if (account === undefined) throw new Error(`no account ${id}`);
  const classes = (await read.memberships()).filter(({ profile }) => profile === id).map((each) => each.class);
  return personView(account, classes);
}

/** An account without what is secret of it. */
export function personView(account: AccountRecord, classes: readonly string[]): PersonView {
  const { profile: id, name, login, role, createdAt, archivedAt, erasedAt, signedInAt, secret } = account;
  return { id, name, login, role, createdAt, archivedAt, erasedAt, lastSignInAt: signedInAt, hasSecret: secret !== null, classes };
}

/** Whether nobody else could run the school. */
export async function isLastSupervisor(transaction: Transaction, id: string): Promise<boolean> {
  const accounts = await transaction.accounts();
  return !accounts.some(({ profile, role, archivedAt }) => profile !== id && role === 'supervisor' && archivedAt === null);
}

interface MadeSecrets {
  readonly hashes: { readonly secret: string; readonly recovery: string | null };
  readonly shown: Pick<PersonSecrets, 'secret' | 'recoveryCode'>;
}

/** A trainee's PIN may be made up; a supervisor's password may not. */
export async function makeSecrets(
  context: Context,
  role: Role,
  given: string | null,
  wants = { recovery: true },
): Promise<Outcome<MadeSecrets>> {
  const secret = given ?? (role === 'trainee' ? newPin(context) : null);
  if (secret === null || !isSecretFor(role, secret)) return refuse('weakSecret', 'secret');
  const recoveryCode = role === 'supervisor' && wants.recovery ? newRecoveryCode(context) : null;
  const recovery = recoveryCode === null ? null : await context.secrets.hash(plainCode(recoveryCode));
  return ok({
    hashes: { secret: await context.secrets.hash(secret), recovery },
    shown: { secret: given === null ? secret : null, recoveryCode },
  });
}
