import type { ReviewPeriod } from '#shared/api/review.ts';
import type { DrillId } from '#shared/drills/types.ts';
import type { Level, RuleSetId } from '#shared/games/types.ts';
import { DAY_MS } from '#shared/time.ts';

import { isoDay } from '../../iso-day.ts';
import { dayOf, mondayOf, weekOf } from '../../store/review-writer.ts';

const USUAL_DAYS = 30;

/** What is looked at: of whom, which kind of practice, and when. */
export interface ReviewFilter {
  readonly class: string | null;
  readonly ruleSet: RuleSetId | null;
  readonly drill: DrillId | null;
  readonly level: Level | null;
  /** Days since 1970-01-01, both included. */
  readonly from: number;
  readonly to: number;
}

/** The days asked for, the usual ones where none are. */
export function periodOf(from: number | null, to: number | null, today: number): { readonly from: number; readonly to: number } {
  const last = to ?? today;
  return { from: from ?? last - USUAL_DAYS + 1, to: last };
}

/** The weeks a period touches: facts are kept by weeks. */
export function weeksOf({ from, to }: Pick<ReviewFilter, 'from' | 'to'>): { readonly from: number; readonly to: number } {
  return { from: weekOf(from), to: weekOf(to) };
}

/** `2026-01-31` as days since 1970-01-01; null for what is no day of the calendar. */
export function readDay(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) || writeDay(dayOf(at)) !== text ? null : dayOf(at);
}

/** A day as `2026-01-31`. */
export function writeDay(day: number): string {
  return isoDay(day * DAY_MS);
}

/** The Monday of a week as `2026-01-26`. */
export function writeWeek(week: number): string {
  return writeDay(mondayOf(week));
}

/** A period as the interface is told it. */
export function writePeriod({ from, to }: Pick<ReviewFilter, 'from' | 'to'>): ReviewPeriod {
  return { from: writeDay(from), to: writeDay(to) };
}
