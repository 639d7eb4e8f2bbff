import { describe, expect, it } from 'vitest';

import { isForUs, isFromOurselves, onlyHosts } from '../../../../main/desk/access.ts';

describe('the desk carried inside the application', () => {
  const asked = (headers: Readonly<Record<string, string>> = {}, url = 'app://tapis/api/session'): Request => new Request(url, { headers });

  it('takes its own pages for its own', () => {
    expect(isFromOurselves(asked())).toBe(true);
    expect(isFromOurselves(asked({ origin: 'app://tapis', 'sec-fetch-site': 'same-origin' }))).toBe(true);
    expect(isForUs(asked(), onlyHosts(['tapis']))).toBe(true);
  });

  it('takes no other page for its own', () => {
    expect(isFromOurselves(asked({ origin: 'app://other' }))).toBe(false);
    expect(isFromOurselves(asked({ origin: 'file://' }))).toBe(false);
    expect(isFromOurselves(asked({ origin: 'https://evil.example' }))).toBe(false);
    expect(isForUs(asked({}, 'app://other/api/session'), onlyHosts(['tapis']))).toBe(false);
  });
});
