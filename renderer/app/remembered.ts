/** What this browser keeps for the first paint of the next start, before the desk has answered. */
export type RememberedKey = 'language' | 'theme';

/** Reads a value; null when there is none or storage is closed to us. */
export function remembered(key: RememberedKey): string | null {
  try {
    return localStorage.getItem(`tapis.${key}`);
  } catch {
    return null;
  }
}

/** Keeps a value, or drops it with null. Losing it costs a flash at the next start, nothing more. */
export function remember(key: RememberedKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`tapis.${key}`);
    else localStorage.setItem(`tapis.${key}`, value);
  } catch {
    // A browser may forbid storage altogether.
  }
}
