import { toJson } from './json.ts';
import type { PracticeWriter, Writer } from './ports.ts';
import { createReviewWriter } from './review-writer.ts';
import { attemptToRow, runFromRow, runToRow } from './rows.ts';
import { createSchoolWriter } from './school-writer.ts';
import type { Database, SqlDialect } from './schema.ts';

/** Writes inside a transaction. There is no way here to change or delete an attempt. */
export function createWriter(database: Database, dialect: SqlDialect): Writer {
  return {
    ...createPracticeWriter(database, dialect),
    ...createSchoolWriter(database, dialect),
    ...createReviewWriter(database, dialect),
  };
}

function createPracticeWriter(database: Database, dialect: SqlDialect): PracticeWriter {
  return {
    async ensureProfile(id, at) {
      await database
        .insertInto('profile')
        .values({ id, name: null, created_at: at })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },

    async renameProfile(id, name) {
      await database.updateTable('profile').set({ name }).where('id', '=', id).execute();
    },

    async savePreferences(profile, preferences, at) {
      const row = { value: toJson(preferences), changed_at: at };
      await database
        .insertInto('preference')
        .values({ profile_id: profile, ...row })
        .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(row))
        .execute();
    },

    async addRun(run) {
      const added = await database
        .insertInto('run')
        .values(runToRow(run))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    },

    async lockRun(profile, id) {
      const run = database.selectFrom('run').selectAll().where('id', '=', id).where('profile_id', '=', profile);
      // On SQLite the transaction is the only writer from its beginning.
      const row = await (dialect === 'postgres' ? run.forUpdate() : run).executeTakeFirst();
      return row === undefined ? undefined : runFromRow(row);
    },

    async finishRun(id, at) {
      await database.updateTable('run').set({ finished_at: at }).where('id', '=', id).where('finished_at', 'is', null).execute();
    },

    async addAttempt(attempt) {
      const added = await database
        .insertInto('attempt')
        .values(attemptToRow(attempt))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    },
  };
}
