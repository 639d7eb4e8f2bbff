import { describe, expect, it } from 'vitest';

import { type Course, type PlaybackCommand, play, positionAt, restingAt } from '../../../../renderer/review/timeline/playback.ts';

const COURSE: Course = { durationMs: 10_000, stops: [1_000, 4_000, 10_000] };
const REST = restingAt(COURSE.durationMs);

/** The moments that show after each of these commands, given at second 0, 1, 2 … */
function moments(
  ...commands: readonly (PlaybackCommand extends infer Each ? (Each extends unknown ? Omit<Each, 'now'> : never) : never)[]
) {
  let state = REST;
  return commands.map((command, second) => {
    state = play(COURSE, state, { ...command, now: second * 1_000 });
    return state.ms;
  });
}

describe('the replay of an answer', () => {
  it.each([
    ['forward from rest begins with the first event', [{ type: 'step', by: 1 }], [1_000]],
    ['back from rest shows what was before the end', [{ type: 'step', by: -1 }], [4_000]],
    [
      'goes from event to event and stops at the end',
      [{ type: 'toStart' }, { type: 'step', by: 1 }, { type: 'step', by: 1 }, { type: 'step', by: 1 }],
      [0, 1_000, 4_000, 10_000],
    ],
    [
      'goes back before the first event',
      [
        { type: 'goTo', ms: 1_000 },
        { type: 'step', by: -1 },
      ],
      [1_000, 0],
    ],
    [
      'steps from between two events to the next',
      [
        { type: 'goTo', ms: 2_500 },
        { type: 'step', by: 1 },
      ],
      [2_500, 4_000],
    ],
    [
      'never leaves the answer',
      [
        { type: 'goTo', ms: 99_000 },
        { type: 'goTo', ms: -5 },
      ],
      [10_000, 0],
    ],
  ] as const)('%s', (_, commands, expected) => {
    expect(moments(...commands)).toEqual(expected);
  });

  it('plays from the beginning when it stands at the end, at its speed, and pauses where it is', () => {
    const faster = play(COURSE, REST, { type: 'speed', now: 0 });
    const playing = play(COURSE, faster, { type: 'toggle', now: 1_000 });
    expect(playing).toMatchObject({ ms: 0, playing: true, speed: 2 });
    expect(positionAt(playing, COURSE, 2_500)).toBe(3_000);
    expect(play(COURSE, playing, { type: 'toggle', now: 2_500 })).toMatchObject({ ms: 3_000, playing: false });
  });

  it('keeps its place when the speed changes on the way, and rests at the end', () => {
    const playing = play(COURSE, REST, { type: 'toggle', now: 0 });
    const faster = play(COURSE, playing, { type: 'speed', now: 1_500 });
    expect(positionAt(faster, COURSE, 2_000)).toBe(2_500);
    expect(play(COURSE, faster, { type: 'reach', ms: 10_000, now: 9_000 })).toMatchObject({ ms: 10_000, playing: false });
  });
});
