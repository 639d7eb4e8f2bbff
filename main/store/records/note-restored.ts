import type { Database } from '../schema.ts';

/** Who puts a backup in place: a supervisor from the interface, or whoever runs the machine. */
export interface RestoredBy {
  /** Of the line in the log. */
  readonly id: string;
  /** Null for whoever runs the machine. */
  readonly actor: string | null;
}

/** When the school was set up, which tells it from any other; null where there is none. */
export async function schoolSince(database: Database): Promise<number | null> {
  const school = await database.selectFrom('school').select('created_at').executeTakeFirst();
  return school?.created_at ?? null;
}

/**
 * Leaves a line in the log of a restored school. The actor is only named where the school is the one they acted in: the
 * same id may be another person in another's.
 */
export async function noteRestored(transaction: Database, { id, actor }: RestoredBy, at: number, actedIn: number | null): Promise<void> {
  const since = await schoolSince(transaction);
  if (since === null) return;
  const known =
    actor === null || since !== actedIn
      ? undefined
      : await transaction.selectFrom('account').select('profile_id').where('profile_id', '=', actor).executeTakeFirst();
  const nothing = { person_id: null, subject_kind: null, subject_id: null, count: null };
  await transaction
    .insertInto('audit')
    .values({ id, at, act: 'recordsRestored', actor_id: known?.profile_id ?? null, ...nothing })
    .execute();
}
