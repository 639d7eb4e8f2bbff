import type { Misreading } from '../../games/types.ts';
import { DIAGNOSES, type Diagnosis, type DiagnosisCode, type SpotAct } from '../types.ts';
import {
  arithmetic,
  baseWrong,
  digitsSwapped,
  halfForgotten,
  oddsOfOtherHand,
  oddsOfOtherRuleSet,
  offByFactorTen,
  stakeIncluded,
} from './explain-amount.ts';
import { actsOn } from './grading-case.ts';
import { addUpActs } from './spot-acts.ts';
import { type Explanation, type SpotCase, when } from './spot-case.ts';
import { spotSubject } from './subject.ts';

const EXPLANATIONS: Readonly<Record<Exclude<DiagnosisCode, 'orderBroken' | 'actMisjudged'>, Explanation>> = {
  stakeIncluded,
  oddsOfOtherHand,
  oddsOfOtherRuleSet,
  baseWrong,
  digitsSwapped,
  offByFactorTen,
  bonusForgotten: when(({ verdict, settled }) => verdict === 'missed' && settled?.stake === 0),
  bonusOnFold: when(({ grading, seat, given }) => grading.seats.get(seat)?.folded === true && given.action === 'pay'),
  qualificationMisjudged: misreadAs('qualificationMisjudged'),
  handMisread: misreadAs('handMisread'),
  tieMisjudged: misreadAs('tieMisjudged'),
  pushTaken: insteadOf('return', 'take'),
  pushPaid: insteadOf('return', 'pay'),
  losingBetPaid: insteadOf('take', 'pay'),
  winningBetTaken: insteadOf('pay', 'take'),
  halfForgotten,
  arithmetic,
};

/** The first diagnosis that explains exactly what was done with a spot. */
export function explainSpot(spot: SpotCase): Diagnosis | undefined {
  if (spot.verdict === 'right') return undefined;
  for (const code of DIAGNOSES) {
    const found = code === 'orderBroken' || code === 'actMisjudged' ? undefined : EXPLANATIONS[code](spot);
    if (found !== undefined) return { code, ...found };
  }
  return undefined;
}

function insteadOf(expected: SpotAct['action'], given: SpotAct['action']): Explanation {
  return when((spot) => spot.expected.action === expected && spot.given.action === given);
}

/** The seat was settled exactly as that misjudgement would have it, and this spot is one it changes. */
function misreadAs(code: Misreading['code']): Explanation {
  return (spot) => {
    const { grading, seat, bet, expected } = spot;
    const misreading = grading.misreadings.find((candidate) => {
      const here = candidate.acts.find((act) => act.bet === bet);
      return candidate.code === code && candidate.seat === seat && here !== undefined && !isSame(here, expected) && fits(spot, candidate);
    });
    return misreading && (misreading.hand === undefined ? {} : { hand: misreading.hand });
  };
}

function fits({ grading, seat }: SpotCase, { acts }: Misreading): boolean {
  return acts.every((act) => {
    const settled = grading.seats.get(seat)?.bets.find(({ bet }) => bet === act.bet);
    const { given, mixed } = addUpActs(actsOn(grading, spotSubject(seat, act.bet)), settled?.stake ?? 0);
    return !mixed && isSame(given, act);
  });
}

function isSame(a: SpotAct, b: SpotAct): boolean {
  return a.action === b.action && a.amount === b.amount;
}
