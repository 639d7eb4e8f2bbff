import { useCallback, useEffect, useMemo, useReducer } from 'react';

import { type Course, type Playback, type PlaybackCommand, nextStop, play, positionAt, restingAt } from './playback.ts';
import type { Timeline } from './timeline-model.ts';

type Unstamped<Command> = Command extends unknown ? Omit<Command, 'now'> : never;
/** A command without the time: the hook adds it. */
export type ReplayCommand = Unstamped<PlaybackCommand>;

export interface TimelineReplay {
  readonly timeline: Timeline;
  readonly state: Playback;
  readonly dispatch: (command: ReplayCommand) => void;
  /** Read when it is drawn: the moment that shows at a reading of the page's clock. */
  readonly positionAt: (now: number) => number;
}

/** Plays an answer as it happened. Another answer begins at rest, with all its marks. */
export function useTimelineReplay(attempt: string, timeline: Timeline): TimelineReplay {
  const course = useMemo(
    (): Course => ({ durationMs: timeline.durationMs, stops: [...new Set(timeline.marks.map(({ ms }) => ms))].sort((a, b) => a - b) }),
    [timeline],
  );
  const [held, send] = useReducer(
    (before: { attempt: string; state: Playback }, next: { attempt: string; course: Course; command: PlaybackCommand | null }) =>
      next.attempt === before.attempt && next.command
        ? { attempt: next.attempt, state: play(next.course, before.state, next.command) }
        : { attempt: next.attempt, state: { ...restingAt(next.course.durationMs), speed: before.state.speed } },
    { attempt, state: restingAt(course.durationMs) },
  );
  if (held.attempt !== attempt) send({ attempt, course, command: null });
  const { state } = held;
  const dispatch = useCallback(
    (command: ReplayCommand) => {
      send({ attempt, course, command: { ...command, now: performance.now() } });
    },
    [attempt, course],
  );
  useEffect(() => {
    if (!state.playing) return undefined;
    const stop = nextStop(course, state.ms);
    const left = (stop - state.ms) / state.speed - (performance.now() - state.since);
    const timer = setTimeout(
      () => {
        dispatch({ type: 'reach', ms: stop });
      },
      Math.max(0, left),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [state, course, dispatch]);
  return { timeline, state, dispatch, positionAt: useCallback((now) => positionAt(state, course, now), [state, course]) };
}
