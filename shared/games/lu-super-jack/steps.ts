import { moveOf } from '../moves.ts';
import type { Call, CallStep, Move, SeatSettlement, Step } from '../types.ts';
import { type Bank, mayBecomeGold } from './bank.ts';
import type { SuperJackCitation } from './citations.ts';
import { bankHand } from './rules.ts';

/**
 * The whole settlement in order: what the first card promises, the bank's draw and what it has; the ordinary bets, which
 * are no part of the line and settled as one; then the losing chips of the line and, a gold-jack reported before it is
 * paid, the winning ones. Between the seats the text has no order: highest first, as they lie.
 */
export function settlingSteps(bank: Bank, seats: readonly SeatSettlement[]): Step[] {
  const moves = [...seats].sort((a, b) => b.seat - a.seat).flatMap(({ seat, bets }): Move[] => bets.map((bet) => moveOf(seat, bet)));
  const payments = moves.filter(({ action }) => action === 'pay');
  const [first] = bank.cards;
  return [
    ...(first !== undefined && mayBecomeGold(first) ? [call({ announcement: 'goldJackAhead' }, 'firstCard')] : []),
    { ...call({ announcement: 'drawBank' }, 'announced'), unsaid: true },
    call({ announcement: 'bankHas', hand: bankHand(bank) }, 'announced'),
    { ...call({ announcement: 'settleOrdinary' }, 'settling'), unsaid: true },
    ...moves.filter(({ action }) => action === 'take'),
    ...(payments.some(({ bet }) => bet === 'gold') ? [call({ announcement: 'reportGoldJack' }, 'report')] : []),
    ...payments,
  ];
}

function call(made: Call, rule: SuperJackCitation): CallStep {
  return { kind: 'call', call: made, rule };
}
