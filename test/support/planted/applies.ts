import { DIAGNOSES } from '#shared/drills/types.ts';
import type { RuleSet } from '#shared/games/types.ts';

import { type Fault, orderFaults } from './planted-table.ts';

/** Why a fault cannot come up. */
type Reasons = Readonly<Partial<Record<Fault, string>>>;

const NO_BONUS: Reasons = { bonusForgotten: 'nothing is paid but for a stake' };
const NO_HALF: Reasons = { halfForgotten: 'a stake is lost or kept as a whole' };
const NO_OTHER: Reasons = { oddsOfOtherRuleSet: 'no other rule set of the family' };
const NO_DEALER: Reasons = {
  bonusOnFold: 'nobody folds',
  qualificationMisjudged: 'there is no hand that must qualify',
};
const NO_TIE: Reasons = {
  tieMisjudged: 'nothing ends in a tie',
  pushTaken: 'no stake is ever given back whole',
  pushPaid: 'no stake is ever given back whole',
};
const ALWAYS_DUE: Reasons = { superfluous: 'every stake has something to do, and every call is made on every table' };

const NO_DECISION: Reasons = { actMisjudged: 'no act is a decision: each is done or left' };

/** What cannot go wrong at a game, and why; all the rest can, and is planted. */
const EXCLUDED: Readonly<Record<RuleSet['family'], Reasons>> = {
  threeCard: { ...NO_HALF, ...NO_DECISION },
  stud: { ...NO_HALF, ...NO_BONUS, ...NO_DECISION },
  puntoBanco: { ...NO_HALF, ...NO_BONUS, ...NO_OTHER, ...NO_DEALER },
  superJack: { ...NO_DECISION, ...NO_HALF, ...NO_BONUS, ...NO_OTHER, ...NO_DEALER, ...NO_TIE },
  roulette: { ...NO_DECISION, ...NO_BONUS, ...NO_OTHER, ...NO_DEALER, ...NO_TIE, ...ALWAYS_DUE },
  pairePoker: { ...NO_DECISION, ...NO_HALF, ...NO_BONUS, ...NO_OTHER, ...NO_DEALER, ...NO_TIE, ...ALWAYS_DUE },
};
/** The same for one rule set of a family. */
const EXCLUDED_BY_ID: Readonly<Record<string, Reasons>> = {
  'lu-casino-stud-poker': { oddsOfOtherRuleSet: 'the other stud game pays the same, but where its house has a table of its own' },
};

/** Every fault there can be at a rule set, whether or not it comes up there. */
function allFaults(rules: RuleSet): Fault[] {
  const codes = DIAGNOSES.filter((code) => code !== 'orderBroken');
  return [...codes, ...orderFaults(rules), 'wrongCall', 'missed', 'superfluous'];
}

/** Why some faults cannot come up at a rule set. */
export function excludedFaults({ id, family }: RuleSet): Reasons {
  return { ...EXCLUDED[family], ...EXCLUDED_BY_ID[id] };
}

/** The faults that can come up at a rule set. */
export function faultsAt(rules: RuleSet): Fault[] {
  const excluded = excludedFaults(rules);
  return allFaults(rules).filter((fault) => excluded[fault] === undefined);
}
