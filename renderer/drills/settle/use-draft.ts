import { useEffect, useState } from 'react';

import { type Draft, keepDraft, keptDraft } from './draft.ts';
import type { SettleState } from './settle-state.ts';
import type { Showing } from './use-run-phase.ts';

/** What was kept of the run's first table before a reload; later tables begin anew. */
export function useKeptDraft(run: string, showing: Showing | null): Draft | null {
  const [kept] = useState(() => keptDraft(run));
  return showing?.turn === 0 && kept?.index === showing.item.index ? kept : null;
}

/** Keeps the table at every act, and when the page goes away. A try that does not count is not kept. */
export function useKeepDraft(run: string, showing: Showing | null, state: SettleState, elapsed: () => number): void {
  const index = showing && !showing.again ? showing.item.index : null;
  const { events, focus, kept, done } = state;
  useEffect(() => {
    if (index === null || done) return undefined;
    const keep = () => {
      keepDraft(run, { index, events, focus, kept, elapsedMs: elapsed() });
    };
    keep();
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [run, index, events, focus, kept, done, elapsed]);
}
