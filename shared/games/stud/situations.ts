/** The cases of a stud table worth practising. All but the last show one seat. */
export const STUD_SITUATIONS = [
  /** A seat has folded. */
  'foldedSeat',
  /** A folded hand that holds a pair or better. */
  'foldedPair',
  /** Dealer not qualified, the player holds less than a pair. */
  'notQualifiedNoPair',
  /** Dealer not qualified, the player holds a pair, two pair or three of a kind. */
  'notQualifiedWithPair',
  /** Dealer not qualified against a straight or better: the raise goes back all the same. */
  'notQualifiedBigHand',
  /** The highest hands that don't qualify: ace-queen. */
  'dealerAceQueen',
  /** The lowest hand that qualifies: A-K-4-3-2. */
  'dealerLowestAceKing',
  /** A hand below ace-king loses to a qualified dealer. */
  'noPairLoses',
  /** Ace-king on both sides, the player's other cards decide. */
  'aceKingWins',
  /** Ace-king on both sides, the dealer's other cards decide. */
  'aceKingLoses',
  /** A pair loses. */
  'pairLoses',
  /** A straight or better loses. */
  'bigHandLoses',
  /** The same pair on both sides, the player's kicker decides. */
  'pairKickerWins',
  /** The same pair on both sides, the dealer's kicker decides. */
  'pairKickerLoses',
  /** Two pair on both sides with the same higher pair. */
  'twoPairSameTop',
  'tieAceKing',
  'tiePair',
  'tieTwoPairOrBetter',
  'raisePair',
  'raiseTwoPair',
  'raiseThreeOfAKind',
  'raiseStraight',
  'raiseFlush',
  'raiseFullHouse',
  'raiseFourOfAKind',
  'raiseStraightFlush',
  'raiseRoyalFlush',
  /** A seat in play holds 5-4-3-2-A, the lowest straight. */
  'lowestStraight',
  /** A seat in play holds five cards that would run if the ace stood in the middle: they are no straight. */
  'wrapAround',
  /** The dealer beats every hand in play. */
  'bankWins',
] as const;
export type StudSituation = (typeof STUD_SITUATIONS)[number];
