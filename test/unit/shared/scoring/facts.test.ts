import { expect, it } from 'vitest';

import { type CountedFact, sumFacts, weakestFirst } from '#shared/scoring/facts.ts';

const fact = (code: string, met: number, failed: number): CountedFact => ({
  ruleSet: 'mc-three-card-poker',
  kind: 'situation',
  code,
  met,
  failed,
});

it('puts the smallest share of right answers first, what was met a few times only last', () => {
  const facts = [fact('rare', 4, 4), fact('known', 40, 0), fact('half', 10, 5), fact('halfOfMore', 20, 10), fact('most', 8, 6)];
  expect(facts.toSorted(weakestFirst(5)).map(({ code }) => code)).toEqual(['most', 'halfOfMore', 'half', 'known', 'rare']);
});

it('adds the same facts up, and leaves out those that come to nothing', () => {
  expect(sumFacts([fact('tie', 2, 1), fact('fold', 1, 1), fact('tie', 3, 0), fact('fold', -1, -1)])).toEqual([fact('tie', 5, 1)]);
});
