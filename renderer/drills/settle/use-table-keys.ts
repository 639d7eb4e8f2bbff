import { useLayoutEffect, useRef } from 'react';

import { isControlsOwnKey } from '../../app/use-keys.ts';
import { commandForKey } from './key-actions.ts';
import { isAid, isHelp } from './keys.ts';
import { type SettleCommand, type SettleContext, type SettleState, canEscape } from './settle-state.ts';

interface TableKeys {
  readonly isActive: boolean;
  readonly context: SettleContext;
  readonly state: SettleState;
  readonly elapsed: () => number;
  readonly dispatch: (command: SettleCommand) => void;
  readonly onHelp: () => void;
  readonly onLeave: () => void;
  /** Left out where the felt has no aid. */
  readonly onAid: (() => void) | undefined;
}

/** The keyboard of the table, there as soon as the table is. Dialogs and menus keep their keys; the amount field edits its own text. */
export function useTableKeys(keys: TableKeys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { isActive, context, state, elapsed, dispatch, onHelp, onLeave, onAid } = latest.current;
      const target = event.target instanceof Element ? event.target : null;
      if (!isActive || event.defaultPrevented || event.isComposing || target?.closest('[role="dialog"], [data-own-keys]')) return;
      if (target?.matches('input[type="radio"]') && event.key.startsWith('Arrow')) return;
      if (isControlsOwnKey(event)) return;
      const used = () => {
        event.preventDefault();
      };
      if (isHelp(event)) {
        used();
        onHelp();
        return;
      }
      if (onAid && isAid(event)) {
        used();
        onAid();
        return;
      }
      if (event.key === 'Escape') {
        used();
        if (canEscape(state)) dispatch({ type: 'escape' });
        else onLeave();
        return;
      }
      const place = target?.matches('[data-amount-field]') ? 'amountField' : 'table';
      const command = commandForKey(event, place, context, state, elapsed());
      if (!command) return;
      used();
      dispatch(command);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);
}
