import type { ImportPeople, ImportPreview, Imported } from '#shared/api/people.ts';
import { ok } from '#shared/result.ts';

import type { Reader } from '../../store/ports.ts';
import { audit } from '../accounts/audit.ts';
import { newPin } from '../accounts/codes.ts';
import { loginKey } from '../accounts/logins.ts';
import { type Context, type Outcome, refuse } from '../context.ts';
import type { Viewer } from '../viewer.ts';
import { type ListedPerson, readClassList } from './class-list.ts';
import { asSupervisor, listPeople } from './people.ts';

/** What a class list would bring, and what is wrong with it. Writes nothing. */
export async function previewImport({ store: { read } }: Context, { csv, class: joined }: ImportPeople): Promise<Outcome<ImportPreview>> {
  if (!(await isClass(read, joined))) return refuse('notFound', 'class');
  const { people, faults, unread } = readClassList(csv, await read.loginKeys());
  const byName = new Map(
    (await read.accounts()).flatMap(({ profile: id, name }) => (name === null ? [] : [[loginKey(name), { id, name }] as const])),
  );
  return ok({
    lines: people.map(({ line, name, login, pin }) => ({ line, name, login, hasPin: pin !== null })),
    faults,
    unread,
    namesakes: people.flatMap(({ line, name }) => {
      const person = byName.get(loginKey(name));
      return person === undefined ? [] : [{ line, person }];
    }),
  });
}

/** How far an import is, and what stops it. */
export interface ImportWatch {
  readonly onProgress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

/** Adds all of a list that was found good. Throws when it is stopped, and then nobody was added. */
export type Importing = (watch: ImportWatch) => Promise<Outcome<Imported>>;

/** Looks whether all the trainees of a class list can be added: what it gives adds them. Where anything is wrong, none are. */
export async function prepareImport(context: Context, viewer: Viewer, asked: ImportPeople): Promise<Outcome<Importing>> {
  const { read } = context.store;
  if (!(await isClass(read, asked.class))) return refuse('notFound', 'class');
  const { people, faults } = readClassList(asked.csv, await read.loginKeys());
  if (faults.length > 0) return refuse('importFaulty', 'csv');
  return ok(async (watch) => {
    // Slow on purpose, and so done before the database is held.
    const hashed = await hashAll(context, people, watch);
    return addAll(context, viewer, hashed, { joined: asked.class, signal: watch.signal });
  });
}

/** Gives every PIN, this once. */
function addAll(
  context: Context,
  viewer: Viewer,
  hashed: readonly HashedPerson[],
  { joined, signal }: { readonly joined: string | null; readonly signal: AbortSignal },
): Promise<Outcome<Imported>> {
  return asSupervisor(context, viewer, async (transaction) => {
    // Somebody may have taken a login meanwhile.
    const taken = await transaction.loginKeys();
    if (hashed.some(({ person }) => taken.has(loginKey(person.login)))) return refuse('loginTaken', 'csv');
    const now = context.clock();
    const added: { readonly id: string; readonly secret: string }[] = [];
    for (const { person, secret, hash } of hashed) {
      const id = context.newId();
      const account = { profile: id, role: 'trainee', login: person.login, loginKey: loginKey(person.login), createdAt: now } as const;
      await transaction.addProfile(id, person.name, now);
      await transaction.addAccount({ ...account, secret: hash, recovery: null });
      added.push({ id, secret });
    }
    if (joined !== null)
      await transaction.joinClasses(
        added.map(({ id }) => id),
        [joined],
      );
    const subject = joined === null ? null : ({ kind: 'class', id: joined } as const);
    await audit(context, transaction, { act: 'peopleImported', actor: viewer.profile, subject, count: added.length });
    const views = new Map(
      (await listPeople({ ...context, store: { ...context.store, read: transaction } })).map((view) => [view.id, view]),
    );
    // The last moment to stop: nobody would ever see the PINs.
    signal.throwIfAborted();
    return ok({
      people: added.flatMap(({ id, secret }) => {
        const person = views.get(id);
        return person === undefined ? [] : [{ person, secret }];
      }),
    });
  });
}

async function isClass(read: Reader, id: string | null): Promise<boolean> {
  return id === null || (await read.classes()).some((each) => each.id === id);
}

/** As many at once as leave half of Node's four threads to everybody else. */
const AT_ONCE = 2;

interface HashedPerson {
  readonly person: ListedPerson;
  readonly secret: string;
  readonly hash: string;
}

async function hashAll(
  context: Context,
  people: readonly ListedPerson[],
  { onProgress, signal }: ImportWatch,
): Promise<readonly HashedPerson[]> {
  const hashed: HashedPerson[] = [];
  for (let start = 0; start < people.length; start += AT_ONCE) {
    const batch = people.slice(start, start + AT_ONCE).map(async (person) => {
      const secret = person.pin ?? newPin(context);
      return { person, secret, hash: await context.secrets.hash(secret) };
    });
    hashed.push(...(await Promise.all(batch)));
    signal.throwIfAborted();
    onProgress(hashed.length, people.length);
  }
  return hashed;
}
