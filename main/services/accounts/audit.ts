import type { AuditEntry, AuditPage } from '#shared/api/school.ts';

import type { Transaction } from '../../store/ports.ts';
import type { AuditQuery, AuditRecord, PageStart } from '../../store/school-ports.ts';
import type { Context } from '../context.ts';
import { namer } from '../viewer.ts';

type Act = Pick<AuditRecord, 'act' | 'actor'> & Partial<Pick<AuditRecord, 'person' | 'subject' | 'count'>>;

/** Leaves a line in the log, in the transaction of the act itself. Names are looked up when it is read: an erased one is gone here too. */
export function audit({ clock, newId }: Context, transaction: Transaction, act: Act): Promise<void> {
  return transaction.addAudit({ id: newId(), at: clock(), person: null, subject: null, count: null, ...act });
}

/** A page of the log, the newest first. */
export async function readAudit({ store: { read } }: Context, asked: AuditQuery): Promise<AuditPage> {
  const found = await read.audit({ ...asked, limit: asked.limit + 1 });
  const entries = found.slice(0, asked.limit);
  const last = found.length > asked.limit ? entries.at(-1) : undefined;
  const named = await namer(
    read,
    entries.flatMap(({ actor, person }) => [actor, person].filter((each) => each !== null)),
  );
  const subjects = await subjectNames({ read, entries });
  return {
    entries: entries.map(({ id, at, act, actor, person: about, subject, count }): AuditEntry => ({
      id,
      at,
      act,
      actor: actor === null ? null : named(actor),
      person: about === null ? null : named(about),
      subject: subject === null ? null : { ...subject, name: subjects.get(subject.id) ?? null },
      count,
    })),
    next: last === undefined ? null : writePageStart(last),
  };
}

async function subjectNames({
  read,
  entries,
}: {
  readonly read: Context['store']['read'];
  readonly entries: readonly AuditRecord[];
}): Promise<ReadonlyMap<string, string>> {
  const kinds = new Set(entries.map(({ subject }) => subject?.kind));
  const classes = kinds.has('class') ? await read.classes() : [];
  const homework = kinds.has('homework') ? await read.allHomework() : [];
  return new Map([...classes.map(({ id, name }) => [id, name] as const), ...homework.map(({ id, title }) => [id, title] as const)]);
}

const PAGE_START = /^(\d{1,15})\.([0-9a-f-]{36})$/i;

/** Where the page after this row begins. */
export function writePageStart({ at, id }: PageStart): string {
  return `${at}.${id}`;
}

/** Reads what `next` gave; undefined for anything else. */
export function readPageStart(text: string): PageStart | undefined {
  const [, at, id] = PAGE_START.exec(text) ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id };
}
