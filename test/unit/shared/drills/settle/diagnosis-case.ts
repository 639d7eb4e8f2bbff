import type { Diagnosis, Verdict } from '#shared/drills/types.ts';

import type { Doing } from '../../../../support/settling.ts';

export const pay = (bet: string, units: number, seat = 1): Doing => ({ type: 'pay', seat, bet, amount: units * 100 });
export const take = (bet: string, units: number, seat = 1): Doing => ({ type: 'take', seat, bet, amount: units * 100 });
export const giveBack = (bet: string, units: number, seat = 1): Doing => ({ type: 'return', seat, bet, amount: units * 100 });

/** A dealer who qualifies with queen high, and one who does not. */
export const QUEEN_HIGH = 'Qs 7d 2c';
export const JACK_HIGH = 'Js 7d 2c';
export const PAIR_OF_KINGS = 'Ks Kd 2c';

/** A settlement with one thing wrong, and what the grader makes of it. */
export interface DiagnosisCase {
  readonly name: string;
  readonly ruleSet?: string;
  readonly dealer: string;
  readonly cards: string;
  readonly bets: Readonly<Record<string, number>>;
  readonly folded?: boolean;
  /** What is done instead of the prescribed acts on these spots. */
  readonly instead: Readonly<Record<string, readonly Doing[]>>;
  readonly spot: string;
  readonly verdict: Verdict;
  readonly diagnosis?: Diagnosis;
  /** In units. */
  readonly moneyError: number;
}

export const FLUSH = { cards: '9h 6h 4h', bets: { ante: 25, pairPlus: 15, play: 25 } };
export const STRAIGHT = { cards: '9h 8d 7c', bets: { ante: 25, pairPlus: 15, play: 25 } };
export const ACE_HIGH = { cards: 'As 9d 4h', bets: { ante: 25, pairPlus: 15, play: 25 } };
export const NINE_HIGH = { cards: '9s 6d 4h', bets: { ante: 25, pairPlus: 15, play: 25 } };
export const PAIR = { cards: '9s 9d 4h', bets: { ante: 25, pairPlus: 15, play: 25 } };
export const TIE = { cards: 'Qd 7h 2s', bets: { ante: 25, pairPlus: 15, play: 25 } };
