import { CARD_CODES } from '../../cards/fast/card-code.ts';
import { FIVES } from '../../cards/fast/combinations.ts';
import { FIVE_CARD_FLOORS, fiveCardRank } from '../../cards/fast/five-card-rank.ts';
import { type SubsetCounts, copyCounts, countApart, countHand, noCounts } from './subset-counts.ts';

/** Hands the dealer can hold with one card seen, against a player's hand. */
export const UNSEEN_HANDS = 163_185;
/** Cards the dealer may show. */
export const UPCARDS = 47;
/** All there is: a player's hand, the dealer's first card, and what lies behind it. */
export const STUD_DEALS = FIVES * UPCARDS * UNSEEN_HANDS;

/** One player's hand against every hand of the dealer, by the card the dealer shows. Read it before the next is visited. */
export interface StudShowdowns {
  /** The cards as codes, rising. */
  hand: Uint8Array;
  /** As `fiveCardRank` has it. */
  rank: number;
  /** The hands it stands for: those it becomes when the suits change places. */
  weight: number;
  /** The upcards there can be: the codes of all cards but the hand's own. */
  readonly upcards: Uint8Array;
  /** By the place in `upcards`. */
  readonly notQualified: Int32Array;
  readonly wins: Int32Array;
  readonly losses: Int32Array;
}

const RANKS = 7_462;
const QUALIFYING = FIVE_CARD_FLOORS.aceKing;

/**
 * Visits the 134,459 hands that differ by more than their suits' names, from the worst to the best. The dealer's hands are
 * counted as they come in that order, so that those counted so far are always the worse ones.
 */
export function everyStudShowdown(visit: (showdowns: StudShowdowns) => void): void {
  const { order, firsts } = handsByRank();
  const lower = order.subarray(0, firsts[QUALIFYING] ?? 0);
  const notQualifying = countAll(lower);
  const counts = copyCounts(notQualifying);
  const showdowns: StudShowdowns = {
    hand: new Uint8Array(5),
    rank: 0,
    weight: 0,
    upcards: new Uint8Array(UPCARDS),
    notQualified: new Int32Array(UPCARDS),
    wins: new Int32Array(UPCARDS),
    losses: new Int32Array(UPCARDS),
  };
  const sums: Sums = { notQualified: new Int32Array(CARD_CODES), upTo: new Int32Array(CARD_CODES) };
  const players: Player[] = [];
  const hand = new Uint8Array(5);
  for (let rank = 1; rank <= RANKS; rank += 1) {
    const equals = order.subarray(firsts[rank] ?? 0, firsts[rank + 1] ?? FIVES);
    let found = 0;
    for (const packed of equals) {
      const weight = suitClassWeight(unpack(packed, hand));
      if (weight === 0) continue;
      const player = (players[found] ??= { hand: new Uint8Array(5), weight, worse: new Int32Array(CARD_CODES) });
      player.hand.set(hand);
      player.weight = weight;
      if (rank >= QUALIFYING) countApart(counts, hand, player.worse);
      found += 1;
    }
    if (rank >= QUALIFYING) for (const packed of equals) countHand(counts, unpack(packed, hand));
    for (const player of players.slice(0, found)) {
      countApart(notQualifying, player.hand, sums.notQualified);
      if (rank >= QUALIFYING) countApart(counts, player.hand, sums.upTo);
      fillShowdowns(showdowns, player, rank, sums);
      visit(showdowns);
    }
  }
}

interface Player {
  readonly hand: Uint8Array;
  weight: number;
  /** The dealer's worse hands by the card shown, where the player can beat a dealer who qualifies. */
  readonly worse: Int32Array;
}
/** The dealer's hands by the card shown: those that don't qualify, and those no better than the player's. */
interface Sums {
  readonly notQualified: Int32Array;
  readonly upTo: Int32Array;
}

