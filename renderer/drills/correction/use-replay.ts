import { useCallback, useEffect, useMemo, useReducer } from 'react';

import type { AttemptView } from '#shared/api/schemas.ts';

import type { ActEvent } from '../settle/answer-log.ts';
import { RESTING, type ReplayCommand, type ReplayState, replay, replaySteps } from './replay.ts';

const STEP_MS = 650;

interface Held {
  readonly attempt: string | null;
  readonly state: ReplayState;
}

export interface Replay {
  readonly state: ReplayState;
  readonly steps: readonly ActEvent[];
  readonly dispatch: (command: ReplayCommand) => void;
}

/** Plays a stored answer, or the settlement the text prescribes, step by step. Another attempt begins at rest. */
export function useReplay(attempt: AttemptView | null): Replay {
  const [held, send] = useReducer(
    (before: Held, next: { attempt: string | null; count: number; command: ReplayCommand | null }): Held => {
      if (next.attempt !== before.attempt) return { attempt: next.attempt, state: RESTING };
      return next.command ? { ...before, state: replay(next.count, before.state, next.command) } : before;
    },
    { attempt: attempt?.id ?? null, state: RESTING },
  );
  const id = attempt?.id ?? null;
  if (held.attempt !== id) send({ attempt: id, count: 0, command: null });
  const { state } = held;
  const steps = useMemo(() => (attempt ? replaySteps(attempt, state.source) : []), [attempt, state.source]);
  const dispatch = useCallback(
    (command: ReplayCommand) => {
      send({ attempt: id, count: steps.length, command });
    },
    [id, steps.length],
  );
  useEffect(() => {
    if (!state.playing) return undefined;
    const timer = setInterval(() => {
      dispatch({ type: 'tick' });
    }, STEP_MS);
    return () => {
      clearInterval(timer);
    };
  }, [state.playing, dispatch]);
  return { state, steps, dispatch };
}
