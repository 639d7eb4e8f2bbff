import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SUITS, type SuitedCard, rankOf, suitOf } from '#shared/cards/card.ts';
import { settleTableFile } from '#shared/games/settle-table-file.ts';
import type { Move, Settlement, ThreeCardTable } from '#shared/games/types.ts';

import { threeCardTables } from '../support/arbitrary-tables.ts';
import { knownRuleSet } from '../support/tables.ts';
import { THREE_CARD_RULE_SETS } from '../support/three-card.ts';

describe.each(THREE_CARD_RULE_SETS)('%s', (id) => {
  const ruleSet = knownRuleSet(id);
  const tables = threeCardTables(id);

  function settle(table: ThreeCardTable): Settlement {
    const settlement = ruleSet.settle(table);
    if (!settlement.ok) throw new Error(settlement.error.code);
    return settlement.value;
  }

  it('conserves money: what the house gains the seats lose', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const { seats, house } = settle(table);
        expect(house + seats.reduce((sum, { net }) => sum + net, 0)).toBe(0);
      }),
    );
  });

  it('moves in its steps exactly what its bets say, every stake once', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const { seats, steps, house } = settle(table);
        const moves = steps.filter((step): step is Move => step.kind === 'move');
        const bets = seats.flatMap((seat) => seat.bets.map((bet) => ({ ...bet, seat: seat.seat })));
        expect(moves).toHaveLength(bets.length);
        for (const { seat, bet, outcome, stake, pays } of bets) {
          const expected = {
            win: { action: 'pay', amount: pays },
            lose: { action: 'take', amount: stake },
            push: { action: 'return', amount: stake },
            half: {},
          };
          expect(moves.find((move) => move.seat === seat && move.bet === bet)).toMatchObject(expected[outcome]);
        }
        const signs = { take: 1, pay: -1, return: 0 };
        expect(moves.reduce((sum, { action, amount }) => sum + signs[action] * amount, 0)).toBe(house);
      }),
    );
  });

  it('settles alike when the suits change places', () => {
    fc.assert(
      fc.property(tables, fc.shuffledSubarray([...SUITS], { minLength: 4, maxLength: 4 }), (table, suits) => {
        const recut = (cards: readonly SuitedCard[]): SuitedCard[] =>
          cards.map((card): SuitedCard => `${rankOf(card)}${suits[SUITS.indexOf(suitOf(card))] ?? 's'}`);
        const other = { ...table, dealer: recut(table.dealer), seats: table.seats.map((seat) => ({ ...seat, cards: recut(seat.cards) })) };
        expect(settle(other)).toEqual(settle(table));
      }),
    );
  });

  it('settles each seat alike wherever it is listed, and the cards in whatever order', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const turned = table.seats.map((seat) => ({ ...seat, cards: [...seat.cards].reverse() })).reverse();
        const { seats, steps } = settle({ ...table, dealer: [...table.dealer].reverse(), seats: turned });
        const settlement = settle(table);
        expect([...seats].reverse()).toEqual(settlement.seats);
        expect(steps).toEqual(settlement.steps);
      }),
    );
  });

  it('reads back what it writes, through text', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const read = ruleSet.read(JSON.parse(JSON.stringify(ruleSet.write(table))));
        expect(read).toEqual({ ok: true, value: table });
      }),
    );
  });

  it('prints every amount with two decimals at most', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const settlement = settleTableFile(ruleSet.write(table));
        const numbers = JSON.stringify(settlement).match(/(?<=:)-?\d[^,}]*/g) ?? [];
        for (const number of numbers) expect(number).toMatch(/^-?\d+(\.\d{1,2})?$/);
      }),
    );
  });
});

it('never throws, whatever JSON comes in', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      settleTableFile(value);
      settleTableFile({ ruleSet: THREE_CARD_RULE_SETS[0], dealer: ['Qs', '7d', '2c'], seats: [value] });
      settleTableFile({ ruleSet: THREE_CARD_RULE_SETS[1], dealer: value, seats: value, options: value, limits: value });
    }),
  );
});
