import { describe, expect, it } from 'vitest';

import { settleContext } from '../../../../../renderer/drills/settle/settle-context.ts';
import type { SettleCommand } from '../../../../../renderer/drills/settle/settle-state.ts';
import { afterCommands, smallContext } from '../../../../support/settle-table.ts';
import { knownRuleSet, tableOf } from '../../../../support/tables.ts';

const TAKE: SettleCommand = { type: 'choose', action: 'take', ms: 5 };
const type = (text: string): SettleCommand[] => [...text].map((character) => ({ type: 'type', character }));

describe('a stake of which half is lost', () => {
  const ruleSet = knownRuleSet('lu-english-roulette');
  const table = tableOf({ ruleSet: ruleSet.id, number: 0, seats: [{ seat: 2, chipValue: 2, bets: [{ on: 'black', chips: 3 }] }] });
  const context = settleContext(ruleSet, table, { calls: false }, { entry: 'figures', payIn: 'value' });

  it('is taken in part when the part is typed first, whole otherwise', () => {
    expect(afterCommands(context, [...type('3'), TAKE]).events).toEqual([{ type: 'take', seat: 2, bet: 'black', amount: 300, ms: 5 }]);
    expect(afterCommands(context, [TAKE]).events).toMatchObject([{ type: 'take', amount: 600 }]);
    expect(
      afterCommands({ ...context, entry: 'chips' }, [{ type: 'chip', value: 200 }, { type: 'chip', value: 100 }, TAKE]).events,
    ).toMatchObject([{ type: 'take', amount: 300 }]);
  });

  it('is never taken for more than lies there, nor for nothing', () => {
    expect(afterCommands(context, [...type('7'), TAKE])).toMatchObject({ events: [], text: '7', notice: { code: 'moreThanStake' } });
    expect(afterCommands(context, [...type('0'), TAKE])).toMatchObject({ events: [], notice: { code: 'amountNeeded' } });
    expect(afterCommands(context, [...type('1,234'), TAKE])).toMatchObject({ events: [], notice: { code: 'ambiguous' } });
  });

  it('exists at roulette only: elsewhere what was typed by mistake takes nothing away', () => {
    expect(afterCommands(smallContext(), [...type('3'), TAKE]).events).toMatchObject([{ type: 'take', amount: 1000 }]);
  });
});
