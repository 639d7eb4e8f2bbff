import type { Table } from '#shared/games/types.ts';
import type { Minor } from '#shared/money/money.ts';
import { parseAmount } from '#shared/money/parse.ts';

import { feltState } from '../../felt/index.ts';
import { type SettleCommand, type SettleContext, type SettleState, chipsTotal } from './settle-state.ts';
import type { FeltView } from './table-felt.tsx';

/** The felt while a table is settled: what was done, the current spot, and the payment being put together. */
export function settlingView(
  context: SettleContext,
  table: Table,
  state: SettleState,
  formatAmount: (amount: number) => string,
  dispatch: (command: SettleCommand) => void,
): FeltView {
  const { focus } = state;
  const typed = state.chips.length > 0 ? chipsTotal(state) : amountOf(state.text);
  const entry = state.chips.length > 0 ? formatAmount(typed) : state.text;
  return {
    table,
    state: feltState(context.ruleSet, table, state.events),
    focus: { ...focus, ...(state.paying ? { entry, sign: '+' } : {}) },
    ...(typed > 0 ? { preview: { ...focus, amount: typed } } : {}),
    ...(state.done
      ? {}
      : {
          onSpotFocus: (seat, bet) => dispatch({ type: 'focus', spot: { seat, bet } }),
          // With the mouse alone the rack also types: each chip clicked adds to the figure.
          onRackChip: (value: number) =>
            dispatch(context.entry === 'chips' ? { type: 'chip', value } : { type: 'setText', text: figureOf(typed + value) }),
        }),
  };
}

/** An amount as one types it: no grouping, a decimal point only where it is needed. */
function figureOf(amount: Minor): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}

function amountOf(text: string): number {
  const amount = parseAmount(text);
  return amount.ok ? amount.value : 0;
}
