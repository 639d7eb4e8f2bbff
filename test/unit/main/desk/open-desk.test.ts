import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, it } from 'vitest';

import { openDesk } from '../../../../main/desk/open-desk.ts';
import type { StoreTarget } from '../../../../main/store/open-store.ts';
import { attemptRecord, runRecord, uuid } from '../../../support/records.ts';
import { exerciseOf } from '../../../support/settling.ts';
import { openTestStore } from '../../../support/stores.ts';
import { tableFile, tableOf } from '../../../support/tables.ts';
import { MONACO } from '../../../support/three-card.ts';

const folder = mkdtempSync(join(tmpdir(), 'tapis-desk-'));
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const TABLE = tableOf(tableFile(MONACO, 'Qs 7d 2c', [{ cards: '9h 7s 2h', bets: { ante: 10 }, folded: true }]));
const ALL = { profiles: ['broken', 'whole'], ruleSet: null, drill: null, level: null, from: 0, to: 1_000_000 };

it('opens although an answer cannot be counted anew, counts the others, and tries again at the next start', async () => {
  const target: StoreTarget = { kind: 'sqlite', file: join(folder, 'tapis.sqlite') };
  const store = await openTestStore(target);
  await store.write(async (transaction) => {
    for (const [index, profile] of ALL.profiles.entries()) {
      await transaction.addProfile(profile, profile, 1);
      await transaction.addRun(runRecord(index, { profile }));
    }
    // The table of the first is none.
    await transaction.addAttempt(attemptRecord(10, uuid(0), 0));
    const answer = attemptRecord(11, uuid(1), 0, { grade: exerciseOf(TABLE).grade(exerciseOf(TABLE).prescribed) });
    await transaction.addAttempt({ ...answer, item: { ...answer.item, table: TABLE } });
  });
  await store.close();

  const logged: unknown[] = [];
  const desk = await openDesk({
    target,
    allowsHost: () => true,
    joinAddresses: () => [],
    interfaceFolder: null,
    appVersion: '1.0.0',
    log: (_id, error) => logged.push(error),
  });
  if (!desk.ok) throw new Error(desk.error.detail);
  await desk.value.close();
  expect(logged).toEqual([new AggregateError([new Error(`no three-card table: ${MONACO}`)], 'sums that could not be computed anew')]);

  const after = await openTestStore(target);
  expect(await after.read.upkeep()).toEqual(['sums']);
  expect((await after.read.kindSums(ALL)).map(({ profile, items }) => [profile, items])).toEqual([['whole', 1]]);
  await after.close();
});
