import { isDeepStrictEqual } from 'node:util';

import { drillById } from '#shared/drills/index.ts';
import type { Grade } from '#shared/drills/types.ts';
import { ENGINE_VERSION } from '#shared/engine-version.ts';
import { DAY_MS } from '#shared/time.ts';

import type { AttemptRecord } from '../../store/ports.ts';
import type { Watch } from '../../store/records/backup-lines.ts';
import {
  type KeptAttempt,
  danglingRows,
  everyAttempt,
  figuresOf,
  integrityFaults,
  pendingMigrations,
  runsAfter,
  runsBackwards,
  runsWithGaps,
  triesWithoutFirst,
} from '../../store/records/check-queries.ts';
import { countRows } from '../../store/records/tables.ts';
import type { Database, SqlDialect } from '../../store/schema.ts';
import { type Finding, finding, tally } from './findings.ts';

/** What a check of the records found. */
export interface Checked {
  readonly attempts: number;
  /** Answers graded anew: those of this engine. */
  readonly regraded: number;
  readonly findings: readonly Finding[];
  /** The answers whose grade or figures differ, as they should be; only their ids are kept. */
  readonly toRepair: readonly string[];
}

/** Looks through everything that is kept, changing nothing, a few answers in memory at a time. */
export async function checkRecords(transaction: Database, dialect: SqlDialect, now: number, watch: Watch = {}): Promise<Checked> {
  const damage = finding('fileDamaged', await integrityFaults(transaction, dialect));
  const dangling = finding('rowsDangling', await danglingRows(transaction, dialect));
  const older = finding('schemaOlder', await pendingMigrations(transaction, dialect));
  // What an older version kept is only known once it is brought up to date; what is damaged may not be read at all.
  if (older.length > 0 || damage.length > 0)
    return { attempts: 0, regraded: 0, findings: [...damage, ...dangling, ...older], toRepair: [] };
  const answers = await checkAnswers(transaction, watch);
  return {
    ...answers,
    findings: [
      ...dangling,
      ...answers.findings,
      ...finding('firstTryMissing', await triesWithoutFirst(transaction)),
      ...finding('answersMissing', await runsWithGaps(transaction)),
      ...finding('clockBackwards', await runsBackwards(transaction)),
      // Two machines never agree to the second.
      ...finding('clockAhead', await runsAfter(transaction, now + DAY_MS)),
    ],
  };
}

async function checkAnswers(transaction: Database, { onProgress, signal }: Watch): Promise<Checked> {
  const total = await countRows(transaction, 'attempt');
  const [unreadable, grades, figures, others] = [
    tally('attemptUnreadable'),
    tally('gradeDiffers'),
    tally('figuresDiffer'),
    tally('otherEngine'),
  ];
  const toRepair: string[] = [];
  let [done, regraded] = [0, 0];
  for await (const kept of everyAttempt(transaction)) {
    signal?.throwIfAborted();
    onProgress?.((done += 1), total);
    if ('unreadable' in kept) {
      unreadable.add(kept.unreadable);
      continue;
    }
    const { id } = kept.attempt;
    const verdict = judge(kept);
    switch (verdict) {
      case 'unreadable':
        unreadable.add(id);
        break;
      case 'gradeDiffers':
        grades.add(id);
        toRepair.push(id);
        break;
      case 'figuresDiffer':
        figures.add(id);
        toRepair.push(id);
        break;
      case 'otherEngine':
        others.add(id);
        break;
      case 'right':
        break;
    }
    if (verdict !== 'otherEngine' && verdict !== 'unreadable') regraded += 1;
  }
  const findings = [unreadable, grades, figures, others].flatMap((each) => each.found());
  return { attempts: total, regraded, findings, toRepair };
}

function judge({ attempt, run, figures }: KeptAttempt): 'right' | 'unreadable' | 'gradeDiffers' | 'figuresDiffer' | 'otherEngine' {
  try {
    const grade = gradeAnew(attempt, run.settings);
    if (grade !== null && !isDeepStrictEqual(grade, attempt.grade)) return 'gradeDiffers';
    if (!isDeepStrictEqual(figuresOf(attempt), figures)) return 'figuresDiffer';
    return grade === null ? 'otherEngine' : 'right';
  } catch {
    return 'unreadable';
  }
}

/** The grade this engine gives the answer; null where another engine graded it, which may have known other rules. Throws on what is no answer. */
export function gradeAnew({ grade, item, events }: AttemptRecord, settings: KeptAttempt['run']['settings']): Grade | null {
  const drill = drillById(settings.drill);
  if (grade.engineVersion !== ENGINE_VERSION || drill === undefined) return null;
  // As a store gives it back: JSON knows neither -0 nor undefined.
  return JSON.parse(JSON.stringify(drill.grade(settings, item, events))) as Grade;
}
