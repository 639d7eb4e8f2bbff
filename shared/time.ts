/** Milliseconds of a day. All times are UTC, whose days are all alike. */
export const DAY_MS = 86_400_000;
