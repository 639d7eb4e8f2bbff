import { type Card, DECK, JOKERS } from '#shared/cards/card.ts';
import { type Fraction, fraction } from '#shared/fraction.ts';
import { POKER_HANDS, type PokerHand, drawnOf } from '#shared/games/fr-paire-poker/draw.ts';
import { oddsOf } from '#shared/games/fr-paire-poker/rules.ts';
import { winningHand } from '#shared/games/fr-paire-poker/settle.ts';
import { type PaireSpot, SPOTS } from '#shared/games/fr-paire-poker/spots.ts';

import { type Figure, alike, count } from './figure.ts';

const CARDS: readonly Card[] = [...DECK, ...JOKERS];
type ThreeCards = readonly [Card, Card, Card];

/** Of the 24,804 sets of three cards. */
const POKER_COUNTS: Readonly<Record<PokerHand, number>> = {
  jokerPair: 52,
  royal: 28,
  straightFlush: 220,
  threeOfAKind: 208,
  straight: 1_320,
  flush: 1_520,
  none: 21_456,
};

/** The edges by kind of spot; that of two values depends on whether one is the joker. */
const EDGES: readonly (readonly [name: string, isOne: (spot: PaireSpot) => boolean, edge: string])[] = [
  ['colour', ({ kind }) => kind === 'colour', '-1/27'],
  ['joker', ({ kind }) => kind === 'jokerValue', '-1/27'],
  ['one value', ({ kind }) => kind === 'oneValue', '-1/27'],
  ['two values', ({ kind, values }) => kind === 'twoValues' && !values.includes('X'), '-1/9'],
  ['a value and the joker', ({ kind, values }) => kind === 'twoValues' && values.includes('X'), '-1/3'],
  ['joker, seven, king', ({ kind }) => kind === 'jokerSevenKing', '-2/27'],
  ['ace, two, eight', ({ kind }) => kind === 'aceTwoEight', '-1/9'],
  ['four values', ({ kind }) => kind === 'fourValues', '-1/9'],
  ['any pair', ({ kind }) => kind === 'anyPair', '-2/53'],
  ['pair of one value', ({ kind, values }) => kind === 'pairValue' && !values.includes('X'), '-275/477'],
  ['pair of jokers', ({ kind, values }) => kind === 'pairValue' && values.includes('X'), '-310/477'],
  ['poker', ({ kind }) => kind === 'poker', '-23/2067'],
];

/** The edges of Pair'e poker, every spot drawn with every card it hangs on. */
export function pairePokerFigures(): Figure[] {
  const threes = everyThree();
  const draws = { first: everyFirst(), two: everyTwo(), three: threes };
  const poker = new Map<PokerHand, number>();
  for (const cards of threes) {
    const hand = drawnOf(cards).poker();
    poker.set(hand, (poker.get(hand) ?? 0) + 1);
  }
  return [
    ...[...POKER_HANDS, 'none' as const].map((hand) => count(`fr-paire-poker: sets, ${hand}`, poker.get(hand) ?? 0, POKER_COUNTS[hand])),
    ...EDGES.map(([name, isOne, expected]) => {
      const edges = SPOTS.filter(isOne).map((spot) => edgeOf(spot, draws));
      return alike(`fr-paire-poker: ${name}, every spot`, edges, expected);
    }),
  ];
}

interface Draws {
  readonly first: readonly ThreeCards[];
  readonly two: readonly ThreeCards[];
  readonly three: readonly ThreeCards[];
}

function edgeOf(spot: PaireSpot, { first, two, three }: Draws): Fraction {
  const isPair = spot.kind === 'pairValue' || spot.kind === 'anyPair';
  const draws = spot.kind === 'poker' ? three : isPair ? two : first;
  const net = draws.reduce((sum, cards) => {
    const hand = winningHand(spot, drawnOf(cards));
    return sum + (hand === undefined ? -1 : oddsOf(spot.kind, hand).numerator);
  }, 0);
  return fraction(net, draws.length);
}

/** Each first card, with any two behind it. */
function everyFirst(): ThreeCards[] {
  return CARDS.map((card) => behind(card, ...CARDS.filter((other) => other !== card)));
}

/** Each first and second card in order, with any one behind them. */
function everyTwo(): ThreeCards[] {
  return CARDS.flatMap((first) =>
    CARDS.filter((second) => second !== first).map((second) =>
      behind(first, second, ...CARDS.filter((third) => third !== first && third !== second)),
    ),
  );
}

function everyThree(): ThreeCards[] {
  return CARDS.flatMap((first, i) =>
    CARDS.slice(i + 1).flatMap((second, j) => CARDS.slice(i + j + 2).map((third): ThreeCards => [first, second, third])),
  );
}

function behind(first: Card, ...others: readonly Card[]): ThreeCards {
  return [first, others[0] ?? first, others[1] ?? first];
}
