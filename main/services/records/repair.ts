import type { Watch } from '../../store/records/backup-lines.ts';
import { replaceGrade } from '../../store/records/check-queries.ts';
import { pacer } from '../../store/records/pacer.ts';
import { attemptFromRow, runFromRow } from '../../store/rows.ts';
import type { Database } from '../../store/schema.ts';
import { gradeAnew } from './check-records.ts';

/** Computes grades and figures anew for these answers, and gives how many were changed. The answers themselves stay as they were given. */
export async function repairGrades(database: Database, attempts: readonly string[], { onProgress, signal }: Watch = {}): Promise<number> {
  const pause = pacer();
  let changed = 0;
  for (const [index, id] of attempts.entries()) {
    signal?.throwIfAborted();
    onProgress?.(index, attempts.length);
    if (await repairOne(database, id)) changed += 1;
    await pause();
  }
  // Sums by day and week are made of these figures: the next start computes them anew.
  if (changed > 0)
    await database
      .insertInto('upkeep')
      .values({ task: 'sums' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return changed;
}

async function repairOne(database: Database, id: string): Promise<boolean> {
  const row = await database.selectFrom('attempt').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return false;
  const run = await database.selectFrom('run').selectAll().where('id', '=', row.run_id).executeTakeFirst();
  if (run === undefined) return false;
  const kept = attemptFromRow(row);
  await replaceGrade(database, { ...kept, grade: gradeAnew(kept, runFromRow(run).settings) ?? kept.grade });
  return true;
}
