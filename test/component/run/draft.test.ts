import { beforeEach, describe, expect, it, vi } from 'vitest';

import { dropUnsent, keepDraft, keepUnsent, keptDraft, keptUnsent } from '../../../renderer/drills/settle/draft.ts';
import { uuid } from '../../support/records.ts';

const ATTEMPT = { id: uuid(1), index: 0, events: [{ type: 'done' as const, ms: 5 }] };
const DRAFT = { index: 0, events: [], focus: { seat: 1, bet: 'ante' }, elapsedMs: 5 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('an answer not confirmed yet', () => {
  it('outlives the page and the browser', () => {
    keepUnsent('run', ATTEMPT);
    sessionStorage.clear();
    expect(keptUnsent('run')).toEqual(ATTEMPT);
    expect(keptUnsent('other')).toBeNull();
    dropUnsent('run');
    expect(keptUnsent('run')).toBeNull();
  });
});

describe('what was kept', () => {
  it.each(['{', '[]', 'null', '{"index":0}', '"text"'])('is nothing where %s stands instead', (text) => {
    localStorage.setItem('tapis.unsent.run', text);
    sessionStorage.setItem('tapis.draft.run', text);
    expect([keptUnsent('run'), keptDraft('run')]).toEqual([null, null]);
  });

  it('is nothing where the browser allows no storage', () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbidden);
    keepUnsent('run', ATTEMPT);
    keepDraft('run', DRAFT);
    dropUnsent('run');
    expect([keptUnsent('run'), keptDraft('run')]).toEqual([null, null]);
    vi.restoreAllMocks();
  });
});
