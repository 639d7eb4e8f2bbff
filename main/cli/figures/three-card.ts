import { THREE_CARD_HANDS, dealerQualifies } from '#shared/cards/three-card-hand.ts';
import { fraction, toNumber } from '#shared/fraction.ts';
import { mcThreeCardPokerRules } from '#shared/games/mc-three-card-poker/rules.ts';
import { moFortune3CardPokerRules } from '#shared/games/mo-fortune-3-card-poker/rules.ts';
import {
  type OutcomeCounts,
  type Strategy,
  anteEdge,
  bonusValue,
  outcomeCounts,
  payTableEdge,
  raiseShare,
  raiseValue,
} from '#shared/games/three-card/edges.ts';
import type { ThreeCardRules } from '#shared/games/three-card/rules.ts';
import { DEALER_HAND_COUNT, type Showdowns, THREE_CARD_HAND_COUNT } from '#shared/games/three-card/showdowns.ts';
import { solveThreeCard } from '#shared/games/three-card/solve.ts';
import type { PayLine } from '#shared/games/types.ts';
import { odds } from '#shared/money/money.ts';

import { type Figure, count, exact, percent, rounded } from './figure.ts';
import { raiseAlways, raiseLikeDealer, raisePairs, raiseQueenSixFour } from './strategies.ts';

const HAND_COUNTS = { straightFlush: 48, threeOfAKind: 52, straight: 720, flush: 1_096, pair: 3_744, highCard: 16_440 } as const;

const OUTCOMES: Readonly<Record<keyof OutcomeCounts, number>> = {
  fold: 132_652_800,
  notQualifiedPair: 31_617_516,
  notQualifiedNoPair: 53_876_136,
  winPair: 59_220_472,
  winNoPair: 38_134_212,
  losePair: 13_408_900,
  loseNoPair: 77_992_716,
  tiePair: 32_952,
  tieNoPair: 234_696,
};

/** Straight flush, three of a kind, straight, flush, pair. */
const PAIR_PLUS_TABLES: readonly (readonly [table: readonly [number, number, number, number, number], edge: string])[] = [
  [[40, 30, 6, 4, 1], '-128/5525'],
  [[40, 30, 5, 4, 1], '-308/5525'],
  [[40, 25, 6, 4, 1], '-193/5525'],
  [[35, 25, 6, 4, 1], '-253/5525'],
  [[35, 33, 6, 4, 1], '-149/5525'],
];

/** Straight, three of a kind, straight flush. */
const BONUS_TABLES: readonly (readonly [table: readonly [number, number, number], edge: string, elementOfRisk: string])[] = [
  [[1, 3, 4], '-3.825470', '-2.284943'],
  [[1, 3, 5], '-3.608275', '-2.155213'],
  [[1, 2, 3], '-4.277958', '-2.555213'],
];

/** Every figure of the three-card games that follows from all deals. */
export function threeCardFigures(showdowns: readonly Showdowns[]): Figure[] {
  return [
    ...handFigures(showdowns),
    ...outcomeFigures(showdowns),
    ...[mcThreeCardPokerRules, moFortune3CardPokerRules].flatMap(({ id, anteBonus }) => anteFigures(id, showdowns, anteBonus.lines)),
    ...[mcThreeCardPokerRules, moFortune3CardPokerRules].flatMap(bestPlayFigures),
    ...thresholdFigures(showdowns),
    ...otherBonusFigures(showdowns),
    ...pairPlusFigures(showdowns),
  ];
}

function handFigures(showdowns: readonly Showdowns[]): Figure[] {
  const counted = (which: (showdown: Showdowns) => boolean): number =>
    showdowns.filter(which).reduce((total, { weight }) => total + weight, 0);
  const qualifying = counted(({ hand }) => dealerQualifies(hand));
  return [
    ...THREE_CARD_HANDS.map((id) =>
      count(
        `hands: ${id}`,
        counted(({ hand }) => hand.hand === id),
        HAND_COUNTS[id],
      ),
    ),
    count('hands of different strength', new Set(showdowns.map(({ hand }) => hand.strength)).size, 741),
    count('dealer qualifies', qualifying, 15_380),
    percent('dealer qualifies', fraction(qualifying, THREE_CARD_HAND_COUNT), '69.592760'),
    count('all deals', counted(() => true) * DEALER_HAND_COUNT, 407_170_400),
  ];
}

function outcomeFigures(showdowns: readonly Showdowns[]): Figure[] {
  const outcomes = outcomeCounts(showdowns, raiseQueenSixFour);
  return Object.entries(OUTCOMES).map(([name, expected]) =>
    count(`raising Q-6-4: ${name}`, outcomes[name as keyof OutcomeCounts], expected),
  );
}

/** No threshold is given here: every hand is raised or folded as is better. */
function bestPlayFigures({ id, anteBonus, pairPlus }: ThreeCardRules): Figure[] {
  return solveThreeCard([{ anteBonus: anteBonus.lines, pairPlus: pairPlus.lines }]).flatMap(({ ante, raises }) => [
    exact(`${id}: ante, best play`, ante, '-686689/20358520'),
    exact(`${id}: hands raised by the best play`, raises, '149/221'),
  ]);
}

