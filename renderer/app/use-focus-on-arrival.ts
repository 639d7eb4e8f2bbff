import { useEffect, useRef } from 'react';

/**
 * A change of screen takes the control that had the keyboard with it. Then the new screen's main part gets it, so that
 * Tab and a screen reader begin there and not at the top of the page; a screen that knows better has taken it already.
 */
export function useFocusOnArrival(location: string): void {
  const before = useRef(location);
  useEffect(() => {
    if (before.current === location) return;
    before.current = location;
    if (isFocusLost()) document.querySelector('main')?.focus({ preventScroll: true });
  }, [location]);
}

/** Whether no element has the keyboard. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
