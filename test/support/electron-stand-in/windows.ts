/** What the application object needs of a window. Apart, because windows need the application object in turn. */
export interface Closable {
  close(): void;
}

const windows = new Set<Closable>();

/** The windows that are open, the oldest first. */
export function openWindows(): readonly Closable[] {
  return [...windows];
}
export function addWindow(window: Closable): void {
  windows.add(window);
}
export function removeWindow(window: Closable): void {
  windows.delete(window);
}
