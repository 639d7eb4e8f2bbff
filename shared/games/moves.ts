import type { Minor } from '../money/money.ts';
import type { Action, BetSettlement, Move, Outcome } from './types.ts';

/** The part of a stake that is lost. */
const LOST: Readonly<Record<Outcome, number>> = { win: 0, lose: 1, push: 0, half: 0.5 };
const ACTIONS: Readonly<Record<Outcome, Action>> = { win: 'pay', lose: 'take', push: 'return', half: 'take' };

/** What the dealer does with a settled bet: of a half loss he takes the half. */
export function moveOf(seat: number, { bet, outcome, stake, pays, citation }: BetSettlement): Move {
  const amount = outcome === 'win' ? pays : outcome === 'half' ? stake / 2 : stake;
  return { kind: 'move', seat, bet, action: ACTIONS[outcome], amount, rule: citation };
}

/** What a seat gains (+) or loses (−) over its bets. */
export function netOf(bets: readonly BetSettlement[]): Minor {
  return bets.reduce((sum, { outcome, pays, stake }) => sum + pays - LOST[outcome] * stake, 0);
}
