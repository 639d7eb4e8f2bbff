import type { BetId, RuleSetId } from '#shared/games/types.ts';

import { mcThreeCardPokerLayout } from './mc-three-card-poker.ts';
import { moFortune3CardPokerLayout } from './mo-fortune-3-card-poker.ts';
import type { BoxPlace, Cloth, FeltLayout } from './types.ts';

export type { BoxPlace, BoxShape, Cloth, FeltLayout, Lettering } from './types.ts';

/** The cloth of each rule set: a new one is a layout file and a line here. */
export const LAYOUTS: Readonly<Record<RuleSetId, FeltLayout>> = {
  'mc-three-card-poker': mcThreeCardPokerLayout,
  'mo-fortune-3-card-poker': moFortune3CardPokerLayout,
};

/** The layout of a rule set; without one the table can't be drawn. */
export function layoutOf(ruleSet: RuleSetId): FeltLayout | undefined {
  return LAYOUTS[ruleSet];
}

/** The colour of a rule set's cloth, for `data-felt`. */
export function clothOf(ruleSet: RuleSetId): Cloth {
  return LAYOUTS[ruleSet]?.cloth ?? 'green';
}

/** A box of a layout. */
export function boxOf(layout: FeltLayout, bet: BetId): BoxPlace | undefined {
  return layout.boxes.find((box) => box.bet === bet);
}
