import type { ClassView } from '#shared/api/people.ts';
import { ok } from '#shared/result.ts';

import type { Reader, Transaction } from '../../store/ports.ts';
import type { ClassRecord } from '../../store/school-ports.ts';
import { audit } from '../accounts/audit.ts';
import { type Context, type Outcome, refuse } from '../context.ts';
import type { Viewer } from '../viewer.ts';

/** Every class with its active trainees, by name. */
export async function listClasses(read: Reader): Promise<readonly ClassView[]> {
  const [classes, memberships, accounts] = [await read.classes(), await read.memberships(), await read.accounts()];
  const byClass = Map.groupBy(memberships, (each) => each.class);
  const active = accounts.filter(({ archivedAt, role }) => archivedAt === null && role === 'trainee');
  return classes.map((each) => {
    const members = new Set((byClass.get(each.id) ?? []).map(({ profile }) => profile));
    return { ...each, members: active.filter(({ profile }) => members.has(profile)).map(({ profile: id, name }) => ({ id, name })) };
  });
}

/** Adds a class. */
export function addClass(
  context: Context,
  viewer: Viewer,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<Outcome<ClassView>> {
  return context.store.write(async (transaction) => {
    if (!(await transaction.addClass(id, name, context.clock()))) return refuse('conflict', 'id');
    await audit(context, transaction, { act: 'classAdded', actor: viewer.profile, subject: { kind: 'class', id } });
    return readClass(transaction, id);
  });
}

/** Renames a class. */
export function changeClass(context: Context, viewer: Viewer, id: string, name: string): Promise<Outcome<ClassView>> {
  return withClass(context, id, async (transaction) => {
    await transaction.renameClass(id, name);
    await audit(context, transaction, { act: 'classChanged', actor: viewer.profile, subject: { kind: 'class', id } });
    return undefined;
  });
}

/** Puts a class away, or takes it out again. Its members stay in it. */
export function archiveClass(context: Context, viewer: Viewer, id: string, isArchived: boolean): Promise<Outcome<ClassView>> {
  return withClass(context, id, async (transaction, { archivedAt }) => {
    if ((archivedAt !== null) === isArchived) return undefined;
    await transaction.archiveClass(id, isArchived ? context.clock() : null);
    const act = isArchived ? 'classArchived' : 'classUnarchived';
    await audit(context, transaction, { act, actor: viewer.profile, subject: { kind: 'class', id } });
    return undefined;
  });
}

/** Sets who is in a class: trainees only. */
export function setMembers(context: Context, viewer: Viewer, id: string, people: readonly string[]): Promise<Outcome<ClassView>> {
  return withClass(context, id, async (transaction) => {
    const trainees = new Set((await transaction.accounts()).flatMap(({ profile, role }) => (role === 'trainee' ? [profile] : [])));
    const members = [...new Set(people)];
    if (members.some((person) => !trainees.has(person))) return refuse('notFound', 'people');
    // Archived members are not shown in the list that comes back, so that they are kept apart from it.
    const hidden = await archivedMembers(transaction, id);
    await transaction.saveMembers(id, [...new Set([...members, ...hidden])]);
    const count = members.length;
    await audit(context, transaction, { act: 'membersChanged', actor: viewer.profile, subject: { kind: 'class', id }, count });
    return undefined;
  });
}

async function archivedMembers(read: Reader, id: string): Promise<readonly string[]> {
  const archived = new Set((await read.accounts()).flatMap(({ profile, archivedAt }) => (archivedAt === null ? [] : [profile])));
  return (await read.memberships()).filter((each) => each.class === id && archived.has(each.profile)).map(({ profile }) => profile);
}

function withClass(
  { store }: Context,
  id: string,
  work: (transaction: Transaction, found: ClassRecord) => Promise<Outcome<never> | undefined>,
): Promise<Outcome<ClassView>> {
  return store.write(async (transaction) => {
    await transaction.lockSchool();
    const found = (await transaction.classes()).find((each) => each.id === id);
    if (found === undefined) return refuse('notFound');
    const refused = await work(transaction, found);
    return refused === undefined ? readClass(transaction, id) : refused;
  });
}

async function readClass(read: Reader, id: string): Promise<Outcome<ClassView>> {
  const found = (await listClasses(read)).find((each) => each.id === id);
  return found === undefined ? refuse('notFound') : ok(found);
}
