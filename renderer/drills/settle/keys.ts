/** What the key tests look at. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>;

/** The digit of a key by its place on the keyboard, so that an AZERTY row needs no Shift. Null for any other key. */
export function digitOf({ code }: KeyPress): string | null {
  return /^(?:Digit|Numpad)(\d)$/u.exec(code)?.[1] ?? null;
}

/** A decimal mark, comma or dot, from the main keys or the numeric pad. */
export function decimalOf({ key, code }: KeyPress): string | null {
  if (code === 'NumpadDecimal') return '.';
  return key === ',' || key === '.' || key === '，' || key === '。' ? (key === ',' || key === '，' ? ',' : '.') : null;
}

/**
 * The letter of a key as the layout names it, so that a mnemonic stays under its letter. While an input method
 * composes, or on a keyboard of another script, the key's place has to do.
 */
export function letterOf({ key, code }: KeyPress): string | null {
  if (/^[a-z]$/iu.test(key)) return key.toLowerCase();
  const isForeign = key === 'Process' || (key.length === 1 && key.charCodeAt(0) > 0x7f);
  return isForeign ? (/^Key([A-Z])$/u.exec(code)?.[1]?.toLowerCase() ?? null) : null;
}

/** No Ctrl, Alt or Meta: those belong to the browser. */
export function isPlain({ ctrlKey, metaKey, altKey }: KeyPress): boolean {
  return !ctrlKey && !metaKey && !altKey;
}

/** Enter of either kind, not held down: a key that repeats must never act twice. */
export function isEnter({ key, repeat }: KeyPress): boolean {
  return key === 'Enter' && !repeat;
}

/** The key that shows and hides the aid on the felt. */
export const AID_KEY = 'H';

/** Whether a key shows or hides the aid. */
export function isAid(press: KeyPress): boolean {
  return isPlain(press) && !press.repeat && letterOf(press)?.toUpperCase() === AID_KEY;
}

/** The key that opens the list of keys, on every layout. */
export function isHelp({ key }: KeyPress): boolean {
  return key === '?' || key === '？';
}
