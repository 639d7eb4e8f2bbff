import type { SeatProblem } from '../read-hands.ts';
import type { ThreeCardSeat, ThreeCardTable } from '../types.ts';
import { THREE_CARD_BETS, type ThreeCardRules } from './rules.ts';

/** Why the stakes and the decision of a seat break the rules; undefined when they don't. */
export function checkSeat(rules: ThreeCardRules, table: ThreeCardTable, seat: ThreeCardSeat): SeatProblem | undefined {
  return checkAnte(rules, table, seat) ?? checkDecision(rules, table, seat) ?? checkLimits(table, seat);
}

/** Whether Pair Plus may be staked without an ante. */
export function allowsPairPlusAlone(rules: ThreeCardRules, table: Pick<ThreeCardTable, 'options'>): boolean {
  return rules.pairPlusAlone === 'allowed' || table.options.pairPlusAlone === true;
}

/** Whether a seat with ante and Pair Plus may fold. */
export function allowsFoldWithPairPlus(rules: ThreeCardRules, table: Pick<ThreeCardTable, 'options'>): boolean {
  return rules.foldWithPairPlus === 'allowed' || table.options.foldWithPairPlus === true;
}

function checkAnte(rules: ThreeCardRules, table: ThreeCardTable, { bets }: ThreeCardSeat): SeatProblem | undefined {
  if (bets.ante !== undefined) return undefined;
  if (bets.play !== undefined) return { code: 'anteRequired', field: 'bets.play', message: 'play without an ante' };
  return allowsPairPlusAlone(rules, table)
    ? undefined
    : { code: 'anteRequired', field: 'bets.pairPlus', message: 'Pair Plus without an ante' };
}

function checkDecision(rules: ThreeCardRules, table: ThreeCardTable, { bets, folded }: ThreeCardSeat): SeatProblem | undefined {
  const { ante, pairPlus, play } = bets;
  if (ante === undefined) {
    return folded ? { code: 'foldForbidden', field: 'folded', message: 'Pair Plus alone takes no decision' } : undefined;
  }
  if (folded && play !== undefined) return { code: 'playMismatch', field: 'bets.play', message: 'folded and played' };
  if (folded && pairPlus !== undefined && !allowsFoldWithPairPlus(rules, table)) {
    return { code: 'foldForbidden', field: 'folded', message: 'a seat with ante and Pair Plus must play' };
  }
  if (folded || play === ante) return undefined;
  return {
    code: 'playMismatch',
    field: 'bets.play',
    message: play === undefined ? 'neither folded nor played' : 'play must equal the ante',
  };
}

function checkLimits({ limits }: ThreeCardTable, { bets }: ThreeCardSeat): SeatProblem | undefined {
  if (limits === undefined) return undefined;
  const outside = THREE_CARD_BETS.find((bet) => {
    const stake = bets[bet];
    return stake !== undefined && (stake < limits.min || stake > limits.max);
  });
  return outside && { code: 'limit', field: `bets.${outside}`, message: 'the stake is outside the limits of the table' };
}
