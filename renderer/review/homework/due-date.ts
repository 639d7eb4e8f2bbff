import { DAY_MS } from '#shared/time.ts';

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
