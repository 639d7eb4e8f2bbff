/** Records to put into a store, as plain as they can be. */
import type { Grade, RunSettings } from '#shared/drills/types.ts';

import type { AttemptRecord, RunRecord } from '../../main/store/ports.ts';

/** A UUID that counts: the same number, the same id. */
export function uuid(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}

export const SETTINGS: RunSettings = {
  ruleSet: 'mc-three-card-poker',
  drill: 'settle',
  mix: 'training',
  level: 1,
  items: 3,
  seats: null,
  calls: false,
  options: {},
  situations: null,
};

export function runRecord(number: number, changes: Partial<RunRecord> = {}): RunRecord {
  return {
    id: uuid(number),
    profile: 'local',
    settings: SETTINGS,
    engineVersion: '1',
    seed: '0123456789abcdef0123456789abcdef',
    repeatOf: null,
    homework: null,
    startedAt: 1_000 + number,
    finishedAt: null,
    ...changes,
  };
}

export const GRADE: Grade = {
  engineVersion: '1',
  decisions: [],
  right: 0,
  score: 100,
  clean: true,
  overpaid: 0,
  underpaid: 0,
  durationMs: 1_500,
};

export function attemptRecord(number: number, run: string, index: number, changes: Partial<AttemptRecord> = {}): AttemptRecord {
  return {
    id: uuid(number),
    run,
    tryNumber: 0,
    item: { index, seed: 'fedcba9876543210fedcba9876543210', table: { ruleSet: SETTINGS.ruleSet, options: {} }, situations: ['tie'] },
    events: [
      { type: 'pay', seat: 1, bet: 'ante', amount: 1_000, ms: 700 },
      { type: 'done', ms: 1_500 },
    ],
    grade: GRADE,
    nextIndex: index + 1,
    answeredAt: 2_000 + number,
    ...changes,
  };
}
