import { beforeEach, describe, expect, it, vi } from 'vitest';

import { dropUnsent, keepDraft, keepUnsent, keptDraft, keptUnsent, unsentOf } from '../../../renderer/drills/settle/draft.ts';
import { uuid } from '../../support/records.ts';

const LOCAL = 'local';
const ANA = uuid(2);
const BEN = uuid(3);
const ATTEMPT = { id: uuid(1), index: 0, events: [{ type: 'done' as const, ms: 5 }] };
const DRAFT = { index: 0, events: [], focus: { seat: 1, bet: 'ante' }, elapsedMs: 5 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('an answer not confirmed yet', () => {
  it('outlives the page and the browser', () => {
    keepUnsent(LOCAL, 'run', ATTEMPT);
    sessionStorage.clear();
    expect(keptUnsent(LOCAL, 'run')).toEqual(ATTEMPT);
    expect(keptUnsent(LOCAL, 'other')).toBeNull();
    dropUnsent(LOCAL, 'run');
    expect(keptUnsent(LOCAL, 'run')).toBeNull();
  });
});

describe('what one person left on a shared computer', () => {
  it('is not another’s, and waits for its owner', () => {
    keepUnsent(ANA, 'run', ATTEMPT);
    keepDraft(ANA, 'run', DRAFT);
    for (const other of [BEN, LOCAL]) expect([keptUnsent(other, 'run'), keptDraft(other, 'run')]).toEqual([null, null]);
    expect([unsentOf(ANA), unsentOf(BEN), unsentOf(LOCAL)]).toEqual([true, false, false]);
    expect([keptUnsent(ANA, 'run'), keptDraft(ANA, 'run')]).toEqual([ATTEMPT, DRAFT]);
  });

  it('goes over to the first supervisor where the computer had no school yet', () => {
    localStorage.setItem(`tapis.unsent.${uuid(7)}`, JSON.stringify(ATTEMPT));
    expect(keptUnsent(LOCAL, uuid(7))).toEqual(ATTEMPT);
    expect([unsentOf(LOCAL), unsentOf(ANA)]).toEqual([true, false]);
  });
});

describe('what was kept', () => {
  it.each(['{', '[]', 'null', '{"index":0}', '"text"'])('is nothing where %s stands instead', (text) => {
    localStorage.setItem('tapis.unsent.run', text);
    sessionStorage.setItem('tapis.draft.run', text);
    expect([keptUnsent(LOCAL, 'run'), keptDraft(LOCAL, 'run')]).toEqual([null, null]);
  });

  it('is nothing where the browser allows no storage', () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbidden);
    keepUnsent(LOCAL, 'run', ATTEMPT);
    keepDraft(LOCAL, 'run', DRAFT);
    dropUnsent(LOCAL, 'run');
    expect([keptUnsent(LOCAL, 'run'), keptDraft(LOCAL, 'run')]).toEqual([null, null]);
    vi.restoreAllMocks();
  });
});
