import type { PersonName, RunSummary } from '#shared/api/schemas.ts';
import { ratio } from '#shared/scoring/statistics.ts';

import type { RunFigures, RunRecord } from '../store/ports.ts';

const NOTHING_ANSWERED: RunFigures = {
  answered: 0,
  decisions: 0,
  rightDecisions: 0,
  cleanItems: 0,
  overpaid: 0,
  underpaid: 0,
  durationMs: 0,
  overridden: 0,
};

/** What a list shows of a run. Never its seed. */
export function summarise(run: RunRecord, person: PersonName, figures: RunFigures = NOTHING_ANSWERED): RunSummary {
  return {
    id: run.id,
    person,
    homework: run.homework,
    settings: run.settings,
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
    answered: figures.answered,
    accuracy: accuracyOf(figures),
    cleanItems: figures.cleanItems,
    decisionsPerMinute: paceOf(figures),
    overpaid: figures.overpaid,
    underpaid: figures.underpaid,
    overridden: figures.overridden,
  };
}

/** Right decisions in a hundred. */
export function accuracyOf({ rightDecisions, decisions }: RunFigures): number | null {
  return ratio(rightDecisions, decisions, 100);
}

/** Decisions a minute. */
export function paceOf({ decisions, durationMs }: RunFigures): number | null {
  return ratio(decisions, durationMs, 60_000);
}
