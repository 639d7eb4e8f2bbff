import { expect, it } from 'vitest';

import { DECK } from '#shared/cards/card.ts';
import { dealSuperJack } from '#shared/games/lu-super-jack/deal.ts';
import { type DealRequest, LEVELS, type SuperJackTable } from '#shared/games/types.ts';
import { derive } from '#shared/random/seed.ts';

import { runSettings } from '../../../../support/settling.ts';
import { knownRuleSet } from '../../../../support/tables.ts';

const SEED = '00112233445566778899aabbccddeeff';
const rules = knownRuleSet('lu-super-jack');
const { options } = runSettings(rules.id);

function deal(changes: Partial<DealRequest> = {}): { table: SuperJackTable; situations: readonly string[] } {
  const { table, situations } = dealSuperJack({ options, seed: SEED, mix: 'training', level: 1, ...changes });
  return { table: table as SuperJackTable, situations };
}

it.each([
  { ...options, hitSoft17: true },
  { ...options, decks: 1 },
])('deals every situation under %j', (given) => {
  const failed = rules.situations.filter((situation) =>
    LEVELS.some((level) => {
      const seed = derive(SEED, `${situation}:${level}`);
      return !deal({ level, situation, seed, options: given, seats: 1 }).situations.includes(situation);
    }),
  );
  expect(failed).toEqual([]);
});

it('stakes single chips that win whole euros, and deals no card too many', () => {
  for (let number = 0; number < 100; number += 1) {
    const { table } = deal({ level: 4, seed: derive(SEED, number) });
    for (const { bets } of table.seats) {
      for (const stake of Object.values(bets)) expect(rules.denominations).toContain(stake);
      expect((bets.bust ?? 0) % 200).toBe(0);
    }
    const short = rules.read({ ...rules.write(table), shoe: table.shoe.slice(0, -1) });
    expect(short).toMatchObject({ ok: false, error: { code: 'shoeTooShort' } });
  }
});

it('draws the bank’s first card fairly', () => {
  const firsts = Array.from({ length: 2600 }, (_, number) => deal({ mix: 'natural', seed: derive(SEED, number), seats: 1 }).table.shoe[0]);
  const expected = firsts.length / 52;
  const chiSquare = DECK.reduce((sum, card) => sum + (firsts.filter((first) => first === card).length - expected) ** 2 / expected, 0);
  // The 99.9 % point for 51 degrees of freedom.
  expect(chiSquare).toBeLessThan(87.97);
});
