import { useCallback, useEffect, useReducer, useRef } from 'react';

import type { AnswerEvent } from '#shared/drills/types.ts';

import type { Draft } from './draft.ts';
import { settle } from './settle-reducer.ts';
import { type SettleCommand, type SettleContext, type SettleState, startSettling } from './settle-state.ts';

interface Held {
  /** The table this is about; another one begins anew. */
  readonly table: string;
  readonly state: SettleState;
}

type HeldCommand =
  | { readonly type: 'table'; readonly held: Held }
  | { readonly type: 'settle'; readonly context: SettleContext; readonly command: SettleCommand };

function reduce(held: Held, command: HeldCommand): Held {
  if (command.type === 'table') return command.held;
  const state = settle(command.context, held.state, command.command);
  return state === held.state ? held : { ...held, state };
}

export interface Settling {
  readonly state: SettleState;
  readonly dispatch: (command: SettleCommand) => void;
}

/** Holds the table being settled, and says once when it is done: two quick Enters submit one answer. */
export function useSettling(
  table: string,
  context: SettleContext,
  kept: Draft | null,
  onDone: (events: readonly AnswerEvent[]) => void,
): Settling {
  const begin = (): Held => ({ table, state: startSettling(context, kept ?? undefined) });
  const [held, send] = useReducer(reduce, undefined, begin);
  if (held.table !== table) send({ type: 'table', held: begin() });
  const { state } = held;

  const told = useRef<string | null>(null);
  useEffect(() => {
    if (!state.done || held.table !== table || told.current === table) return;
    told.current = table;
    onDone(state.events);
  }, [state, held.table, table, onDone]);

  const dispatch = useCallback(
    (command: SettleCommand) => {
      send({ type: 'settle', context, command });
    },
    [context],
  );
  return { state, dispatch };
}
