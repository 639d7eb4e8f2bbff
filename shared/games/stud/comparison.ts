import { type FiveCardHand, compareFiveCards, isAtLeast } from '../../cards/five-card-hand.ts';
import type { Comparison } from './rules.ts';

/** Whether a dealer's hand is ace-king or better. */
export function dealerQualifies(hand: FiveCardHand): boolean {
  return isAtLeast(hand, 'aceKing');
}

/** How a hand in play stands against the dealer's, who may not qualify. */
export function compareWithDealer(hand: FiveCardHand, dealer: FiveCardHand): Comparison {
  return dealerQualifies(dealer) ? compareHandsOnly(hand, dealer) : 'dealerNotQualified';
}

/** Which of two hands is the better, whether or not the dealer's qualifies. */
export function compareHandsOnly(hand: FiveCardHand, dealer: FiveCardHand): Exclude<Comparison, 'dealerNotQualified'> {
  const difference = compareFiveCards(hand, dealer);
  if (difference === 0) return 'tie';
  return difference > 0 ? 'playerWins' : 'dealerWins';
}
