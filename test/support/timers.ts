/** Time that passes when a test says so. */
export interface Timers {
  /** As hosts give it to the desk. */
  readonly later: (delayMs: number, act: () => void) => () => void;
  readonly pass: (ms: number) => void;
}

export function createTimers(): Timers {
  const waiting = new Set<{ readonly at: number; readonly act: () => void }>();
  let now = 0;
  return {
    later(delayMs, act) {
      const timer = { at: now + delayMs, act };
      waiting.add(timer);
      return () => void waiting.delete(timer);
    },
    pass(ms) {
      now += ms;
      const due = [...waiting].filter(({ at }) => at <= now).sort((one, other) => one.at - other.at);
      for (const timer of due) if (waiting.delete(timer)) timer.act();
    },
  };
}
