import { describe, expect, it } from 'vitest';

import type { CallEvent } from '../../../../../renderer/drills/settle/answer-log.ts';
import { openCalls } from '../../../../../renderer/drills/settle/open-calls.ts';
import { settleContext } from '../../../../../renderer/drills/settle/settle-context.ts';
import { knownRuleSet, tableFile, tableOf } from '../../../../support/tables.ts';
import { MACAU } from '../../../../support/three-card.ts';

const QUALIFIED: CallEvent = { type: 'call', call: { announcement: 'dealerQualifies', hand: 'kingHigh' }, ms: 1 };

describe('the calls still to be made', () => {
  it('leave out a seat whose hand is not compared: Pair Plus alone, or folded', () => {
    const table = tableOf(
      tableFile(MACAU, 'Kh 9d 2c', [
        { cards: 'As 7d 4c', bets: { ante: 100, play: 100 } },
        { cards: '8h 8d 3s', bets: { pairPlus: 100 } },
        { cards: 'Jh 5d 3c', bets: { ante: 100 }, folded: true },
      ]),
    );
    const context = settleContext(knownRuleSet(MACAU), table, { calls: true }, { entry: 'figures', payIn: 'value' });
    expect(openCalls(context, [QUALIFIED])).toEqual({ table: 0, seats: 1 });
    const called: CallEvent = { type: 'call', call: { announcement: 'playerWins', hand: 'highCard', seat: 1 }, ms: 2 };
    expect(openCalls(context, [QUALIFIED, called])).toEqual({ table: 0, seats: 0 });
  });
});
