import { describe, expect, it } from 'vitest';

import { formatFor } from '../../../../renderer/i18n/format.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/gu, ' ');

describe('formats', () => {
  it('write money as the language does, whole units without decimals', () => {
    expect(plain(formatFor('fr').money(123_400, 'EUR'))).toBe('1 234 €');
    expect(formatFor('en').money(123_450, 'EUR')).toBe('€1,234.50');
    expect(plain(formatFor('zh-Hant').money(50_000, 'MOP'))).toMatch(/500/u);
  });

  it('write signs with a true minus', () => {
    expect(plain(formatFor('fr').money(-500, 'EUR', 'exceptZero'))).toBe('−5 €');
    expect(plain(formatFor('fr').money(500, 'EUR', 'exceptZero'))).toBe('+5 €');
    expect(formatFor('en').amount(-1250)).toBe('−12.50');
  });

  it('write six digits and more in thousands where there is little room', () => {
    expect(plain(formatFor('fr').shortAmount(9_999_940))).toBe('99 999');
    expect(plain(formatFor('fr').shortAmount(16_960_400))).toBe('170 k');
    expect(formatFor('en').shortAmount(-16_960_400)).toBe('−170k');
    expect(formatFor('zh-Hant').shortAmount(16_960_400)).toBe('170K');
  });

  it('write shares of a hundred, times and clocks', () => {
    expect(plain(formatFor('fr').percent(92.3, 1))).toBe('92,3 %');
    expect(formatFor('en').percent(92.3, 1)).toBe('92.3%');
    expect(formatFor('fr').seconds(3900)).toBe('3,9\u00a0s');
    expect([0, 61_000, 3_727_000].map((ms) => formatFor('en').clock(ms))).toEqual(['0:00', '1:01', '1:02:07']);
  });

  it('write the first of a month as French does, and no other day', () => {
    const [first, second] = [Date.UTC(2026, 10, 1, 12), Date.UTC(2026, 10, 2, 12)];
    const { date, longDate, dateAndTime, shortDate } = formatFor('fr');
    expect([date(first), date(second)]).toEqual(['1er novembre 2026', '2 novembre 2026']);
    expect(longDate(first)).toBe('dimanche 1er novembre');
    expect(dateAndTime(first)).toMatch(/^1er nov\./u);
    expect(shortDate(first)).toBe('01/11');
    expect(formatFor('en').date(first)).toBe('1 November 2026');
  });
});
