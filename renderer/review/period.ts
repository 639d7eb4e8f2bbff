import { DAY_MS } from '#shared/time.ts';

/** How far back the figures go. */
export const PERIODS = ['week', 'month', 'term'] as const;
export type Period = (typeof PERIODS)[number];

const DAYS: Readonly<Record<Period, number>> = { week: 7, month: 30, term: 91 };

/** The days of a period up to today, both included, by the calendar of this machine: who reviews sits where the school is. */
export function daysOf(period: Period, now: number): { readonly from: string; readonly to: string } {
  return { from: isoDay(now, DAYS[period] - 1), to: isoDay(now, 0) };
}

/** Today, or so many days before, as the desk writes it: `2026-01-31`. */
function isoDay(now: number, daysBefore: number): string {
  const at = new Date(now);
  const day = Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) - daysBefore * DAY_MS;
  return new Date(day).toISOString().slice(0, 10);
}

/** Noon of a day, to be written in any time zone as that day. */
export function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}
