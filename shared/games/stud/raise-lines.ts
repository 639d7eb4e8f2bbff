import type { FiveCardHandId } from '../../cards/five-card-hand.ts';
import { odds } from '../../money/money.ts';
import type { HousePayTable, PayLine } from '../types.ts';

/** What a raise wins by Luxembourg's article 37-7, times the stake. */
const TIMES: Readonly<Record<Exclude<FiveCardHandId, 'aceKing' | 'highCard'>, number>> = {
  pair: 1,
  twoPair: 2,
  threeOfAKind: 3,
  straight: 5,
  flush: 8,
  fullHouse: 10,
  fourOfAKind: 20,
  straightFlush: 50,
  royalFlush: 100,
};

/** The lines as they are printed, from the pair up. */
export const LUXEMBOURG_RAISE_LINES: readonly PayLine[] = Object.entries(TIMES).map(([hand, times]) => ({ hand, odds: odds(times) }));
/** The same as a house would set it. */
export const LUXEMBOURG_PAY_TABLE: HousePayTable = TIMES;
