/** What this browser keeps: for the first paint of the next start, who is signed in, and who was. */
export type RememberedKey = 'language' | 'theme' | 'person' | 'names';

/** The name under which the browser keeps a value. */
export function storageKey(key: RememberedKey): string {
  return `tapis.${key}`;
}

/** Reads a value; null when there is none or storage is closed to us. */
export function remembered(key: RememberedKey): string | null {
  try {
    return localStorage.getItem(storageKey(key));
  } catch {
    return null;
  }
}

/** Keeps a value, or drops it with null. Losing it costs a flash at the next start, nothing more. */
export function remember(key: RememberedKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(storageKey(key));
    else localStorage.setItem(storageKey(key), value);
  } catch {
    // A browser may forbid storage altogether.
  }
}
