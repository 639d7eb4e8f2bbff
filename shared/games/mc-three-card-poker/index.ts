import { threeCardRuleSet } from '../three-card/rule-set.ts';
import { mcThreeCardPokerRules } from './rules.ts';

export const mcThreeCardPoker = threeCardRuleSet(mcThreeCardPokerRules);
