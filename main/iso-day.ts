/** The day of a moment, UTC: `2026-01-31`. */
export function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
