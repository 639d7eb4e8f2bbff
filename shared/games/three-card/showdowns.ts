import type { SuitedCard } from '../../cards/card.ts';
import { type CardCode, RANK_CODES, cardOfCode } from '../../cards/fast/card-code.ts';
import { threeCardOrder } from '../../cards/fast/three-card-order.ts';
import { THREE_CARD_HANDS, type ThreeCardHand, dealerQualifies, evaluateThreeCards } from '../../cards/three-card-hand.ts';

/** Hands of three cards in 52. */
export const THREE_CARD_HAND_COUNT = 22_100;
/** Hands the dealer can hold against one player's hand. */
export const DEALER_HAND_COUNT = 18_424;

/** What comes of one player's hand against every hand the dealer can hold. */
interface Outcomes {
  /** The hands it stands for: those it becomes when the suits change places. */
  weight: number;
  dealerNotQualified: number;
  wins: number;
  losses: number;
  ties: number;
}

/** Read it before the next is visited. */
export interface VisitedShowdowns extends Outcomes {
  /** Which of them it is. */
  index: number;
  /** The place of what it holds in `THREE_CARD_HANDS`. */
  kind: number;
}

/** The same, to be kept and read beside the rules. */
export interface Showdowns extends Readonly<Outcomes> {
  readonly cards: readonly SuitedCard[];
  readonly hand: ThreeCardHand;
}

/** Everything that is visited. */
export function everyShowdown(): Showdowns[] {
  const all: Showdowns[] = [];
  const { cards: codes } = everyClass();
  visitShowdowns(({ index, weight, dealerNotQualified, wins, losses, ties }) => {
    const cards = cardsAt(codes, index);
    all.push({ cards, hand: evaluateThreeCards(cards), weight, dealerNotQualified, wins, losses, ties });
  });
  return all;
}

/**
 * Visits the 1,755 hands that differ by more than their suits' names, from the worst to the best. The dealer's hands are not
 * dealt to each: they are counted as they come in that order, so that those counted so far are always the worse ones.
 */
export function visitShowdowns(visit: (showdowns: VisitedShowdowns) => void): void {
  const classes = everyClass();
  const { weights, kinds, ends, firstQualifying } = classes;
  const notQualified = noHands();
  countHands(notQualified, classes, 0, firstQualifying);
  const counts = { all: notQualified.all, one: notQualified.one.slice(), two: notQualified.two.slice() };
  const worse = new Int32Array(weights.length);
  const showdowns: VisitedShowdowns = { index: 0, kind: 0, weight: 0, dealerNotQualified: 0, wins: 0, losses: 0, ties: 0 };
  let first = 0;
  while (first < weights.length) {
    const end = ends[first] ?? weights.length;
    const qualifies = first >= firstQualifying;
    if (qualifies) {
      for (let index = first; index < end; index += 1) worse[index] = countApart(counts, classes, index);
      countHands(counts, classes, first, end);
    }
    for (let index = first; index < end; index += 1) {
      // The hand itself was counted with its equals, and the dealer cannot hold it.
      const dealerNotQualified = countApart(notQualified, classes, index) - (qualifies ? 0 : 1);
      const beaten = qualifies ? (worse[index] ?? 0) : dealerNotQualified;
      const noBetter = qualifies ? countApart(counts, classes, index) - 1 : dealerNotQualified;
      showdowns.index = index;
      showdowns.kind = kinds[index] ?? 0;
      showdowns.weight = weights[index] ?? 0;
      showdowns.dealerNotQualified = dealerNotQualified;
      showdowns.wins = beaten - dealerNotQualified;
      showdowns.ties = noBetter - beaten;
      showdowns.losses = DEALER_HAND_COUNT - noBetter;
      visit(showdowns);
    }
    first = end;
  }
}

/** How many hands were counted in all, that hold a card of a rank, and that hold two cards: in twelfths, see `placeOfTwo`. */
interface HandCounts {
  all: number;
  readonly one: Int32Array;
  readonly two: Int32Array;
}

function noHands(): HandCounts {
  return { all: 0, one: new Int32Array(RANK_CODES), two: new Int32Array(2 * RANK_CODES * RANK_CODES) };
}

/** Counts all hands of these classes. A class holds every suit as often as any other: a quarter of it has this card of a rank. */
function countHands(counts: HandCounts, { ranks, pairs, shares, weights }: Classes, first: number, end: number): void {
  const { one, two } = counts;
  for (let index = first; index < end; index += 1) {
    const weight = weights[index] ?? 0;
    counts.all += weight;
    for (let place = 3 * index; place < 3 * index + 3; place += 1) {
      const rank = ranks[place] ?? 0;
      one[rank] = (one[rank] ?? 0) + (weight >> 2);
      const pair = pairs[place] ?? 0;
      two[pair] = (two[pair] ?? 0) + (shares[place] ?? 0);
    }
  }
}

