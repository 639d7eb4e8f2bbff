import { useLayoutEffect, useRef } from 'react';

/** A dialog, a menu or a text field has the keys for itself. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role="dialog"], [role="listbox"], [data-own-keys]')) return true;
  return target.matches('textarea, select, input:not([type="radio"], [type="checkbox"])');
}

/** Enter and Space on a focused link or button do what that control says. */
export function isControlsOwnKey(event: KeyboardEvent): boolean {
  const isPress = event.key === 'Enter' || event.key === ' ';
  return isPress && event.target instanceof Element && event.target.closest('a, button, summary') !== null;
}

/**
 * Keys of a screen. The handler says whether it used the key; the browser gets the rest. What is on the screen answers to
 * its keys from the first moment: an effect after the paint would lose those pressed at once.
 */
export function useKeys(handler: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      if (latest.current(event)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);
}
