import { useCallback, useEffect, useRef } from 'react';

const LONGEST_MS = 86_400_000;

/**
 * Milliseconds since the table was shown, from a clock that never jumps. A reload goes on from what was kept,
 * so the time away is not counted.
 */
export function useStopwatch(table: string, alreadyMs: number): () => number {
  const begun = useRef<number | null>(null);
  useEffect(() => {
    begun.current = performance.now() - alreadyMs;
  }, [table, alreadyMs]);
  return useCallback(() => {
    const since = begun.current === null ? 0 : performance.now() - begun.current;
    return Math.min(LONGEST_MS, Math.max(0, Math.round(since)));
  }, []);
}
