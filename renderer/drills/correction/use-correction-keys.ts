import { isControlsOwnKey, useKeys } from '../../app/use-keys.ts';
import { letterOf } from '../settle/keys.ts';
import type { Replay } from './use-replay.ts';

interface CorrectionKeys {
  readonly replay: Replay;
  readonly onNext: () => void;
  readonly onAgain?: () => void;
  readonly onLeave: () => void;
}

/** The keyboard of a correction: Enter goes on, R tries again, L plays, arrows step. Null leaves the keys alone. */
export function useCorrectionKeys(keys: CorrectionKeys | null): void {
  useKeys((event) => {
    if (!keys || event.ctrlKey || event.metaKey || event.altKey) return false;
    const { replay, onNext, onAgain, onLeave } = keys;
    if (event.target instanceof Element && event.target.matches('input[type="radio"]') && event.key.startsWith('Arrow')) return false;
    if (event.key === 'ArrowRight') replay.dispatch({ type: 'step', by: 1 });
    else if (event.key === 'ArrowLeft') replay.dispatch({ type: 'step', by: -1 });
    else if (event.key === 'Home') replay.dispatch({ type: 'goTo', position: null });
    else if (event.key === 'End') replay.dispatch({ type: 'goTo', position: replay.steps.length });
    else if (event.repeat) return false;
    else if (event.key === 'Escape') onLeave();
    else if (event.key === 'Enter' && !isControlsOwnKey(event)) onNext();
    else if (letterOf(event) === 'l') replay.dispatch({ type: 'toggle' });
    else if (letterOf(event) === 'r' && onAgain) onAgain();
    else return false;
    return true;
  });
}
