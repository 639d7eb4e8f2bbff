import { studRuleSet } from '../stud/rule-set.ts';
import { mcCaribbeanGoldPokerRules } from './rules.ts';

export const mcCaribbeanGoldPoker = studRuleSet(mcCaribbeanGoldPokerRules);
