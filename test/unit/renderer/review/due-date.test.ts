import { describe, expect, it } from 'vitest';

import { DAY_MS } from '#shared/time.ts';

import { daysUntil, dueToTell, endOfDay } from '../../../../renderer/review/homework/due-date.ts';

const MORNING = new Date('2026-03-12T09:42:00').getTime();
const dueOn = (day: string) => endOfDay(day) ?? 0;

describe('the day homework is due', () => {
  it.each([
    ['2026-03-19', 7],
    ['2026-03-13', 1],
    ['2026-03-11', -1],
  ])('%s is told by whole days, as where it was chosen', (day, days) => {
    expect(daysUntil(MORNING, day)).toBe(days);
    expect(dueToTell(dueOn(day), MORNING) - MORNING).toBe(days * DAY_MS);
  });

  it('is told by the hour on the day itself', () => {
    expect(dueToTell(dueOn('2026-03-12'), MORNING)).toBe(dueOn('2026-03-12'));
  });
});
