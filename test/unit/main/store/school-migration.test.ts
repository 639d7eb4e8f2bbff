import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { doUpkeep } from '../../../../main/services/upkeep.ts';
import { migrate } from '../../../../main/store/migrate.ts';
import { migrationsFor } from '../../../../main/store/migrations/index.ts';
import { openDatabase } from '../../../../main/store/open-store.ts';
import type { AttemptRecord, RunRecord } from '../../../../main/store/ports.ts';
import { attemptToRow, runToRow } from '../../../../main/store/rows.ts';
import { attemptRecord, runRecord, uuid } from '../../../support/records.ts';
import { exerciseOf, replace } from '../../../support/settling.ts';
import { LASTING_KINDS, describeOnEachDatabase, openTestStore } from '../../../support/stores.ts';
import { tableFile, tableOf } from '../../../support/tables.ts';
import { MONACO } from '../../../support/three-card.ts';

/** A tie at one seat, a fold at another. */
const TABLE = tableOf(
  tableFile(MONACO, 'Qs 7d 2c', [
    { cards: 'Qh 7c 2d', bets: { ante: 10, play: 10 } },
    { cards: '9h 7s 2h', bets: { ante: 10 }, folded: true },
  ]),
);
const RIGHT = exerciseOf(TABLE).grade(exerciseOf(TABLE).prescribed);
/** The tie paid. */
const WRONG = exerciseOf(TABLE).grade(replace(exerciseOf(TABLE).prescribed, 1, 'ante', { type: 'pay', seat: 1, bet: 'ante', amount: 250 }));

function answer(number: number, index: number, changes: Partial<AttemptRecord>): AttemptRecord {
  const record = attemptRecord(number, uuid(1), index, { grade: RIGHT, ...changes });
  return { ...record, item: { ...record.item, table: TABLE, situations: ['foldedSeat', 'tie'] } };
}

/** A run as a row of the time. */
function oldRow(run: RunRecord) {
  const { homework_id: homework, ...row } = runToRow(run);
  expect(homework).toBeNull();
  return row;
}

const AT = Date.UTC(2026, 0, 31, 12);
const FACTS = [
  { profile: 'local', ruleSet: MONACO, kind: 'situation', code: 'foldedSeat', met: 2, failed: 0 },
  { profile: 'local', ruleSet: MONACO, kind: 'situation', code: 'tie', met: 2, failed: 1 },
  { profile: 'local', ruleSet: MONACO, kind: 'error', code: 'pushPaid', met: 1, failed: 1 },
];

describeOnEachDatabase('a database from before there were schools', (fresh, kind) => {
  it('has nothing to sum up when it is new', async () => {
    const store = await openTestStore(fresh());
    await doUpkeep(store);
    expect([await store.read.upkeep(), await store.read.profiles()]).toEqual([[], []]);
    await store.close();
  });

  // A database in memory is gone once closed.
  if (kind === 'SQLite in memory') return;

  it('keeps all there was, and sums up what was practised', async () => {
    const target = fresh();
    const old = await openDatabase(target);
    if (!old.ok) throw new Error(old.error.detail);
    const database = old.value;
    await migrate(database, migrationsFor(target.kind), '0001-practice');
    await database.insertInto('profile').values({ id: 'local', name: 'Ana', created_at: 1 }).execute();
    await database
      .insertInto('run')
      .values(oldRow(runRecord(1, { finishedAt: 9_000 })))
      .execute();
    const answers = [
      answer(10, 0, { answeredAt: AT, grade: WRONG }),
      answer(11, 1, { answeredAt: AT + 86_400_000 }),
      answer(12, 1, { answeredAt: AT + 86_400_000, tryNumber: 1 }),
    ];
    await database.insertInto('attempt').values(answers.map(attemptToRow)).execute();
    await database.destroy();

    const store = await openTestStore(target);
    expect(await store.read.upkeep()).toEqual(['sums']);
    await doUpkeep(store);
    await doUpkeep(store);
    expect(await store.read.upkeep()).toEqual([]);
    expect(await store.read.run('local', uuid(1))).toEqual(runRecord(1, { finishedAt: 9_000 }));
    expect(await store.read.firstTries(uuid(1))).toEqual(answers.slice(0, 2));
    expect(await store.read.school()).toBeUndefined();
    const all = { profiles: ['local'], ruleSet: null, drill: null, level: null, from: 0, to: 1_000_000 };
    expect(await store.read.daySums(all)).toMatchObject([
      { day: 20_484, items: 1, cleanItems: 0, overpaid: 250 },
      { day: 20_485, items: 1, cleanItems: 1, overpaid: 0 },
    ]);
    expect(await store.read.facts(all)).toEqual(FACTS);
    await store.close();
  });
});

