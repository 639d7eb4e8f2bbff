import { toJson } from './json.ts';
import type { BrakeRecord, SchoolWriter } from './school-ports.ts';
import type { Database, SqlDialect } from './schema.ts';

const SCHOOL = 'school';
/** Rows of one insert. SQLite takes 32,766 values at most. */
const BATCH = 500;

/** Writes who is who, inside a transaction. */
export function createSchoolWriter(database: Database, dialect: SqlDialect): SchoolWriter {
  const setAccount = (profile: string) => database.updateTable('account').where('profile_id', '=', profile);

  return {
    async addSchool({ name, thresholds, timeZone, demo = false }, at) {
      const added = await database
        .insertInto('school')
        .values({ id: SCHOOL, name, thresholds: toJson(thresholds), demo: demo ? 1 : 0, created_at: at, time_zone: timeZone })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    },

    async saveSchool({ name, thresholds, timeZone }) {
      await database
        .updateTable('school')
        .set({ name, thresholds: toJson(thresholds), time_zone: timeZone })
        .execute();
    },

    async lockSchool() {
      // On SQLite the transaction is the only writer from its beginning.
      if (dialect === 'postgres') await database.selectFrom('school').select('id').forUpdate().execute();
    },

    async addProfile(id, name, at) {
      const added = await database
        .insertInto('profile')
        .values({ id, name, created_at: at })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    },

    async addAccount({ profile, role, login, loginKey, secret, recovery, createdAt }) {
      await database
        .insertInto('account')
        .values({ profile_id: profile, role, login, login_key: loginKey, secret, recovery, created_at: createdAt })
        .execute();
    },

    async saveLogin(profile, login, loginKey) {
      await setAccount(profile).set({ login, login_key: loginKey }).execute();
    },
    async saveSecret(profile, hash) {
      await setAccount(profile).set({ secret: hash }).execute();
    },
    async saveRecovery(profile, hash) {
      await setAccount(profile).set({ recovery: hash }).execute();
    },
    async saveRole(profile, role, recovery) {
      await setAccount(profile).set({ role, recovery }).execute();
      if (role === 'supervisor') await database.deleteFrom('class_member').where('profile_id', '=', profile).execute();
    },
    async saveSignIn(profile, at) {
      await setAccount(profile).set({ signed_in_at: at }).execute();
    },
    async saveArchived(profile, at) {
      await setAccount(profile).set({ archived_at: at }).execute();
    },

    async erase(profile, at) {
      await setAccount(profile).set({ login: null, login_key: null, secret: null, recovery: null, erased_at: at }).execute();
      await database.updateTable('profile').set({ name: null }).where('id', '=', profile).execute();
      await database.deleteFrom('preference').where('profile_id', '=', profile).execute();
      await database.deleteFrom('session').where('profile_id', '=', profile).execute();
      await database.deleteFrom('class_member').where('profile_id', '=', profile).execute();
      await database.deleteFrom('homework_target').where('profile_id', '=', profile).execute();
      await database.deleteFrom('remark').where('trainee_id', '=', profile).execute();
      // An override stays, as figures rest on it; what was written of the person does not.
      const own = database
        .selectFrom('attempt')
        .innerJoin('run', 'run.id', 'attempt.run_id')
        .select('attempt.id')
        .where('run.profile_id', '=', profile);
      await database.updateTable('override').set({ reason: '' }).where('attempt_id', 'in', own).execute();
    },

    async addSession({ tokenHash, profile, secure, createdAt, seenAt }) {
      const row = { token_hash: tokenHash, profile_id: profile, secure: secure ? 1 : 0, created_at: createdAt, seen_at: seenAt };
      await database.insertInto('session').values(row).execute();
    },
    async saveSeen(tokenHash, at) {
      await database.updateTable('session').set({ seen_at: at }).where('token_hash', '=', tokenHash).execute();
    },
    async endSession(tokenHash) {
      await database.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
    },
    async endSessionsOf(profile) {
      await database.deleteFrom('session').where('profile_id', '=', profile).execute();
    },
    async endOldSessions(seenBefore, begunBefore) {
      await database
        .deleteFrom('session')
        .where((where) => where.or([where('seen_at', '<', seenBefore), where('created_at', '<', begunBefore)]))
        .execute();
    },

    async lockBrake(id): Promise<BrakeRecord> {
      // In one statement: between two, somebody else's success may take the row away.
      const row = await database
        .insertInto('brake')
        .values({ id, failures: 0, failed_at: 0, blocked_until: 0 })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ id }))
        .returningAll()
        .executeTakeFirstOrThrow();
      return { id, failures: row.failures, failedAt: row.failed_at, blockedUntil: row.blocked_until };
    },
    async saveBrake({ id, failures, failedAt, blockedUntil }) {
      const row = { failures, failed_at: failedAt, blocked_until: blockedUntil };
      await database.updateTable('brake').set(row).where('id', '=', id).execute();
    },
    async forgetBrake(id) {
      await database.deleteFrom('brake').where('id', '=', id).execute();
    },
    async forgetOldBrakes(failedBefore) {
      await database.deleteFrom('brake').where('failed_at', '<', failedBefore).execute();
    },

    async addAudit({ id, at, act, actor, person, subject, count }) {
      const about = { person_id: person, subject_kind: subject?.kind ?? null, subject_id: subject?.id ?? null, count };
      await database
        .insertInto('audit')
        .values({ id, at, act, actor_id: actor, ...about })
        .execute();
    },

    async addClass(id, name, at) {
      const added = await database
        .insertInto('school_class')
        .values({ id, name, created_at: at })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    },
    async renameClass(id, name) {
      await database.updateTable('school_class').set({ name }).where('id', '=', id).execute();
    },
    async archiveClass(id, at) {
      await database.updateTable('school_class').set({ archived_at: at }).where('id', '=', id).execute();
    },
    async saveMembers(classId, profiles) {
      await database.deleteFrom('class_member').where('class_id', '=', classId).execute();
      await join(database, profiles, [classId]);
    },
    async joinClasses(profiles, classes) {
      await join(database, profiles, classes);
    },
  };
}

async function join(database: Database, profiles: readonly string[], classes: readonly string[]): Promise<void> {
  const rows = classes.flatMap((each) => profiles.map((profile) => ({ class_id: each, profile_id: profile })));
  for (let start = 0; start < rows.length; start += BATCH) {
    await database
      .insertInto('class_member')
      .values(rows.slice(start, start + BATCH))
      .onConflict((conflict) => conflict.columns(['class_id', 'profile_id']).doNothing())
      .execute();
  }
}
