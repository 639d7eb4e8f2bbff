import { DAY_MS } from '#shared/time.ts';

import { noonOf } from '../period.ts';

/** A day as a date field holds it, in the person's own time zone. */
export function dayField(time: number): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A week from now. */
export function usualDay(now: number): string {
  return dayField(now + 7 * DAY_MS);
}

/** The last moment of a day in the person's own time zone; null while the field is not filled. */
export function endOfDay(field: string): number | null {
  const time = new Date(`${field}T23:59:59.999`).getTime();
  return Number.isNaN(time) ? null : time;
}

/** How many days after today a day is. */
export function daysUntil(now: number, day: string): number {
  return Math.round((noonOf(day) - noonOf(dayField(now))) / DAY_MS);
}

/** The moment to tell of, as so long from now: by whole days, as the supervisor read it, until the day itself. */
export function dueToTell(dueAt: number, now: number): number {
  const days = daysUntil(now, dayField(dueAt));
  return days === 0 ? dueAt : now + days * DAY_MS;
}
