export const SPEEDS = [1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** Where a replay stands. While it plays, time has gone on since `since`, a reading of the page's clock. */
export interface Playback {
  /** Milliseconds of the answer; the whole duration: the answer as it was submitted, with all its marks. */
  readonly ms: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly since: number;
}

export type PlaybackCommand = { readonly now: number } & (
  | { readonly type: 'toggle' | 'speed' | 'toStart' | 'toEnd' }
  | { readonly type: 'goTo'; readonly ms: number }
  /** A timer: this moment has been reached. */
  | { readonly type: 'reach'; readonly ms: number }
  | { readonly type: 'step'; readonly by: 1 | -1 }
);

/** The moments a replay stops at: each event, once. */
export interface Course {
  readonly durationMs: number;
  readonly stops: readonly number[];
}

/** At rest: the answer as it was submitted. */
export function restingAt(durationMs: number): Playback {
  return { ms: durationMs, playing: false, speed: 1, since: 0 };
}

/** The moment that shows now. */
export function positionAt({ ms, playing, speed, since }: Playback, { durationMs }: Course, now: number): number {
  return playing ? Math.min(durationMs, ms + Math.max(0, now - since) * speed) : ms;
}

/** The next moment at which something happens; the end, where nothing more does. */
export function nextStop({ stops, durationMs }: Course, ms: number): number {
  return stops.find((stop) => stop > ms) ?? durationMs;
}

/** Moves a replay along its course. */
export function play(course: Course, state: Playback, command: PlaybackCommand): Playback {
  const { durationMs, stops } = course;
  const { now } = command;
  const here = positionAt(state, course, now);
  const rest = (ms: number): Playback => ({ ...state, ms: Math.min(Math.max(0, ms), durationMs), playing: false, since: now });
  switch (command.type) {
    case 'toggle':
      if (state.playing) return rest(here);
      return { ...state, playing: true, ms: here >= durationMs ? 0 : here, since: now };
    case 'speed':
      return { ...state, ms: here, since: now, speed: SPEEDS[(SPEEDS.indexOf(state.speed) + 1) % SPEEDS.length] ?? 1 };
    case 'toStart':
      return rest(0);
    case 'toEnd':
      return rest(durationMs);
    case 'goTo':
      return rest(command.ms);
    case 'reach':
      return command.ms >= durationMs ? rest(durationMs) : { ...state, ms: command.ms, since: now };
    case 'step': {
      if (command.by === 1) return rest(here >= durationMs ? (stops[0] ?? durationMs) : nextStop(course, here));
      return rest(stops.findLast((stop) => stop < here) ?? 0);
    }
  }
}
