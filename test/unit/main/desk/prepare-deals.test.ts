import { describe, expect, it } from 'vitest';

import { prepareHands } from '#shared/games/three-card/hand-pool.ts';

import { prepareDeals } from '../../../../main/desk/prepare-deals.ts';

/** A rule set with so many steps to take, which notes each. */
function withSteps(name: string, count: number, taken: string[]) {
  let left = count;
  return {
    prepare: (): boolean => {
      if (left === 0) return false;
      left -= 1;
      taken.push(name);
      return true;
    },
  };
}

describe('what deals need beforehand', () => {
  it('is done step by step, one game after the other, each when nothing else waits', () => {
    const taken: string[] = [];
    const waiting: (() => void)[] = [];
    prepareDeals([{}, withSteps('a', 2, taken), withSteps('b', 1, taken)], (step) => waiting.push(step));
    const afterEach: string[] = [];
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      step();
      afterEach.push(taken.join(''));
    }
    expect(afterEach).toEqual(['a', 'aa', 'aab', 'aab']);
  });

  it('is cut into steps short enough for an answer in between', () => {
    let steps = 0;
    while (prepareHands()) steps += 1;
    expect(steps).toBeGreaterThan(40);
    expect(prepareHands()).toBe(false);
  });
});
