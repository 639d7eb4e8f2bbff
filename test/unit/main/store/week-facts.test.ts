import { describe, expect, it } from 'vitest';

import type { CountedFact } from '#shared/scoring/facts.ts';

import { addFacts, readFacts, writeFacts } from '../../../../main/store/week-facts.ts';

const RULE_SET = 'mc-three-card-poker';
const fact = (kind: CountedFact['kind'], code: string, met: number, failed: number): CountedFact => ({
  ruleSet: RULE_SET,
  kind,
  code,
  met,
  failed,
});

describe('the facts of a week', () => {
  it('are read as they were written, whatever the counts', () => {
    const facts = [fact('situation', 'tie', 120, 7), fact('situation', 'pairPlusOnly', 3, 0), fact('error', 'missed', -12, -1)];
    expect(readFacts(RULE_SET, [writeFacts(facts)])).toEqual(facts);
  });

  it('are added up over the weeks by kind and code', () => {
    const weeks = [
      [fact('situation', 'tie', 10, 2), fact('error', 'tie', 1, 1)],
      [],
      [fact('error', 'tie', 4, 4), fact('situation', 'tie', 90, 8), fact('situation', 'fold', 1, 0)],
    ];
    expect(readFacts(RULE_SET, weeks.map(writeFacts))).toEqual([
      fact('situation', 'tie', 100, 10),
      fact('error', 'tie', 5, 5),
      fact('situation', 'fold', 1, 0),
    ]);
  });

  it('are JSON, and those that cancel out are left out', () => {
    const column = addFacts(RULE_SET, writeFacts([fact('situation', 'tie', 2, 1), fact('error', 'missed', 1, 1)]), [
      fact('error', 'missed', -1, -1),
    ]);
    expect(JSON.parse(column)).toEqual({ 'situation:tie': [2, 1] });
  });

  it('are not guessed at where the column is something else', () => {
    expect(() => readFacts(RULE_SET, ['{"situation:tie": "often"}'])).toThrow('no facts of a week');
  });
});
