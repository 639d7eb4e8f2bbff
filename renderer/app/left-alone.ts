/** A page that shows something new by itself is looked at for minutes; who is gone for longer is not there. */
const ALONE_AFTER_MS = 10 * 60_000;
const TOUCHES = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;

let touchedAt = Date.now();

/** Notes whenever somebody touches the page. */
export function watchTouches(page: EventTarget): void {
  const touch = (): void => {
    touchedAt = Date.now();
  };
  touch();
  for (const name of TOUCHES) page.addEventListener(name, touch, { capture: true, passive: true });
}

/** Whether nobody has for a while. */
export function isLeftAlone(): boolean {
  return Date.now() - touchedAt > ALONE_AFTER_MS;
}
