/** Stores with something in them, to be kept, lost and brought back. */
import type { StoreTarget } from '../../main/store/open-store.ts';
import type { Store } from '../../main/store/ports.ts';
import type { BackupAuthor } from '../../main/store/records/backup-lines.ts';
import { attemptRecord, runRecord, uuid } from './records.ts';
import { openTestStore } from './stores.ts';

export const AUTHOR: BackupAuthor = { app: '1.2.3', engine: '1', madeAt: Date.UTC(2026, 0, 31, 12) };

/** One person, two runs of which the second repeats the first, and so many answers. */
export async function fill(store: Store, answers: number): Promise<void> {
  await store.write(async (transaction) => {
    await transaction.ensureProfile('local', 1_000);
    await transaction.renameProfile('local', 'Ana “quotes” 荷官 \\ \u2028');
    await transaction.addRun(runRecord(1, { finishedAt: 9_000 }));
    await transaction.addRun(runRecord(2, { repeatOf: uuid(1) }));
    for (let index = 0; index < answers; index += 1) await transaction.addAttempt(attemptRecord(100 + index, uuid(1), index));
  });
}

/** Opens a store over a target, fills it, and closes it again. */
export async function filled(target: StoreTarget, answers = 3): Promise<StoreTarget> {
  const store = await openTestStore(target);
  await fill(store, answers);
  await store.close();
  return target;
}

/** What is there, as the store gives it out. */
export async function whatIsIn(target: StoreTarget) {
  const store = await openTestStore(target);
  try {
    return {
      profile: await store.read.profile('local'),
      runs: await store.read.runs({ profile: 'local', filter: {}, before: null, limit: 100 }),
      answers: await store.read.firstTries(uuid(1)),
    };
  } finally {
    await store.close();
  }
}
