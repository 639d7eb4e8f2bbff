import { describe, expect, it } from 'vitest';

import { dayIn, offsetIn, startOfDay } from '../../../main/local-time.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const dayOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / DAY;

describe('the time of a place', () => {
  it('is UTC where no place is named', () => {
    const at = Date.UTC(2026, 0, 31, 23, 59);
    expect([offsetIn(null, at), dayIn(null, at), startOfDay(null, 5)]).toEqual([0, dayOf(2026, 1, 31), 5 * DAY]);
  });

  it('begins the day in Macau when it is four in the afternoon in UTC', () => {
    expect(dayIn('Asia/Macau', Date.UTC(2026, 0, 31, 15, 59, 59, 999))).toBe(dayOf(2026, 1, 31));
    expect(dayIn('Asia/Macau', Date.UTC(2026, 0, 31, 16))).toBe(dayOf(2026, 2, 1));
    expect(startOfDay('Asia/Macau', dayOf(2026, 2, 1))).toBe(Date.UTC(2026, 0, 31, 16));
  });

  it.each([
    ['summer', 2026, 7, 1, 2],
    ['winter', 2026, 12, 1, 1],
    ['the day the clocks go forward', 2026, 3, 29, 1],
    ['the day they go back', 2026, 10, 25, 2],
  ])('follows the clocks of Monaco: %s', (_, year, month, day, ahead) => {
    const begins = dayOf(year, month, day) * DAY - ahead * HOUR;
    expect(startOfDay('Europe/Monaco', dayOf(year, month, day))).toBe(begins);
    expect(dayIn('Europe/Monaco', begins)).toBe(dayOf(year, month, day));
    expect(dayIn('Europe/Monaco', begins - 1)).toBe(dayOf(year, month, day) - 1);
  });

  it('knows places behind UTC, and before 1970', () => {
    expect(dayIn('America/Los_Angeles', Date.UTC(2026, 0, 31, 7))).toBe(dayOf(2026, 1, 30));
    expect(dayIn('Asia/Tokyo', -1)).toBe(0);
  });
});
