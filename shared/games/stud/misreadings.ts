import { type FiveCardHand, FIVE_CARD_HANDS, type FiveCardHandId, evaluateFiveCards } from '../../cards/five-card-hand.ts';
import { type Minor, payout } from '../../money/money.ts';
import type { Misreading, StudTable } from '../types.ts';
import { compareHandsOnly, compareWithDealer } from './comparison.ts';
import { raiseOdds } from './raise-odds.ts';
import type { Comparison, StudRules } from './rules.ts';

type Acts = Misreading['acts'];

/** A seat in play, as a misjudging dealer may settle it. */
interface SeatInPlay {
  readonly seat: number;
  readonly ante: Minor;
  readonly raise: Minor;
  readonly hand: FiveCardHand;
  /** How both bets are settled for a result, the player's hand taken for this one. */
  readonly acts: (result: Comparison, hand?: FiveCardHandId) => Acts;
}

/** What a dealer may have misjudged at each seat in play: the qualification, a hand, a tie. */
export function studMisreadings(rules: StudRules, table: StudTable): readonly Misreading[] {
  const dealer = evaluateFiveCards(table.dealer);
  return table.seats.flatMap(({ seat, cards, bets: { ante, raise } }) => {
    if (raise === undefined) return [];
    const hand = evaluateFiveCards(cards);
    const acts = (result: Comparison, taken: FiveCardHandId = hand.hand): Acts => actsFor(rules, table, { ante, raise }, result, taken);
    return seatMisreadings({ seat, ante, raise, hand, acts }, dealer);
  });
}

function seatMisreadings(seat: SeatInPlay, dealer: FiveCardHand): Misreading[] {
  const hands = FIVE_CARD_HANDS.flatMap((other) => handMisread(seat, dealer, other));
  const judged = (code: Misreading['code'], instead: Comparison): Misreading => ({ code, seat: seat.seat, acts: seat.acts(instead) });
  const result = compareWithDealer(seat.hand, dealer);
  switch (result) {
    case 'dealerNotQualified':
      return [judged('qualificationMisjudged', compareHandsOnly(seat.hand, dealer))];
    case 'tie':
      return [
        judged('qualificationMisjudged', 'dealerNotQualified'),
        ...hands,
        judged('tieMisjudged', 'playerWins'),
        judged('tieMisjudged', 'dealerWins'),
      ];
    case 'playerWins':
    case 'dealerWins':
      return [
        judged('qualificationMisjudged', 'dealerNotQualified'),
        ...hands,
        // Where the raise is paid for the hand the player has, it was the dealer's that was misread.
        judged('handMisread', result === 'playerWins' ? 'dealerWins' : 'playerWins'),
        judged('tieMisjudged', 'tie'),
      ];
  }
}

function actsFor(
  rules: StudRules,
  { options }: StudTable,
  { ante, raise }: { readonly ante: Minor; readonly raise: Minor },
  result: Comparison,
  hand: FiveCardHandId,
): Acts {
  switch (result) {
    case 'dealerNotQualified':
      return [
        { bet: 'ante', action: 'pay', amount: ante },
        { bet: 'raise', action: 'return', amount: raise },
      ];
    case 'dealerWins':
      return [
        { bet: 'ante', action: 'take', amount: ante },
        { bet: 'raise', action: 'take', amount: raise },
      ];
    case 'tie':
      return [
        { bet: 'ante', action: 'return', amount: ante },
        { bet: 'raise', action: 'return', amount: raise },
      ];
    case 'playerWins': {
      const at = raiseOdds(rules, options, hand);
      const paid = at === undefined ? undefined : payout(raise, at);
      return [
        { bet: 'ante', action: 'pay', amount: ante },
        paid?.ok === true ? { bet: 'raise', action: 'pay', amount: paid.value } : { bet: 'raise', action: 'return', amount: raise },
      ];
    }
  }
}

/**
 * The player's hand taken for a winning one of another class, which the odds on the raise tell. Left out where it would
 * win all the same, since then at most the odds are another hand's; where the classes would be equal, since the class
 * alone does not decide; and where the odds are those of the hand the player has, since then another thing was misjudged.
 */
function handMisread({ seat, hand, acts }: SeatInPlay, dealer: FiveCardHand, other: FiveCardHandId): Misreading[] {
  const isBetter = FIVE_CARD_HANDS.indexOf(other) < FIVE_CARD_HANDS.indexOf(dealer.hand);
  if (other === hand.hand || !isBetter || compareWithDealer(hand, dealer) === 'playerWins') return [];
  const taken = acts('playerWins', other);
  return isSameRaise(taken, acts('playerWins')) ? [] : [{ code: 'handMisread', seat, hand: other, acts: taken }];
}

function isSameRaise(one: Acts, other: Acts): boolean {
  const [a, b] = [one, other].map((acts) => acts.find(({ bet }) => bet === 'raise'));
  return a?.action === b?.action && a?.amount === b?.amount;
}
