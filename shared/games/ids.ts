/** The rule sets of spec and table files. A folder under `shared/games/` and a line in `games/index.ts` each. */
export type RuleSetId = string;
/** A box or spot of the layout: `ante`, `pairPlus`, `17-20` … */
export type BetId = string;
/** A hand as table files name it: `straightFlush`, `aceKing` … */
export type HandId = string;
/** A call the dealer makes aloud: `dealerQualifies`, `playerWins` … Worded in `locales/…/calls.json`. */
export type AnnouncementId = string;
/** A dealt case worth practising: `foldedSeat`, `tieWithPair` … Worded in `locales/…/situations.json`. */
export type SituationId = string;
/** A place in a legal text this engine rests on; unique inside its rule set. Worded in `locales/…/citations.json`. */
export type CitationId = string;
/** A choice made where a text is silent or contradicts itself. Worded in `locales/…/readings.json`. */
export type ReadingId = string;
/** An order rule of a rule set. Worded in `locales/…/orderRules.json`. */
export type OrderRuleId = string;
/** The dealer's moves. `pay`: what the house adds, the stake stays with the player and is not counted. */
export type Action = 'take' | 'pay' | 'return';
