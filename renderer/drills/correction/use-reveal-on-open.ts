import { type SyntheticEvent, useCallback, useRef } from 'react';

interface RevealOnOpen {
  /** For the summary: only what the trainee opens is scrolled to, not what stands open from the start. */
  readonly onClick: () => void;
  /** For the details. */
  readonly onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => void;
}

/** Brings a card that is opened into view as a whole: near the bottom it would open out of sight. */
export function useRevealOnOpen(): RevealOnOpen {
  const asked = useRef(false);
  return {
    onClick: useCallback(() => {
      asked.current = true;
    }, []),
    onToggle: useCallback(({ target, currentTarget }) => {
      // What opens inside tells the card around it too.
      if (target !== currentTarget || !asked.current) return;
      asked.current = false;
      if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
    }, []),
  };
}
