import { rankValue } from '../../cards/card.ts';
import { type ThreeCardHand, type ThreeCardHandId, evaluateThreeCards, isPairOrBetter } from '../../cards/three-card-hand.ts';
import type { HouseOptions, Showing } from '../types.ts';
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
  /** What of the seat it is about, all when left out; or how the dealer's hand is called. */
  readonly about?: Pick<Showing, 'bets' | 'calls'> | 'dealer';
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

/** The comparison: the stakes it decides, whether there is a bonus, and how it is called. */
const comparison = { bets: ['ante', 'play', 'anteBonus'] } as const;
/** The bonus beside the stakes the comparison decides, whatever the call. */
const bonusBeside = { ...comparison, calls: [] } as const;
const bonus = { bets: ['anteBonus'], calls: [] } as const;
const sideBet = { bets: ['pairPlus'], calls: [] } as const;

export const SITUATION_RULES: Readonly<Record<ThreeCardSituation, SituationRule>> = {
  foldedSeat: { kinds: ['folded'], dealt: isFoldingHand },
  foldedPairPlus: { kinds: ['folded'], dealt: isFoldingHand, pairPlus: true },
  foldedStraight: { kinds: ['folded'], hand: straightOrBetter },
  dealerNotQualifiedWithPair: { kinds: inPlay, hand: isPairOrBetter, result: 'dealerNotQualified', about: comparison },
  dealerNotQualifiedNoPair: { kinds: inPlay, hand: noPair, result: 'dealerNotQualified', about: comparison },
  caseA: { kinds: inPlay, hand: isPairOrBetter, result: 'playerWins', about: comparison },
  caseB: { kinds: inPlay, hand: noPair, result: 'playerWins', about: comparison },
  caseC: { kinds: inPlay, hand: isPairOrBetter, result: 'dealerWins', about: comparison },
  caseD: { kinds: inPlay, hand: noPair, result: 'dealerWins', about: comparison },
  tie: { kinds: inPlay, hand: noPair, result: 'tie', about: comparison },
  tieWithPair: { kinds: inPlay, hand: isPairOrBetter, result: 'tie' },
  bonusOnTie: { kinds: inPlay, hand: straightOrBetter, result: 'tie', about: bonusBeside },
  bonusOnLosingAnte: { kinds: inPlay, hand: straightOrBetter, result: 'dealerWins', about: bonusBeside },
  bonusNotQualified: { kinds: inPlay, hand: straightOrBetter, result: 'dealerNotQualified', about: bonusBeside },
  dealerQueenThreeTwo: { kinds: anySeat, dealer: isHigh('Q', '3', '2'), about: 'dealer' },
  dealerJackHigh: { kinds: anySeat, dealer: isHigh('J'), about: 'dealer' },
  bonusStraight: { kinds: inPlay, hand: isHand('straight'), about: bonus },
  bonusThreeOfAKind: { kinds: inPlay, hand: isHand('threeOfAKind'), about: bonus },
  bonusStraightFlush: { kinds: inPlay, hand: isHand('straightFlush'), about: bonus },
  pairPlusLost: { kinds: notFolded, hand: noPair, pairPlus: true, about: sideBet },
  pairPlusPair: { kinds: notFolded, hand: isHand('pair'), pairPlus: true, about: sideBet },
  pairPlusFlush: { kinds: notFolded, hand: isHand('flush'), pairPlus: true, about: sideBet },
  pairPlusStraight: { kinds: notFolded, hand: isHand('straight'), pairPlus: true, about: sideBet },
  pairPlusThreeOfAKind: { kinds: notFolded, hand: isHand('threeOfAKind'), pairPlus: true, about: sideBet },
  pairPlusStraightFlush: { kinds: notFolded, hand: isHand('straightFlush'), pairPlus: true, about: sideBet },
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