/** The counted hands that hold none of these three cards, by inclusion and exclusion; one that holds all three counts, too. */
function countApart({ all, one, two }: HandCounts, { ranks, pairs }: Classes, index: number): number {
  let [withOne, withTwo] = [0, 0];
  for (let place = 3 * index; place < 3 * index + 3; place += 1) {
    withOne += one[ranks[place] ?? 0] ?? 0;
    withTwo += two[pairs[place] ?? 0] ?? 0;
  }
  return all - withOne + withTwo / 12;
}

/** The suits that cards may have, and in how many ways the suits change places. */
const SUITED = [[[0, 0, 0], 4]] as const;
const UNSUITED = [
  [[0, 1, 2], 24],
  [[0, 0, 1], 12],
  [[0, 1, 0], 12],
  [[1, 0, 0], 12],
] as const;
/** The two of a pair are the same whichever is named first. */
const PAIRED = [
  [[0, 1, 0], 12],
  [[0, 1, 2], 12],
] as const;
const THREE_ALIKE = [[[0, 1, 2], 4]] as const;
const SUITS_OF_HANDS = {
  straightFlush: SUITED,
  threeOfAKind: THREE_ALIKE,
  straight: UNSUITED,
  flush: SUITED,
  pair: PAIRED,
  highCard: UNSUITED,
} as const;

/** Hands that become one another when the suits change places, from the worst to the best; of each class one hand. */
interface Classes {
  /** Three cards a hand. */
  readonly cards: Uint8Array;
  readonly ranks: Uint8Array;
  /** The three pairs of its cards, see `placeOfTwo`. */
  readonly pairs: Uint16Array;
  /** How many of the class hold two given cards like these, in twelfths. */
  readonly shares: Uint8Array;
  readonly weights: Uint8Array;
  readonly kinds: Uint8Array;
  /** Where its equals end. */
  readonly ends: Uint16Array;
  /** The first with which a dealer qualifies. */
  readonly firstQualifying: number;
}

let known: Classes | undefined;

/** Worked out when it is first asked for. */
function everyClass(): Classes {
  known ??= workOutClasses();
  return known;
}

function workOutClasses(): Classes {
  const [cards, pairs, shares]: [number[], number[], number[]] = [[], [], []];
  const [weights, kinds, ends]: [number[], number[], number[]] = [[], [], []];
  for (const { hand, ranks } of threeCardOrder()) {
    const suits = SUITS_OF_HANDS[hand];
    const end = weights.length + suits.length;
    for (const [[first, second, third], weight] of suits) {
      const [a, b, c] = [(ranks[0] << 2) | first, (ranks[1] << 2) | second, (ranks[2] << 2) | third];
      cards.push(a, b, c);
      pairs.push(placeOfTwo(a, b), placeOfTwo(a, c), placeOfTwo(b, c));
      shares.push(twelfths(a, b) * weight, twelfths(a, c) * weight, twelfths(b, c) * weight);
      weights.push(weight);
      kinds.push(THREE_CARD_HANDS.indexOf(hand));
      ends.push(end);
    }
  }
  return {
    cards: Uint8Array.from(cards),
    ranks: Uint8Array.from(cards.map((card) => card >> 2)),
    pairs: Uint16Array.from(pairs),
    shares: Uint8Array.from(shares),
    weights: Uint8Array.from(weights),
    kinds: Uint8Array.from(kinds),
    ends: Uint16Array.from(ends),
    firstQualifying: weights.findIndex((_, index) => dealerQualifies(evaluateThreeCards(cardsAt(cards, index)))),
  };
}

function cardsAt(codes: ArrayLike<CardCode>, index: number): SuitedCard[] {
  return [0, 1, 2].map((place) => cardOfCode(codes[3 * index + place] ?? 0));
}

/** All that counts of two cards: their ranks, and whether they share their suit. */
function placeOfTwo(a: CardCode, b: CardCode): number {
  return ((Math.max(a >> 2, b >> 2) * RANK_CODES + Math.min(a >> 2, b >> 2)) << 1) | (isSuited(a, b) ? 1 : 0);
}

/**
 * What part of the hands of a class holds two cards such as these. There are four such pairs of cards where they share their
 * suit, else twelve, or six where they also share their rank, as it doesn't matter then which comes first.
 */
function twelfths(a: CardCode, b: CardCode): number {
  if (isSuited(a, b)) return 3;
  return a >> 2 === b >> 2 ? 2 : 1;
}

function isSuited(a: CardCode, b: CardCode): boolean {
  return ((a ^ b) & 3) === 0;
}
