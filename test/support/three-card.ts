import { idsOfFamily } from './tables.ts';

export const MONACO = 'mc-three-card-poker';
export const MACAU = 'mo-fortune-3-card-poker';
export const THREE_CARD_RULE_SETS = idsOfFamily('threeCard');
