import { setImmediate } from 'node:timers/promises';

import { sql } from 'kysely';

import type { Database } from './schema.ts';

/** Runs transactions: all of the work or, when it throws, nothing of it. */
export interface Transactions {
  readonly run: <Value>(work: (transaction: Database) => Promise<Value>) => Promise<Value>;
  /** Waits until nothing is under way. */
  readonly rest: () => Promise<void>;
}

/** Transactions side by side, as a database server has them. */
export function separateTransactions(database: Database): Transactions {
  return { run: (work) => database.transaction().execute(work), rest: () => Promise.resolve() };
}

/** More would keep those who only read waiting. */
const MOST_TOGETHER = 32;

/** A transaction that waits for its turn. */
interface Job {
  /** Does the work, or leaves no trace of it. */
  readonly run: (transaction: Database) => Promise<void>;
  /** Says what came of it. */
  readonly end: () => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Transactions one after the other, on the one connection SQLite has. Those that wait at the same time share a commit: a class
 * that answers at once waits for the disk once. None is over before it is on the disk.
 */
export function transactionsTogether(database: Database): Transactions {
  let waiting: Job[] = [];
  let working: Promise<void> | null = null;

  async function workOff(): Promise<void> {
    while (waiting.length > 0) {
      // Everything the network has brought by now goes along.
      await setImmediate();
      const jobs = waiting.slice(0, MOST_TOGETHER);
      waiting = waiting.slice(MOST_TOGETHER);
      await commitTogether(database, jobs);
    }
    working = null;
  }

  return {
    run: (work) =>
      new Promise((resolve, reject) => {
        waiting.push(jobFor(work, resolve, reject));
        working ??= workOff();
      }),
    rest: async () => {
      await working;
    },
  };
}

async function commitTogether(database: Database, jobs: readonly Job[]): Promise<void> {
  try {
    await database.transaction().execute(async (transaction) => {
      for (const job of jobs) await job.run(transaction);
    });
  } catch (error) {
    for (const job of jobs) job.fail(error);
    return;
  }
  for (const job of jobs) job.end();
}

function jobFor<Value>(
  work: (transaction: Database) => Promise<Value>,
  resolve: (value: Value) => void,
  reject: (error: unknown) => void,
): Job {
  let end = (): void => reject(new Error('a transaction that was not run'));
  return {
    async run(transaction) {
      await sql`savepoint job`.execute(transaction);
      try {
        const value = await work(transaction);
        end = () => resolve(value);
      } catch (error) {
        end = () => reject(error);
        await goBack(transaction, error);
      }
      await sql`release job`.execute(transaction);
    },
    end: () => end(),
    fail: reject,
  };
}

/** After some errors (a full disk) SQLite has undone everything: then there is nothing to go back to, and all fail by that error. */
async function goBack(transaction: Database, error: unknown): Promise<void> {
  try {
    await sql`rollback to job`.execute(transaction);
  } catch {
    throw error;
  }
}
