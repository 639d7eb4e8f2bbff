export const MONACO = 'mc-three-card-poker';
export const MACAU = 'mo-fortune-3-card-poker';
export const THREE_CARD_RULE_SETS = [MONACO, MACAU] as const;
