import type { Minor } from '#shared/money/money.ts';
import { MINOR_PER_UNIT } from '#shared/money/money.ts';
import { type AmountProblem, parseAmount } from '#shared/money/parse.ts';
import { type Result, fail, ok } from '#shared/result.ts';

import { type SettleCommand, type SettleContext, type SettleState, chipsTotal } from './settle-state.ts';
import { findSpot } from './spots.ts';

/** Colour chips as a hand takes them up: one, five, a stack of twenty. */
const COLOUR_HANDFULS = [1, 5, 20] as const;
/** Half a chip may come out at odds of one to two, or be lost on zero; less never does. */
const PARTS_OF_CHIP = 2;

/** What a chip of the player's colour is worth, where he is being paid in such chips; null where it is in value. */
export function colourChip({ spots, payIn }: Pick<SettleContext, 'spots' | 'payIn'>, { focus }: Pick<SettleState, 'focus'>): Minor | null {
  return payIn === 'colour' ? (findSpot(spots, focus)?.chip ?? null) : null;
}

/** Whether players of this table have colours of their own, so that there are two ways to pay them. */
export function hasColours({ spots }: Pick<SettleContext, 'spots'>): boolean {
  return spots.some(({ chip }) => chip !== undefined);
}

/** The amount put together so far, in minor units, whichever way it is entered. */
export function enteredAmount(context: SettleContext, state: SettleState): Result<Minor, AmountProblem | { readonly code: 'partOfChip' }> {
  if (state.chips.length > 0) return ok(chipsTotal(state));
  const parsed = parseAmount(state.text);
  const chip = colourChip(context, state);
  if (!parsed.ok || chip === null) return parsed;
  const chips = parsed.value;
  const amount = (chips * chip) / MINOR_PER_UNIT;
  if (!Number.isSafeInteger(amount) || (chips * PARTS_OF_CHIP) % MINOR_PER_UNIT !== 0) {
    return fail(Number.isInteger(amount) && amount > Number.MAX_SAFE_INTEGER ? { code: 'tooLarge' } : { code: 'partOfChip' });
  }
  return ok(amount);
}

/** The chips at hand, the smallest first as they stand before the dealer: the rack's, or handfuls of the player's colour. */
export function rackOf(context: SettleContext, state: Pick<SettleState, 'focus'>): readonly Minor[] {
  const chip = colourChip(context, state);
  if (chip !== null) return COLOUR_HANDFULS.map((count) => count * chip);
  return [...context.ruleSet.denominations].sort((a, b) => a - b);
}

/** So many chips, halves included: what is entered, or written, where a player is paid in his colour. */
export function chipsIn(amount: Minor, chip: Minor): number {
  return amount / chip;
}

/** A chip taken up with the mouse: one more where payments are built in chips, else added to the figure that is typed. */
export function addChip(context: SettleContext, state: SettleState, value: Minor): SettleCommand {
  if (context.entry === 'chips') return { type: 'chip', value };
  const entered = enteredAmount(context, state);
  const unit = colourChip(context, state) ?? MINOR_PER_UNIT;
  return { type: 'setText', text: figureOf(((entered.ok ? entered.value : 0) + value) / unit) };
}

/** An amount, or a number of chips, as one types it: no grouping, a decimal point only where it is needed. */
function figureOf(number: number): string {
  return Number.isInteger(number) ? String(number) : number.toFixed(2);
}