function anteFigures(ruleSet: string, showdowns: readonly Showdowns[], bonus: readonly PayLine[]): Figure[] {
  const edge = (raises: Strategy) => anteEdge(showdowns, bonus, raises);
  return [
    exact(`${ruleSet}: ante, raising Q-6-4`, edge(raiseQueenSixFour), '-686689/20358520'),
    exact(`${ruleSet}: ante, raising as the dealer qualifies`, edge(raiseLikeDealer), '-70219/2035852'),
    exact(`${ruleSet}: ante, raising always`, edge(raiseAlways), '-1947749/25448150'),
    rounded(`${ruleSet}: ante, raising pairs only`, toNumber(edge(raisePairs)), '-0.3883648418'),
    elementOfRisk(`${ruleSet}: raising Q-6-4`, showdowns, bonus, raiseQueenSixFour, '-2.0146724'),
    elementOfRisk(`${ruleSet}: raising as the dealer qualifies`, showdowns, bonus, raiseLikeDealer, '-2.0337667'),
    elementOfRisk(`${ruleSet}: raising always`, showdowns, bonus, raiseAlways, '-3.8268970'),
    elementOfRisk(`${ruleSet}: raising pairs only`, showdowns, bonus, raisePairs, '-30.918'),
    exact(`${ruleSet}: worth of the ante bonus`, bonusValue(showdowns, bonus), '292/5525'),
  ];
}

/** The edge for each unit staked: the raise doubles the stake. */
function elementOfRisk(
  name: string,
  showdowns: readonly Showdowns[],
  bonus: readonly PayLine[],
  raises: Strategy,
  expected: string,
): Figure {
  const staked = 1 + toNumber(raiseShare(showdowns, raises));
  return rounded(`${name}: element of risk, %`, (100 * toNumber(anteEdge(showdowns, bonus, raises))) / staked, expected);
}

/** Folding loses one ante: Q-6-4 loses less by raising, Q-6-3 more. */
function thresholdFigures(showdowns: readonly Showdowns[]): Figure[] {
  const values = (third: number): number[] =>
    showdowns
      .filter(({ hand }) => hand.hand === 'highCard' && hand.ranks.join('-') === `12-6-${third}`)
      .map((showdown) => toNumber(raiseValue(showdown, mcThreeCardPokerRules.anteBonus.lines)));
  return [
    exact('hands raised from Q-6-4', raiseShare(showdowns, raiseQueenSixFour), '149/221'),
    percent('hands raised from Q-6-4', raiseShare(showdowns, raiseQueenSixFour), '67.420814'),
    rounded('raising Q-6-4, at worst', Math.min(...values(4)), '-0.99463'),
    rounded('raising Q-6-4, at best', Math.max(...values(4)), '-0.99338'),
    rounded('raising Q-6-3, at worst', Math.min(...values(3)), '-1.00396'),
    rounded('raising Q-6-3, at best', Math.max(...values(3)), '-1.00255'),
  ];
}

function otherBonusFigures(showdowns: readonly Showdowns[]): Figure[] {
  return [
    ...BONUS_TABLES.flatMap(([table, edge, risk]) => {
      const bonus = bonusLines(table);
      const name = `bonus ${table.join('-')}, raising Q-6-4`;
      return [
        percent(name, anteEdge(showdowns, bonus, raiseQueenSixFour), edge),
        elementOfRisk(name, showdowns, bonus, raiseQueenSixFour, risk),
      ];
    }),
    percent('no bonus, raising Q-6-4', anteEdge(showdowns, [], raiseQueenSixFour), '-8.658049'),
  ];
}

function pairPlusFigures(showdowns: readonly Showdowns[]): Figure[] {
  const monaco = payTableEdge(showdowns, mcThreeCardPokerRules.pairPlus.lines);
  const macau = payTableEdge(showdowns, moFortune3CardPokerRules.pairPlus.lines);
  return [
    exact('mc-three-card-poker: Pair Plus', monaco, '-402/5525'),
    percent('mc-three-card-poker: Pair Plus', monaco, '-7.276018'),
    exact('mo-fortune-3-card-poker: Pair Plus', macau, '-373/5525'),
    percent('mo-fortune-3-card-poker: Pair Plus', macau, '-6.751131'),
    ...PAIR_PLUS_TABLES.map(([table, edge]) => exact(`Pair Plus ${table.join('-')}`, payTableEdge(showdowns, pairPlusLines(table)), edge)),
  ];
}

function bonusLines([straight, threeOfAKind, straightFlush]: readonly [number, number, number]): PayLine[] {
  return lines({ straight, threeOfAKind, straightFlush });
}

function pairPlusLines([straightFlush, threeOfAKind, straight, flush, pair]: readonly [number, number, number, number, number]): PayLine[] {
  return lines({ straightFlush, threeOfAKind, straight, flush, pair });
}

function lines(table: Readonly<Record<string, number>>): PayLine[] {
  return Object.entries(table).map(([hand, times]) => ({ hand, odds: odds(times) }));
}
