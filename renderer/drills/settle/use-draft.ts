import { useEffect, useState } from 'react';

import { usePersonId } from '../../app/session.ts';
import { type Draft, keepDraft, keptDraft } from './draft.ts';
import type { SettleState } from './settle-state.ts';
import type { Showing } from './use-run-phase.ts';

/** What was kept of the run's first table before a reload; later tables begin anew. */
export function useKeptDraft(run: string, showing: Showing | null): Draft | null {
  const person = usePersonId();
  const [kept] = useState(() => keptDraft(person, run));
  return showing?.turn === 0 && kept?.index === showing.item.index ? kept : null;
}

/** Keeps the table at every act, and when the page goes away. A try that does not count is not kept. */
export function useKeepDraft(run: string, showing: Showing | null, state: SettleState, elapsed: () => number): void {
  const person = usePersonId();
  const index = showing && !showing.again ? showing.item.index : null;
  const { events, focus, kept, done } = state;
  useEffect(() => {
    if (index === null || done) return undefined;
    const keep = () => {
      keepDraft(person, run, { index, events, focus, kept, elapsedMs: elapsed() });
    };
    keep();
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [person, run, index, events, focus, kept, done, elapsed]);
}
