import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { derive } from '#shared/random/seed.ts';

import { playRun } from '../../main/services/demo/fill-demo.ts';
import { demoTrainee } from '../../main/services/demo/trainee.ts';
import { sumsOfAnswer } from '../../main/services/review/sums.ts';
import { type StoreTarget, openStore } from '../../main/store/open-store.ts';
import { uuid } from '../support/records.ts';
import { SEED } from './sample.ts';

/** How many answers come at once: those of a few classes. */
export const AT_ONCE = 64;

const PROFILE = 'local';
const PLAN = { startsAt: 0, ruleSet: 'mc-three-card-poker', level: 2, items: 1 } as const;

/** Puts an answer where answers are kept, the way the desk does. */
export type RecordAnswer = () => Promise<void>;

/** Opens a new file to record answers in. */
export async function openAnswers(): Promise<RecordAnswer> {
  const opened = await openStore(newFile(), { clock: () => 0 });
  if (!opened.ok) throw new Error(`${opened.error.code}: ${opened.error.detail}`);
  const store = opened.value;
  const { run, attempts } = playRun(PROFILE, demoTrainee(SEED), new Map(), { ...PLAN, seed: derive(SEED, 'answers') });
  const [attempt] = attempts;
  if (attempt === undefined) throw new Error('a run without an answer');
  await store.write(async (transaction) => {
    await transaction.ensureProfile(PROFILE, 0);
    await transaction.addRun(run);
  });
  const sums = sumsOfAnswer(run, attempt);
  let tries = 0;
  return () =>
    store.write(async (transaction) => {
      tries += 1;
      await transaction.addAttempt({ ...attempt, id: uuid(tries), tryNumber: tries });
      await transaction.addToSums(sums);
    });
}

/**
 * A file for a database, gone when the process is. Beside the packages, as a temporary folder may well lie in memory, where
 * nothing has to wait for a disk.
 */
export function newFile(): StoreTarget {
  const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'tapis-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.once('SIGTERM', () => process.exit());
  return { kind: 'sqlite', file: join(folder, 'answers.sqlite') };
}
