import { type ThreeCardHand, compareHands, dealerQualifies } from '../../cards/three-card-hand.ts';
import type { SeatResult } from './rules.ts';

/** How a hand in play stands against the dealer's. */
export type Comparison = Exclude<SeatResult, 'folded' | 'pairPlusOnly'>;

/** How a hand in play stands against the dealer's, who may not qualify. */
export function compareWithDealer(hand: ThreeCardHand, dealer: ThreeCardHand): Comparison {
  return dealerQualifies(dealer) ? compareHandsOnly(hand, dealer) : 'dealerNotQualified';
}

/** Which of two hands is the better, whether or not the dealer's qualifies. */
export function compareHandsOnly(hand: ThreeCardHand, dealer: ThreeCardHand): Exclude<Comparison, 'dealerNotQualified'> {
  const difference = compareHands(hand, dealer);
  if (difference === 0) return 'tie';
  return difference > 0 ? 'playerWins' : 'dealerWins';
}
