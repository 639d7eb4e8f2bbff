import { ruleSetById } from '#shared/games/index.ts';
import type { RuleSet, Table } from '#shared/games/types.ts';

import { settleContext } from '../../renderer/drills/settle/settle-context.ts';
import { settle } from '../../renderer/drills/settle/settle-reducer.ts';
import { type SettleCommand, type SettleContext, type SettleState, startSettling } from '../../renderer/drills/settle/settle-state.ts';

/** Three Card Poker of Monaco. */
export function monaco(): RuleSet {
  const ruleSet = ruleSetById('mc-three-card-poker');
  if (!ruleSet) throw new Error('no rule set');
  return ruleSet;
}

/** Three seats: 2 has folded, 4 holds a straight, 6 a pair; the dealer has queen high. */
export function smallTable(ruleSet: RuleSet = monaco()): Table {
  const table = ruleSet.read({
    ruleSet: ruleSet.id,
    dealer: ['Qs', '7d', '2c'],
    seats: [
      { seat: 2, cards: ['4s', '5d', '9c'], bets: { ante: 15 }, folded: true },
      { seat: 4, cards: ['9h', '8s', '7h'], bets: { ante: 20, pairPlus: 5, play: 20 } },
      { seat: 6, cards: ['Ks', 'Kh', '3d'], bets: { ante: 10, play: 10 } },
    ],
    limits: { min: 5, max: 500 },
  });
  if (!table.ok) throw new Error(table.error.message);
  return table.value;
}

/** What stays the same while the small table is settled. */
export function smallContext(changes: Partial<SettleContext> = {}): SettleContext {
  const ruleSet = monaco();
  return { ...settleContext(ruleSet, smallTable(ruleSet), { calls: false }, { entry: 'figures', payIn: 'value' }), ...changes };
}

/** Does one command after another on a fresh table. */
export function afterCommands(context: SettleContext, commands: readonly SettleCommand[]): SettleState {
  return commands.reduce((state, command) => settle(context, state, command), startSettling(context));
}
