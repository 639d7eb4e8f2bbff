import { isControlsOwnKey, useKeys } from '../../app/use-keys.ts';
import { TIMELINE_KEYS, type TimelineHands } from './timeline-keys.ts';

/** The keyboard of a time line. Null leaves the keys alone. */
export function useTimelineKeys(hands: TimelineHands | null): void {
  useKeys((event) => {
    if (!hands || event.ctrlKey || event.metaKey || event.altKey || isControlsOwnKey(event)) return false;
    // Arrows move between the choices of a group that has the focus.
    if (event.target instanceof Element && event.target.matches('input[type="radio"]') && event.key.startsWith('Arrow')) return false;
    const key = TIMELINE_KEYS.find(({ test }) => test(event));
    key?.perform(hands, event);
    return key !== undefined;
  });
}
