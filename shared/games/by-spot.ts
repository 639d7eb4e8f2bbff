import type { BetSettlement, Move, SeatSettlement, Settlement, Spot, Step } from './types.ts';

/** Stakes a table file lists in several lots on one spot lie there as one pile. In the order of the first lots. */
export function pileUp(spots: readonly Spot[]): Spot[] {
  return merged(
    spots,
    ({ seat, bet }) => `${seat} ${bet}`,
    (pile, lot) => ({ ...pile, stake: pile.stake + lot.stake }),
  );
}

/**
 * A settlement as the dealer makes it: a table file settles each of its lines, the dealer each pile. Lots on one spot
 * share its outcome and odds, so that their sums are exact where each of them is.
 */
export function bySpot(settlement: Settlement): Settlement {
  return {
    ...settlement,
    seats: settlement.seats.map((seat): SeatSettlement => ({ ...seat, bets: merged(seat.bets, ({ bet }) => bet, addBets) })),
    steps: merged<Step>(settlement.steps, stepKey, (step, lot) =>
      step.kind === 'move' && lot.kind === 'move' ? addMoves(step, lot) : step,
    ),
  };
}

/** Calls are never made one. */
function stepKey(step: Step, index: number): string {
  return step.kind === 'call' ? `call ${index}` : `${step.seat} ${step.bet} ${step.action}`;
}

function addMoves(move: Move, lot: Move): Move {
  return { ...move, amount: move.amount + lot.amount };
}

function addBets(pile: BetSettlement, lot: BetSettlement): BetSettlement {
  const working = pile.working &&
    lot.working && { ...pile.working, base: pile.working.base + lot.working.base, result: pile.working.result + lot.working.result };
  return { ...pile, stake: pile.stake + lot.stake, pays: pile.pays + lot.pays, ...(working === undefined ? {} : { working }) };
}

/** Adds up what has the same key, where the first of it stands. */
function merged<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry, index: number) => string,
  add: (sum: Entry, entry: Entry) => Entry,
): Entry[] {
  const sums = new Map<string, Entry>();
  for (const [index, entry] of entries.entries()) {
    const key = keyOf(entry, index);
    const sum = sums.get(key);
    sums.set(key, sum === undefined ? entry : add(sum, entry));
  }
  return [...sums.values()];
}
