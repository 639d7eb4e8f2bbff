import { isControlsOwnKey, useKeys } from '../../app/use-keys.ts';
import { CORRECTION_KEYS, type CorrectionHands } from './correction-keys.ts';

/** The keyboard of a correction. Null leaves the keys alone. */
export function useCorrectionKeys(hands: CorrectionHands | null): void {
  useKeys((event) => {
    if (!hands || event.ctrlKey || event.metaKey || event.altKey || isControlsOwnKey(event)) return false;
    // Arrows move between the choices of a group that has the focus.
    if (event.target instanceof Element && event.target.matches('input[type="radio"]') && event.key.startsWith('Arrow')) return false;
    const key = CORRECTION_KEYS.find((each) => each.test(event) && (each.isAvailable?.(hands) ?? true));
    key?.perform(hands, event);
    return key !== undefined;
  });
}
