import type { Table } from '#shared/games/types.ts';
import { MINOR_PER_UNIT } from '#shared/money/money.ts';

import { feltState } from '../../felt/index.ts';
import { addChip, chipsIn, colourChip, enteredAmount } from './payment.ts';
import { type SettleCommand, type SettleContext, type SettleState, actsOf } from './settle-state.ts';
import { isClearing, keptOpen } from './sweeping.ts';
import type { FeltView } from './table-felt.tsx';
import { firstOfSeat } from './walk.ts';

/** The felt while a table is settled: what was done, the current spot, and the payment being put together. */
export function settlingView(
  context: SettleContext,
  table: Table,
  state: SettleState,
  formatAmount: (amount: number) => string,
  dispatch: (command: SettleCommand) => void,
): FeltView {
  const { focus } = state;
  const amount = enteredAmount(context, state);
  const typed = amount.ok ? amount.value : 0;
  const unit = colourChip(context, state);
  const entry = state.chips.length > 0 ? formatAmount(unit === null ? typed : chipsIn(typed, unit) * MINOR_PER_UNIT) : state.text;
  const acts = actsOf(state);
  const clears = isClearing(context.ruleSet, context.spots, acts, state.kept);
  return {
    table,
    state: feltState(context.ruleSet, table, state.events),
    focus: { ...focus, ...(state.paying ? { entry, sign: '+' } : {}) },
    // Once the rest is gone all that lies there stays: nothing needs to say so any more.
    kept: clears ? keptOpen(context.spots, acts, state.kept) : [],
    isNear: state.closeUp,
    ...(typed > 0 ? { preview: { ...focus, amount: typed } } : {}),
    ...(state.done
      ? {}
      : {
          onSpotFocus: (seat, bet) => dispatch({ type: 'focus', spot: { seat, bet } }),
          // While the losing stakes are cleared away a click says what stays.
          onSpotPress: (seat, bet) => dispatch({ type: clears ? 'keep' : 'focus', spot: { seat, bet } }),
          onPlayerPress: (seat) => {
            const spot = firstOfSeat(context.ruleSet, context.spots, acts, seat);
            if (spot) dispatch({ type: 'focus', spot });
          },
          // With the mouse alone the rack also types: each chip clicked adds to the figure.
          onRackChip: (value: number) => dispatch(addChip(context, state, value)),
        }),
  };
}
