import type { KeyboardEvent } from 'react';

/** Enter and the space bar press what has the keyboard, as they do a button of the page; nothing else hears of it. */
export function onPressKey(event: KeyboardEvent, press: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  press();
}
