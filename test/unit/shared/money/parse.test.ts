import { describe, expect, it } from 'vitest';

import { parseAmount } from '#shared/money/parse.ts';

const GOOD: readonly (readonly [string, number])[] = [
  ['0', 0],
  ['40', 4000],
  ['040', 4000],
  ['1234.5', 123450],
  ['1234,5', 123450],
  ['1234.50', 123450],
  ['1 234,50', 123450],
  ['1\u00a0234,50', 123450],
  ['1\u202f234,50', 123450],
  ['1\u2009234', 123400],
  ['1’234.50', 123450],
  ["1'234", 123400],
  ['1,234.50', 123450],
  ['1.234,50', 123450],
  ['1,234,567', 123456700],
  ['1.234.567', 123456700],
  ['12,345,678.9', 1234567890],
  ['１２３４．５', 123450],
  ['１，２３４．５０', 123450],
  ['12。5', 1250],
  ['12、5', 1250],
  [',5', 50],
  ['.05', 5],
  ['  25  ', 2500],
  ['0,5', 50],
  ['90071992547409.91', Number.MAX_SAFE_INTEGER],
];

const BAD: readonly (readonly [string, string])[] = [
  ['', 'empty'],
  ['   ', 'empty'],
  ['1,234', 'ambiguous'],
  ['1.234', 'ambiguous'],
  ['999,000', 'ambiguous'],
  ['１，２３４', 'ambiguous'],
  ['1234,567', 'tooManyDecimals'],
  ['0,123', 'tooManyDecimals'],
  ['1 234,567', 'tooManyDecimals'],
  ['1.2345', 'tooManyDecimals'],
  ['1,234.567', 'tooManyDecimals'],
  ['12 34', 'malformed'],
  ['1 2345', 'malformed'],
  ['1,23,456', 'malformed'],
  ['1,234.567.89', 'malformed'],
  ['1.234,567,89', 'malformed'],
  ['1 234,567.89', 'malformed'],
  ['5,', 'malformed'],
  ['.', 'malformed'],
  [',', 'malformed'],
  ['-5', 'malformed'],
  ['+5', 'malformed'],
  ['5e3', 'malformed'],
  ['5 €', 'malformed'],
  ['abc', 'malformed'],
  ['99999999999999999999', 'tooLarge'],
];

describe('parseAmount', () => {
  it.each(GOOD)('reads %j as %i minor units', (text, minor) => {
    expect(parseAmount(text)).toEqual({ ok: true, value: minor });
  });

  it.each(BAD)('refuses %j as %s', (text, code) => {
    expect(parseAmount(text)).toMatchObject({ ok: false, error: { code } });
  });

  it('says which whole number an ambiguous text may have meant', () => {
    expect(parseAmount('1,234')).toEqual({ ok: false, error: { code: 'ambiguous', grouped: '1234' } });
  });
});
