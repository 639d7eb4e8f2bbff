import { studRuleSet } from '../stud/rule-set.ts';
import { luCasinoStudPokerRules } from './rules.ts';

export const luCasinoStudPoker = studRuleSet(luCasinoStudPokerRules);
