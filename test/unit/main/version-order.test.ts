import { describe, expect, it } from 'vitest';

import { isAtLeast } from '../../../main/version-order.ts';

describe('isAtLeast', () => {
  it.each([
    ['3.51.3', true],
    ['3.51.10', true],
    ['3.52.0', true],
    ['4.0', true],
    ['3.51.2', false],
    ['3.9.9', false],
    ['3.51', false],
  ])('%s is at least 3.51.3: %s', (version, expected) => {
    expect(isAtLeast(version, [3, 51, 3])).toBe(expected);
  });
});
