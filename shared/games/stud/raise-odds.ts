import { FIVE_CARD_HANDS, type FiveCardHandId } from '../../cards/five-card-hand.ts';
import { type Odds, odds } from '../../money/money.ts';
import { housePayTableOdds, numberOption } from '../house-options.ts';
import type { HouseOptions, PayLine } from '../types.ts';
import type { StudRules } from './rules.ts';

/** The house option that pays a winning hand below a pair, which no table names. */
export const ACE_KING_PAYS = 'aceKingPays';
/** The house option for a table of its own. */
export const PAY_TABLE = 'payTable';

/** What a winning raise is paid with a hand; undefined where it only goes back. */
export function raiseOdds(rules: StudRules, options: HouseOptions, hand: FiveCardHandId): Odds | undefined {
  const named = rules.raise.lines.find((line) => line.hand === hand);
  const at = named === undefined ? odds(numberOption(options, ACE_KING_PAYS)) : (housePayTableOdds(options, PAY_TABLE, hand) ?? named.odds);
  return at.numerator === 0 ? undefined : at;
}

/** The lines that pay under these options: those of the house where it has its own. */
export function raiseLines(rules: StudRules, options: HouseOptions): readonly PayLine[] {
  return rules.raise.lines.flatMap(({ hand }) => {
    const at = raiseOdds(rules, options, FIVE_CARD_HANDS.find((known) => known === hand) ?? 'highCard');
    return at === undefined ? [] : [{ hand, odds: at }];
  });
}
