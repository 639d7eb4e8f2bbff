import { RULE_SETS } from '../../games/index.ts';
import type { PayTable } from '../../games/types.ts';
import { MINOR_PER_UNIT, type Minor, type Odds, payout } from '../../money/money.ts';
import { type Explanation, type SpotCase, when } from './spot-case.ts';

/** The right action with a wrong amount: the only case the explanations below look at. */
function onWrongAmount(explanation: Explanation): Explanation {
  return (spot) => (spot.verdict === 'wrongAmount' ? explanation(spot) : undefined);
}

function pays(amount: Minor, stake: Minor, at: Odds): boolean {
  const paid = payout(stake, at);
  return paid.ok && paid.value === amount;
}

/** The payout with the stake it multiplies on top. */
export const stakeIncluded: Explanation = onWrongAmount(
  when(({ settled, expected, given }) => settled?.working !== undefined && given.amount === expected.amount + settled.working.base),
);

export const oddsOfOtherHand: Explanation = onWrongAmount(({ grading, bet, settled, given }) => {
  const working = settled?.working;
  const lines = payTableOf(grading.payTables, bet)?.lines ?? [];
  const line = working && lines.find(({ hand, odds }) => hand !== working.hand && pays(given.amount, working.base, odds));
  return line && { hand: line.hand };
});

export const oddsOfOtherRuleSet: Explanation = onWrongAmount(({ grading, bet, settled, given }) => {
  const working = settled?.working;
  if (working?.hand === undefined) return undefined;
  const other = RULE_SETS.find(
    ({ id, family, payTables }) =>
      id !== grading.rules.id &&
      family === grading.rules.family &&
      payTableOf(payTables, bet)?.lines.some(({ hand, odds }) => hand === working.hand && pays(given.amount, working.base, odds)),
  );
  return other && { ruleSet: other.id };
});

/** The odds on another stake of the seat; or, of a stake to take or give back, the amount of another. */
export const baseWrong: Explanation = onWrongAmount(({ grading, seat, bet, settled, given }) => {
  const working = settled?.working;
  const bets = grading.seats.get(seat)?.bets ?? [];
  // In the order of the boxes, so that of two equal stakes the ante is named and not the play that follows it.
  const other = grading.rules.bets.find((candidate) => {
    const stake = candidate === bet ? undefined : bets.find((settledBet) => settledBet.bet === candidate)?.stake;
    if (stake === undefined || stake === 0) return false;
    return working === undefined ? stake === given.amount : pays(given.amount, stake, working.odds);
  });
  return other === undefined ? undefined : { bet: other };
});

export const digitsSwapped: Explanation = onWrongAmount(when(({ expected, given }) => hasDigitsSwapped(expected.amount, given.amount)));

/** Two neighbouring digits of what is written. A nought in front is not written, nor are those behind the decimal mark of a whole amount. */
function hasDigitsSwapped(expected: Minor, given: Minor): boolean {
  const [right, wrong] = [String(expected), String(given)];
  if (right.length !== wrong.length || isWhole(expected) !== isWhole(given)) return false;
  const first = [...right].findIndex((digit, index) => digit !== wrong[index]);
  const swapped = right.slice(0, first) + right.charAt(first + 1) + right.charAt(first) + right.slice(first + 2);
  return first >= 0 && swapped === wrong;
}

function isWhole(amount: Minor): boolean {
  return amount % MINOR_PER_UNIT === 0;
}

export const offByFactorTen: Explanation = onWrongAmount(
  when(({ expected, given }) => given.amount === expected.amount * 10 || given.amount * 10 === expected.amount),
);

/** The whole stake taken where half of it was lost. */
export const halfForgotten: Explanation = onWrongAmount(
  when(({ settled, given, stake }: SpotCase) => settled?.outcome === 'half' && given.action === 'take' && given.amount === stake),
);

export const arithmetic: Explanation = onWrongAmount(when(() => true));

function payTableOf(payTables: readonly PayTable[], bet: string): PayTable | undefined {
  return payTables.find(({ bet: paid, spots }) => spots?.includes(bet) ?? paid === bet);
}
