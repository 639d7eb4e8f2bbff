import { rankValue } from '../../cards/card.ts';
import { type ThreeCardHand, type ThreeCardHandId, evaluateThreeCards, isPairOrBetter } from '../../cards/three-card-hand.ts';
import type { HouseOptions } from '../types.ts';
import { allowsFoldWithPairPlus, allowsPairPlusAlone } from './check-seat.ts';
import { type Comparison, compareWithDealer } from './comparison.ts';
import type { ThreeCardRules } from './rules.ts';
import { THREE_CARD_SITUATIONS, type ThreeCardSituation } from './situations.ts';

export type SeatKind = 'inPlay' | 'folded' | 'pairPlusAlone';
type HandTest = (hand: ThreeCardHand) => boolean;

/** What a seat and the dealer must hold for a situation. The same line recognises it on a table and deals it. */
export interface SituationRule {
  /** The seats that show it; the first is dealt. */
  readonly kinds: readonly [SeatKind, ...SeatKind[]];
  readonly hand?: HandTest;
  /** Which of the hands that show it are dealt; all of them when left out. */
  readonly dealt?: HandTest;
  readonly dealer?: HandTest;
  readonly result?: Comparison;
  /** The seat staked Pair Plus. */
  readonly pairPlus?: true;
}

const isHand =
  (...hands: readonly ThreeCardHandId[]): HandTest =>
  ({ hand }) =>
    hands.includes(hand);
const noPair: HandTest = (hand) => !isPairOrBetter(hand);
/** What earns the ante bonus. */
const straightOrBetter = isHand('straight', 'threeOfAKind', 'straightFlush');
const isHigh =
  (...ranks: readonly ['Q' | 'J', ...('3' | '2')[]]): HandTest =>
  (hand) =>
    noPair(hand) && ranks.every((rank, index) => hand.ranks[index] === rankValue(rank));
/** 3-2-A, suited or not: the ace counts one. */
const threeTwoAce: HandTest = (hand) => hand.ranks[2] === 1;

/** The hand from which raising is the better choice: queen, six, four. */
const RAISING_STRENGTH = evaluateThreeCards(['Qs', '6h', '4d']).strength;
/** A hand a sensible player folds. */
export const isFoldingHand: HandTest = (hand) => hand.strength < RAISING_STRENGTH;

const inPlay = ['inPlay'] as const;
const notFolded = ['inPlay', 'pairPlusAlone'] as const;
const anySeat = ['inPlay', 'pairPlusAlone', 'folded'] as const;

export const SITUATION_RULES: Readonly<Record<ThreeCardSituation, SituationRule>> = {
  foldedSeat: { kinds: ['folded'], dealt: isFoldingHand },
  foldedPairPlus: { kinds: ['folded'], dealt: isFoldingHand, pairPlus: true },
  foldedStraight: { kinds: ['folded'], hand: straightOrBetter },
  dealerNotQualifiedWithPair: { kinds: inPlay, hand: isPairOrBetter, result: 'dealerNotQualified' },
  dealerNotQualifiedNoPair: { kinds: inPlay, hand: noPair, result: 'dealerNotQualified' },
  caseA: { kinds: inPlay, hand: isPairOrBetter, result: 'playerWins' },
  caseB: { kinds: inPlay, hand: noPair, result: 'playerWins' },
  caseC: { kinds: inPlay, hand: isPairOrBetter, result: 'dealerWins' },
  caseD: { kinds: inPlay, hand: noPair, result: 'dealerWins' },
  tie: { kinds: inPlay, hand: noPair, result: 'tie' },
  tieWithPair: { kinds: inPlay, hand: isPairOrBetter, result: 'tie' },
  bonusOnTie: { kinds: inPlay, hand: straightOrBetter, result: 'tie' },
  bonusOnLosingAnte: { kinds: inPlay, hand: straightOrBetter, result: 'dealerWins' },
  bonusNotQualified: { kinds: inPlay, hand: straightOrBetter, result: 'dealerNotQualified' },
  dealerQueenThreeTwo: { kinds: anySeat, dealer: isHigh('Q', '3', '2') },
  dealerJackHigh: { kinds: anySeat, dealer: isHigh('J') },
  bonusStraight: { kinds: inPlay, hand: isHand('straight') },
  bonusThreeOfAKind: { kinds: inPlay, hand: isHand('threeOfAKind') },
  bonusStraightFlush: { kinds: inPlay, hand: isHand('straightFlush') },
  pairPlusLost: { kinds: notFolded, hand: noPair, pairPlus: true },
  pairPlusPair: { kinds: notFolded, hand: isHand('pair'), pairPlus: true },
  pairPlusFlush: { kinds: notFolded, hand: isHand('flush'), pairPlus: true },
  pairPlusStraight: { kinds: notFolded, hand: isHand('straight'), pairPlus: true },
  pairPlusThreeOfAKind: { kinds: notFolded, hand: isHand('threeOfAKind'), pairPlus: true },
  pairPlusStraightFlush: { kinds: notFolded, hand: isHand('straightFlush'), pairPlus: true },
  lowestStraight: { kinds: notFolded, hand: threeTwoAce },
  pairPlusAlone: { kinds: ['pairPlusAlone'], pairPlus: true },
};

/** The situations these rules can show under these options. */
export function dealableSituations(rules: ThreeCardRules, options: HouseOptions): readonly ThreeCardSituation[] {
  return THREE_CARD_SITUATIONS.filter((situation) => {
    const { kinds, pairPlus } = SITUATION_RULES[situation];
    if (kinds[0] === 'pairPlusAlone') return allowsPairPlusAlone(rules, { options });
    return kinds[0] !== 'folded' || pairPlus !== true || allowsFoldWithPairPlus(rules, { options });
  });
}

/** Whether a seat's hand and the dealer's are those of a situation; how they compare is `result`. */
export function handsShow(rule: SituationRule, hand: ThreeCardHand, dealer: ThreeCardHand): boolean {
  return (
    (rule.hand?.(hand) ?? true) &&
    (rule.dealer?.(dealer) ?? true) &&
    (rule.result === undefined || rule.result === compareWithDealer(hand, dealer))
  );
}
