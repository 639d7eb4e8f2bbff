import { threeCardRuleSet } from '../three-card/rule-set.ts';
import { moFortune3CardPokerRules } from './rules.ts';

export const moFortune3CardPoker = threeCardRuleSet(moFortune3CardPokerRules);
