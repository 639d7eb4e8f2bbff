import type { Minor } from '../money/money.ts';
import type { Action, BetSettlement, Move, Outcome } from './types.ts';

const ACTIONS: Readonly<Record<Outcome, Action>> = { win: 'pay', lose: 'take', push: 'return', half: 'take' };

/** What the dealer does with a settled bet: of a half loss he takes the half. */
export function moveOf(seat: number, { bet, outcome, stake, pays, citation }: BetSettlement): Move {
  const amounts: Readonly<Record<Outcome, Minor>> = { win: pays, lose: stake, push: stake, half: stake / 2 };
  return { kind: 'move', seat, bet, action: ACTIONS[outcome], amount: amounts[outcome], rule: citation };
}

/** What a seat gains (+) or loses (−) over its bets. */
export function netOf(bets: readonly BetSettlement[]): Minor {
  const lost: Readonly<Record<Outcome, number>> = { win: 0, lose: 1, push: 0, half: 0.5 };
  return bets.reduce((sum, { outcome, pays, stake }) => sum + pays - lost[outcome] * stake, 0);
}
