import { describe, expect, it } from 'vitest';

import { RESTING, type ReplayCommand, replay, replaySteps } from '../../../../../renderer/drills/correction/replay.ts';

const run = (count: number, ...commands: ReplayCommand[]) => commands.reduce((state, command) => replay(count, state, command), RESTING);

describe('replay', () => {
  it('rests on the answer with its marks', () => {
    expect(RESTING).toEqual({ source: 'expected', position: null, playing: false });
  });

  it('steps forwards from the first step and backwards to the answer', () => {
    expect(run(3, { type: 'step', by: 1 }).position).toBe(1);
    expect(run(3, { type: 'step', by: -1 }).position).toBe(3);
    expect(run(3, { type: 'step', by: 1 }, { type: 'step', by: -1 }, { type: 'step', by: -1 }).position).toBeNull();
    expect(run(1, { type: 'step', by: 1 }, { type: 'step', by: 1 }).position).toBe(1);
  });

  it('plays from the beginning and stops at the end', () => {
    const playing = run(2, { type: 'toggle' });
    expect(playing).toMatchObject({ position: 0, playing: true });
    expect(run(2, { type: 'toggle' }, { type: 'tick' })).toMatchObject({ position: 1, playing: true });
    expect(run(2, { type: 'toggle' }, { type: 'tick' }, { type: 'tick' })).toMatchObject({ position: 2, playing: false });
  });

  it('pauses where it is and plays on from there', () => {
    const paused = run(5, { type: 'toggle' }, { type: 'tick' }, { type: 'toggle' });
    expect(paused).toMatchObject({ position: 1, playing: false });
    expect(replay(5, paused, { type: 'toggle' })).toMatchObject({ position: 1, playing: true });
  });

  it('begins at rest with the other source', () => {
    expect(run(5, { type: 'goTo', position: 4 }, { type: 'source', source: 'given' })).toEqual({
      source: 'given',
      position: null,
      playing: false,
    });
  });
});

describe('replaySteps', () => {
  it('gives the prescribed steps, or what was left standing', () => {
    const steps = [{ kind: 'move', seat: 4, bet: 'ante', action: 'pay', amount: 500, rule: 'x' }] as const;
    const events = [
      { type: 'take', seat: 4, bet: 'ante', amount: 500, ms: 1 },
      { type: 'undo', ms: 2 },
      { type: 'return', seat: 4, bet: 'ante', amount: 500, ms: 3 },
      { type: 'done', ms: 4 },
    ] as const;
    expect(replaySteps({ steps, events }, 'expected')).toEqual([{ type: 'pay', seat: 4, bet: 'ante', amount: 500, ms: 0 }]);
    expect(replaySteps({ steps, events }, 'given')).toEqual([{ type: 'return', seat: 4, bet: 'ante', amount: 500, ms: 3 }]);
  });
});