describeOnEachDatabase(
  'a database from before faults were laid where they lie',
  (fresh) => {
    it('counts the facts anew that were laid at every door of the table, and by level', async () => {
      const target = fresh();
      const old = await openDatabase(target);
      if (!old.ok) throw new Error(old.error.detail);
      const database = old.value;
      await migrate(database, migrationsFor(target.kind), '0004-override-seen');
      await database.insertInto('profile').values({ id: 'local', name: 'Ana', created_at: 1 }).execute();
      await database
        .insertInto('run')
        .values(runToRow(runRecord(1)))
        .execute();
      const answers = [answer(10, 0, { answeredAt: AT, grade: WRONG }), answer(11, 1, { answeredAt: AT + 1 })];
      await database.insertInto('attempt').values(answers.map(attemptToRow)).execute();
      // As the table was then.
      const facts = JSON.stringify({ 'situation:tie': [2, 1], 'situation:foldedSeat': [2, 1] });
      await sql`insert into week_fact (profile_id, week, rule_set, drill, facts) values ('local', 2926, ${MONACO}, 'settle', ${facts})`.execute(
        database,
      );
      await database.deleteFrom('upkeep').execute();
      await database.destroy();

      const store = await openTestStore(target);
      expect(await store.read.upkeep()).toEqual(['sums']);
      const heard: string[] = [];
      await doUpkeep(store, (done, total) => heard.push(`${done}/${total}`));
      expect(heard).toEqual(['0/1']);
      const all = { profiles: ['local'], ruleSet: null, drill: null, level: null, from: 0, to: 1_000_000 };
      expect(await store.read.facts(all)).toEqual(FACTS);
      expect(await store.read.facts({ ...all, level: 1 })).toEqual(FACTS);
      expect(await store.read.facts({ ...all, level: 2 })).toEqual([]);
      expect(await store.read.kindSums({ ...all, level: 1 })).toMatchObject([{ items: 2 }]);
      await store.close();
    });
  },
  LASTING_KINDS,
);

describeOnEachDatabase(
  'a database from before it was noted who saw an override',
  (fresh) => {
    it('counts what was said before as seen', async () => {
      const target = fresh();
      const old = await openDatabase(target);
      if (!old.ok) throw new Error(old.error.detail);
      const database = old.value;
      await migrate(database, migrationsFor(target.kind), '0003-demo');
      await database.insertInto('profile').values({ id: 'local', name: 'Ana', created_at: 1 }).execute();
      await database
        .insertInto('run')
        .values(runToRow(runRecord(1, { finishedAt: 9_000 })))
        .execute();
      await database
        .insertInto('attempt')
        .values([attemptRecord(10, uuid(1), 0)].map(attemptToRow))
        .execute();
      // As the table was then.
      const columns = sql`id, attempt_id, number, decision, verdict, reason, author_id, made_at`;
      const word = sql`${uuid(20)}, ${uuid(10)}, 0, 'spot:1:ante', 'right', 'Seen.', 'local', cast(${AT} as bigint)`;
      await sql`insert into override (${columns}) values (${word})`.execute(database);
      await database.destroy();

      const store = await openTestStore(target);
      expect(await store.read.overridesOn(uuid(10))).toMatchObject([{ reason: 'Seen.', madeAt: AT, seenAt: AT }]);
      expect(await store.read.unseenWords('local')).toEqual([]);
      await store.close();
    });
  },
  LASTING_KINDS,
);

describeOnEachDatabase(
  'a database from before the machine itself could act on a school',
  (fresh) => {
    it('keeps its log, in its order, and takes lines of nobody', async () => {
      const target = fresh();
      const old = await openDatabase(target);
      if (!old.ok) throw new Error(old.error.detail);
      const database = old.value;
      await migrate(database, migrationsFor(target.kind), '0005-faults-where-they-lie');
      await database.insertInto('profile').values({ id: 'local', name: 'Ana', created_at: 1 }).execute();
      const line = { actor_id: 'local', person_id: null, subject_kind: null, subject_id: null, count: null };
      const lines = [
        { ...line, id: uuid(1), at: AT, act: 'schoolSetUp' },
        { ...line, id: uuid(2), at: AT + 1, act: 'personAdded', person_id: 'local', count: 1 },
      ];
      await database.insertInto('audit').values(lines).execute();
      await expect(
        database
          .insertInto('audit')
          .values({ ...line, id: uuid(3), at: AT, act: 'recordsRestored', actor_id: null })
          .execute(),
      ).rejects.toThrow();
      await database.destroy();

      const store = await openTestStore(target);
      const everything = { person: null, actor: null, act: null, from: null, to: null, before: null, limit: 10 };
      const restored = { id: uuid(3), at: AT + 2, act: 'recordsRestored', actor: null, person: null, subject: null, count: null } as const;
      await store.write((transaction) => transaction.addAudit(restored));
      expect(await store.read.audit(everything)).toMatchObject([
        restored,
        { id: uuid(2), act: 'personAdded', actor: 'local', person: 'local', count: 1 },
        { id: uuid(1), act: 'schoolSetUp', actor: 'local' },
      ]);
      await expect(store.write((transaction) => transaction.addAudit({ ...restored, id: uuid(4), actor: uuid(99) }))).rejects.toThrow();
      await store.close();
    });
  },
  LASTING_KINDS,
);
