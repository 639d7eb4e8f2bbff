import { DECK, SUITS, type SuitedCard, rankOf, suitOf } from '../../cards/card.ts';
import { type ThreeCardHand, dealerQualifies, evaluateThreeCards } from '../../cards/three-card-hand.ts';

/** Hands of three cards in 52. */
export const THREE_CARD_HAND_COUNT = 22_100;
/** Hands the dealer can hold against one player's hand. */
export const DEALER_HAND_COUNT = 18_424;

/** One player's hand against every hand the dealer can hold. */
export interface Showdowns {
  readonly cards: readonly SuitedCard[];
  readonly hand: ThreeCardHand;
  /** The hands it stands for: those it becomes when the suits change places, or itself alone. */
  readonly weight: number;
  readonly dealerNotQualified: number;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

interface PlayerHand {
  readonly index: number;
  readonly weight: number;
}

/** Every hand as numbers that a tight loop can read: its cards as two words of 26 bits, and its strength. */
interface HandTable {
  readonly hands: readonly (readonly SuitedCard[])[];
  readonly evaluated: readonly ThreeCardHand[];
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly strength: Int32Array;
  /** The strength from which a dealer's hand qualifies. */
  readonly qualifying: number;
}

/** All 22,100 × 18,424 deals, one player's hand at a time. */
export function* everyShowdown(): Generator<Showdowns> {
  const table = handTable();
  for (let index = 0; index < THREE_CARD_HAND_COUNT; index += 1) yield showdownsOf(table, { index, weight: 1 });
}

/** The same figures from the 1,755 hands that differ by more than their suits' names. */
export function* showdownsBySuitClass(): Generator<Showdowns> {
  const table = handTable();
  for (const player of suitClasses(table.hands)) yield showdownsOf(table, player);
}

function showdownsOf(table: HandTable, { index, weight }: PlayerHand): Showdowns {
  const { hands, evaluated, low, high, strength, qualifying } = table;
  const hand = at(evaluated, index);
  const ownLow = low[index] ?? 0;
  const ownHigh = high[index] ?? 0;
  const own = hand.strength;
  let dealerNotQualified = 0;
  let losses = 0;
  let ties = 0;
  for (let dealer = 0; dealer < THREE_CARD_HAND_COUNT; dealer += 1) {
    if (((low[dealer] as number) & ownLow) | ((high[dealer] as number) & ownHigh)) continue;
    const theirs = strength[dealer] as number;
    if (theirs < qualifying) dealerNotQualified += 1;
    else if (theirs > own) losses += 1;
    else if (theirs === own) ties += 1;
  }
  const wins = DEALER_HAND_COUNT - dealerNotQualified - losses - ties;
  return { cards: at(hands, index), hand, weight, dealerNotQualified, wins, losses, ties };
}

function handTable(): HandTable {
  const hands = everyThreeCards();
  const evaluated = hands.map(evaluateThreeCards);
  return {
    hands,
    evaluated,
    low: Int32Array.from(hands, (cards) => bits(cards, 0)),
    high: Int32Array.from(hands, (cards) => bits(cards, 26)),
    strength: Int32Array.from(evaluated, ({ strength }) => strength),
    qualifying: Math.min(...evaluated.filter(dealerQualifies).map(({ strength }) => strength)),
  };
}

function everyThreeCards(): SuitedCard[][] {
  return DECK.flatMap((first, i) => DECK.slice(i + 1).flatMap((second, j) => DECK.slice(i + j + 2).map((third) => [first, second, third])));
}

function bits(cards: readonly SuitedCard[], from: number): number {
  const places = cards.map((card) => DECK.indexOf(card) - from).filter((place) => place >= 0 && place < 26);
  return places.reduce((word, place) => word | (1 << place), 0);
}

/** One hand of each suit class, with the number of hands in the class. */
function suitClasses(hands: HandTable['hands']): PlayerHand[] {
  const classes = new Map<string, { index: number; weight: number }>();
  for (const [index, cards] of hands.entries()) {
    const key = suitClassOf(cards);
    const known = classes.get(key);
    if (known === undefined) classes.set(key, { index, weight: 1 });
    else known.weight += 1;
  }
  return [...classes.values()];
}

/** The ranks each suit holds, the suits themselves forgotten. */
function suitClassOf(cards: readonly SuitedCard[]): string {
  const ranksBySuit = SUITS.map((suit) => cards.filter((card) => suitOf(card) === suit).map(rankOf));
  return ranksBySuit
    .map((ranks) => ranks.sort().join(''))
    .sort()
    .join(' ');
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`nothing at ${index}`);
  return item;
}
