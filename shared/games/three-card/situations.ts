/**
 * The cases of a three-card table worth practising. All of them show one seat:
 * A to D (Monaco 2°, Macau 9(6) and 9(7)) have a qualified dealer; "bonus" is the ante bonus.
 */
export const THREE_CARD_SITUATIONS = [
  /** A seat has folded. */
  'foldedSeat',
  /** A seat with Pair Plus has folded: both stakes are taken. */
  'foldedPairPlus',
  /** A folded hand that would have earned the bonus. */
  'foldedStraight',
  /** Dealer not qualified, the player holds a pair or better. */
  'dealerNotQualifiedWithPair',
  /** Dealer not qualified, the player holds no pair. */
  'dealerNotQualifiedNoPair',
  /** The player beats a qualified dealer with a pair or better. */
  'caseA',
  /** The player beats a qualified dealer without a pair. */
  'caseB',
  /** A qualified dealer beats a player who holds a pair or better. */
  'caseC',
  /** A qualified dealer beats a player who holds no pair. */
  'caseD',
  /** A qualified dealer and the player hold equal hands without a pair. */
  'tie',
  /** The same with a pair or better: Pair Plus is paid all the same. */
  'tieWithPair',
  /** A tie with a straight or better: the bonus is paid while ante and play go back. */
  'bonusOnTie',
  /** The bonus is paid although the ante loses. */
  'bonusOnLosingAnte',
  /** The bonus is paid although the dealer is not qualified. */
  'bonusNotQualified',
  /** The lowest hand that qualifies. */
  'dealerQueenThreeTwo',
  /** The highest hands that don't qualify: jack high. */
  'dealerJackHigh',
  'bonusStraight',
  'bonusThreeOfAKind',
  'bonusStraightFlush',
  /** Pair Plus loses on a hand in play. */
  'pairPlusLost',
  'pairPlusPair',
  'pairPlusFlush',
  'pairPlusStraight',
  'pairPlusThreeOfAKind',
  'pairPlusStraightFlush',
  /** A seat in play holds 3-2-A, the lowest straight. */
  'lowestStraight',
  /** A seat staked Pair Plus without an ante. */
  'pairPlusAlone',
] as const;
export type ThreeCardSituation = (typeof THREE_CARD_SITUATIONS)[number];
