import { describe, expect, it } from 'vitest';

import { RULE_SETS, ruleSetById } from '#shared/games/index.ts';

import { knownRuleSet, tableFile, tableOf } from '../../../../support/tables.ts';
import { MACAU, MONACO } from '../../../../support/three-card.ts';

describe.each(RULE_SETS)('$id', (ruleSet) => {
  it('cites only places it lists', () => {
    const cited = [...ruleSet.readings, ...ruleSet.payTables, ...ruleSet.orderRules].map(({ citation }) => citation);
    for (const citation of cited) expect(ruleSet.citations).toHaveProperty([citation]);
    for (const [id, citation] of Object.entries(ruleSet.citations)) expect(citation).toMatchObject({ id, source: ruleSet.source.id });
  });

  it('settles readings by options it has, strictOrder among them', () => {
    const options = ruleSet.options.map(({ id }) => id);
    expect(options).toContain('strictOrder');
    for (const { option } of ruleSet.readings) if (option !== undefined) expect(options).toContain(option);
  });

  it('has chips for every whole amount, the largest first', () => {
    expect(ruleSet.denominations).toEqual([...ruleSet.denominations].sort((a, b) => b - a));
    expect(ruleSet.denominations.at(-1)).toBe(100);
  });
});

describe('the registry', () => {
  it('finds a rule set by its id and nothing else', () => {
    expect(ruleSetById(MONACO)?.id).toBe(MONACO);
    expect(ruleSetById('toString')).toBeUndefined();
  });

  it('says which text is no longer in force', () => {
    expect(knownRuleSet(MONACO).source.status).toBe('inForce');
    expect(knownRuleSet(MACAU).source.status).toBe('historical');
  });
});

describe('spots', () => {
  it('are every stake and the bonus of every seat with an ante, folded or not', () => {
    const table = tableOf(
      tableFile(MACAU, 'Qs 3d 2c', [
        { cards: 'Ah Kc 9d', bets: { ante: 10, pairPlus: 5, play: 10 } },
        { cards: '4h 5c 9s', bets: { ante: 20 }, folded: true },
        { cards: '7h 7c Td', bets: { pairPlus: 5 } },
      ]),
    );
    const spots = knownRuleSet(MACAU).spots(table);
    expect(spots.map(({ seat, bet, stake }) => `${seat} ${bet} ${stake}`)).toEqual([
      '1 pairPlus 500',
      '1 ante 1000',
      '1 play 1000',
      '1 anteBonus 0',
      '2 ante 2000',
      '2 anteBonus 0',
      '3 pairPlus 500',
    ]);
    for (const { bet, actions } of spots) expect(actions).toEqual(bet === 'anteBonus' ? ['pay'] : ['take', 'pay', 'return']);
  });
});
