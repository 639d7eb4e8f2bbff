import { fromJson } from './json.ts';
import type { AuditQuery, AuditRecord, AccountRecord, CurrentSession, SchoolReader } from './school-ports.ts';
import type { Database } from './schema.ts';

/** Names as people look them up, É beside E: a database orders them by their bytes. */
const byName = new Intl.Collator('en');

/** Looks up who is who. */
export function createSchoolReader(database: Database): SchoolReader {
  return {
    async school() {
      const row = await database.selectFrom('school').select(['name', 'thresholds', 'demo', 'time_zone']).executeTakeFirst();
      if (row === undefined) return undefined;
      return { name: row.name, thresholds: fromJson<unknown>(row.thresholds), demo: row.demo === 1, timeZone: row.time_zone };
    },

    async session(tokenHash): Promise<CurrentSession | undefined> {
      const row = await database
        .selectFrom('session')
        .innerJoin('account', 'account.profile_id', 'session.profile_id')
        .selectAll('session')
        .select(['account.role', 'account.archived_at'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row === undefined
        ? undefined
        : {
            tokenHash,
            profile: row.profile_id,
            secure: row.secure === 1,
            createdAt: row.created_at,
            seenAt: row.seen_at,
            role: row.role,
            archivedAt: row.archived_at,
          };
    },

    async account(profile) {
      const row = await accountRows(database).where('account.profile_id', '=', profile).executeTakeFirst();
      return row === undefined ? undefined : accountFromRow(row);
    },

    async accountByLogin(loginKey) {
      const row = await accountRows(database).where('login_key', '=', loginKey).executeTakeFirst();
      return row === undefined ? undefined : accountFromRow(row);
    },

    async accounts() {
      const rows = await accountRows(database).orderBy('account.profile_id').execute();
      return rows.map(accountFromRow).sort((one, other) => byName.compare(one.name ?? '', other.name ?? ''));
    },

    async loginKeys() {
      const rows = await database.selectFrom('account').select('login_key').where('login_key', 'is not', null).execute();
      return new Set(rows.flatMap(({ login_key: key }) => (key === null ? [] : [key])));
    },

    async names(profiles) {
      const ids = [...new Set(profiles)];
      if (ids.length === 0) return new Map();
      const rows = await database.selectFrom('profile').select(['id', 'name']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    async audit(query) {
      return (await auditRows(database, query).execute()).map((row) => ({
        id: row.id,
        at: row.at,
        // What the store wrote itself is trusted.
        act: row.act as AuditRecord['act'],
        actor: row.actor_id,
        person: row.person_id,
        subject:
          row.subject_kind === null || row.subject_id === null
            ? null
            : { kind: row.subject_kind as NonNullable<AuditRecord['subject']>['kind'], id: row.subject_id },
        count: row.count,
      }));
    },

    async classes() {
      const rows = await database.selectFrom('school_class').selectAll().orderBy('name').orderBy('id').execute();
      return rows.map(({ id, name, created_at, archived_at }) => ({ id, name, createdAt: created_at, archivedAt: archived_at }));
    },

    async memberships() {
      const rows = await database.selectFrom('class_member').selectAll().execute();
      return rows.map((row) => ({ class: row.class_id, profile: row.profile_id }));
    },
  };
}

function accountRows(database: Database) {
  return database
    .selectFrom('account')
    .innerJoin('profile', 'profile.id', 'account.profile_id')
    .selectAll('account')
    .select('profile.name');
}

function accountFromRow(row: Awaited<ReturnType<ReturnType<typeof accountRows>['executeTakeFirstOrThrow']>>): AccountRecord {
  return {
    profile: row.profile_id,
    name: row.name,
    role: row.role,
    login: row.login,
    secret: row.secret,
    recovery: row.recovery,
    createdAt: row.created_at,
    signedInAt: row.signed_in_at,
    archivedAt: row.archived_at,
    erasedAt: row.erased_at,
  };
}

function auditRows(database: Database, { person, actor, act, from, to, before, limit }: AuditQuery) {
  let query = database.selectFrom('audit').selectAll();
  if (person !== null) query = query.where('person_id', '=', person);
  if (actor !== null) query = query.where('actor_id', '=', actor);
  if (act !== null) query = query.where('act', '=', act);
  if (from !== null) query = query.where('at', '>=', from);
  if (to !== null) query = query.where('at', '<', to);
  if (before !== null) {
    query = query.where((where) =>
      where.or([where('at', '<', before.at), where.and([where('at', '=', before.at), where('id', '<', before.id)])]),
    );
  }
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit);
}
