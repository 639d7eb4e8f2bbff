import { LEVEL_PLANS, type LevelPlan } from '#shared/games/three-card/levels.ts';
import type { Level, RuleSet } from '#shared/games/types.ts';

const PLANS: Readonly<Partial<Record<RuleSet['family'], Readonly<Record<Level, LevelPlan>>>>> = { threeCard: LEVEL_PLANS };

/** What a level of a game asks for; undefined where its family has no levels. */
export function levelPlan(ruleSet: Pick<RuleSet, 'family'>, level: Level): LevelPlan | undefined {
  return PLANS[ruleSet.family]?.[level];
}