/** Adds the last term of inclusion and exclusion, the hands that hold the card shown and four of the five. */
function fillShowdowns(showdowns: StudShowdowns, player: Player, rank: number, sums: Sums): void {
  const { hand } = player;
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = hand;
  showdowns.hand = hand;
  showdowns.rank = rank;
  showdowns.weight = player.weight;
  let place = 0;
  for (let card = 0; card < CARD_CODES; card += 1) {
    if (card === a || card === b || card === c || card === d || card === e) continue;
    const others = [
      fiveCardRank(card, b, c, d, e),
      fiveCardRank(a, card, c, d, e),
      fiveCardRank(a, b, card, d, e),
      fiveCardRank(a, b, c, card, e),
      fiveCardRank(a, b, c, d, card),
    ] as const;
    const low = (sums.notQualified[card] ?? 0) + countBelow(others, QUALIFYING);
    showdowns.upcards[place] = card;
    showdowns.notQualified[place] = low;
    if (rank < QUALIFYING) {
      showdowns.wins[place] = 0;
      showdowns.losses[place] = UNSEEN_HANDS - low;
    } else {
      showdowns.wins[place] = (player.worse[card] ?? 0) + countBelow(others, rank) - low;
      showdowns.losses[place] = UNSEEN_HANDS - (sums.upTo[card] ?? 0) - countBelow(others, rank + 1);
    }
    place += 1;
  }
}

function countBelow([a, b, c, d, e]: readonly [number, number, number, number, number], rank: number): number {
  return ((a - rank) >>> 31) + ((b - rank) >>> 31) + ((c - rank) >>> 31) + ((d - rank) >>> 31) + ((e - rank) >>> 31);
}

/** All hands, packed, from the worst to the best, and where each rank begins. */
function handsByRank(): { readonly order: Int32Array; readonly firsts: Int32Array } {
  const packed = new Int32Array(FIVES);
  const ranks = new Uint16Array(FIVES);
  const firsts = new Int32Array(RANKS + 2);
  let index = 0;
  for (let a = 0; a < CARD_CODES; a += 1)
    for (let b = a + 1; b < CARD_CODES; b += 1)
      for (let c = b + 1; c < CARD_CODES; c += 1)
        for (let d = c + 1; d < CARD_CODES; d += 1)
          for (let e = d + 1; e < CARD_CODES; e += 1) {
            const rank = fiveCardRank(a, b, c, d, e);
            packed[index] = (a << 24) | (b << 18) | (c << 12) | (d << 6) | e;
            ranks[index] = rank;
            firsts[rank + 1] = (firsts[rank + 1] ?? 0) + 1;
            index += 1;
          }
  for (let rank = 1; rank < firsts.length; rank += 1) firsts[rank] = (firsts[rank] ?? 0) + (firsts[rank - 1] ?? 0);
  const next = firsts.slice();
  const order = new Int32Array(FIVES);
  for (let from = 0; from < FIVES; from += 1) {
    const rank = ranks[from] ?? 0;
    const place = next[rank] ?? 0;
    order[place] = packed[from] ?? 0;
    next[rank] = place + 1;
  }
  return { order, firsts };
}

function countAll(hands: Int32Array): SubsetCounts {
  const counts = noCounts();
  const hand = new Uint8Array(5);
  for (const packed of hands) countHand(counts, unpack(packed, hand));
  return counts;
}

function unpack(packed: number, hand: Uint8Array): Uint8Array {
  hand[0] = packed >> 24;
  hand[1] = (packed >> 18) & 63;
  hand[2] = (packed >> 12) & 63;
  hand[3] = (packed >> 6) & 63;
  hand[4] = packed & 63;
  return hand;
}

/** How many hands a hand stands for; none unless its suits' ranks come in falling order, as they do in one of them. */
function suitClassWeight(hand: Uint8Array): number {
  let [s, h, d, c] = [0, 0, 0, 0];
  for (const card of hand) {
    const bit = 1 << (card >> 2);
    const suit = card & 3;
    if (suit === 0) s |= bit;
    else if (suit === 1) h |= bit;
    else if (suit === 2) d |= bit;
    else c |= bit;
  }
  if (s < h || h < d || d < c) return 0;
  const runs = [s === h, h === d, d === c];
  // Four suits change places in 24 ways; those with the same ranks change nothing.
  const [first, second, third] = runs;
  if (first && second && third) return 1;
  if ((first && second) || (second && third)) return 4;
  if (first && third) return 6;
  return first || second || third ? 12 : 24;
}
