import { DAY_MS } from '#shared/time.ts';

/** How far back the figures go. */
export const PERIODS = ['week', 'month', 'term'] as const;
export type Period = (typeof PERIODS)[number];

const DAYS: Readonly<Record<Period, number>> = { week: 7, month: 30, term: 91 };

/** The days of a period up to today, both included, as the desk counts them: in UTC. */
export function daysOf(period: Period, now: number): { readonly from: string; readonly to: string } {
  return { from: isoDay(now - (DAYS[period] - 1) * DAY_MS), to: isoDay(now) };
}

/** A day as the desk writes it: `2026-01-31`. */
function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Noon of a day, to be written in any time zone as that day. */
export function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}
