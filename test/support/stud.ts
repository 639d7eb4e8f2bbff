import { idsOfFamily } from './tables.ts';

export const LUXEMBOURG_STUD = 'lu-casino-stud-poker';
export const CARIBBEAN_GOLD = 'mc-caribbean-gold-poker';
export const STUD_RULE_SETS = idsOfFamily('stud');
