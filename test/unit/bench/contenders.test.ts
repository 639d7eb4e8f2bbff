import { describe, expect, it } from 'vitest';

import { evaluateFiveCards } from '#shared/cards/five-card-hand.ts';
import { cardOfCode } from '#shared/cards/fast/card-code.ts';
import { evaluateThreeCards } from '#shared/cards/three-card-hand.ts';

import type { Contender } from '../../bench/contender.ts';
import { RATE_GOALS } from '../../bench/goals.ts';
import { COMPARED, fiveCardSample, orderOf, threeCardSample, unpackThree } from '../../bench/sample.ts';
import { median, verdictOf } from '../../bench/verdict.ts';

async function load(name: string): Promise<Contender> {
  const { contender } = (await import(`../../bench/contenders/${name}.ts`)) as { contender: Contender };
  return contender;
}

/** Those that need processes of their own are left out: the tests of the figures and of the store run what they run. */
const quick = RATE_GOALS.filter(({ cold, clock }) => cold !== true && clock !== 'wall');
const names = [...new Set(quick.flatMap(({ ours, peer }) => [ours, ...(peer === undefined ? [] : [peer.contender])]))];

describe('the bench', () => {
  it.each(names)('has %s work', async (name) => {
    expect(await (await load(name)).batch()).toBeGreaterThan(0);
  });

  it.each(['five-tapis', 'five-pokertools'])('has %s order hands of five as the settlement does', async (name) => {
    const cards = fiveCardSample();
    const strengths = Array.from({ length: COMPARED }, (_, hand) =>
      evaluateFiveCards([...cards.subarray(hand * 5, hand * 5 + 5)].map(cardOfCode)),
    );
    expect((await load(name)).answers?.()).toEqual(orderOf(strengths.map(({ strength }) => strength)));
  });

  it.each(['three-tapis', 'three-pokersolver'])('has %s order hands of three as the settlement does', async (name) => {
    const strengths = [...threeCardSample().subarray(0, COMPARED)].map((packed) => evaluateThreeCards(unpackThree(packed).map(cardOfCode)));
    expect((await load(name)).answers?.()).toEqual(orderOf(strengths.map(({ strength }) => strength)));
  });

  it('has three-card poker solved with the fractions of brute force', async () => {
    const [solved, bruteForce] = [await load('solved-tapis'), await load('solved-brute-force')];
    expect(solved.answers?.()).toHaveLength(24);
    expect(solved.answers?.()).toEqual(bruteForce.answers?.());
  });

  it.each([
    [14, 'pass'],
    [12, 'near'],
    [11.8, 'miss'],
    [Number.NaN, 'miss'],
  ])('says of %s for a goal of 14: %s', (measured, verdict) => {
    expect(verdictOf(measured, 14)).toBe(verdict);
  });

  it('takes the middle of the rounds', () => {
    expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2]);
  });
});
