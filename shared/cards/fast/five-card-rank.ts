import type { FiveCardHandId } from '../five-card-hand.ts';
import { CARD_CODES, type CardCode, RANK_CODES } from './card-code.ts';
import { type RankSet, rankSets, ranksOf, runs } from './rank-sets.ts';

/** Numbers for the ranks of which no two hands of five, of no rank more than four, have the same sum. */
const RANK_KEYS = [0, 1, 5, 22, 94, 312, 992, 2_422, 5_624, 12_522, 19_998, 43_258, 79_415] as const;
/** The sum of the rank keys lies in the lowest bits of a sum of card keys … */
const RANK_BITS = 19;
const RANK_MASK = (1 << RANK_BITS) - 1;
/** … and above it a counter of three bits for each suit. */
const SUIT_BITS = 3;
/** The lowest bit of every counter. */
const COUNTERS = [0, 1, 2, 3].reduce((bits, suit) => bits | (1 << (RANK_BITS + SUIT_BITS * suit)), 0);

const ACE = RANK_CODES - 1;
const ACE_AND_KING: RankSet = (1 << ACE) | (1 << (ACE - 1));

/** As long as there are bytes: cards that come from an array of bytes then need no check of their range. */
const cardKeys = new Int32Array(256);
for (let code = 0; code < CARD_CODES; code += 1) cardKeys[code] = keyOf(code >> 2) | (1 << (RANK_BITS + SUIT_BITS * (code & 3)));
/** The rank of a hand without a flush, by the sum of its rank keys: 1 MB. */
const unsuited = new Uint16Array(1 << RANK_BITS);
/** The rank of a flush, by the set of its ranks: 16 kB. */
const suited = new Uint16Array(1 << RANK_CODES);

/** The least rank of each hand. What is at least that of a hand is so good or better. */
export const FIVE_CARD_FLOORS: Readonly<Record<FiveCardHandId, number>> = fillTables();

/**
 * The rank of five different cards among all hands, from 1, the worst, to 7,462: greater is better, equal is a tie, as
 * `evaluateFiveCards` has it. Five cards that are none are a bug, and the answer to them means nothing.
 */
export function fiveCardRank(a: CardCode, b: CardCode, c: CardCode, d: CardCode, e: CardCode): number {
  const sum = (cardKeys[a] ?? 0) + (cardKeys[b] ?? 0) + (cardKeys[c] ?? 0) + (cardKeys[d] ?? 0) + (cardKeys[e] ?? 0);
  // Of the counts up to five, five alone has both its lowest bit and its highest.
  return (sum & (sum >>> 2) & COUNTERS) === 0 ? (unsuited[sum & RANK_MASK] ?? 0) : flushRank(a, b, c, d, e);
}

function flushRank(a: CardCode, b: CardCode, c: CardCode, d: CardCode, e: CardCode): number {
  return suited[(1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2)) | (1 << (d >> 2)) | (1 << (e >> 2))] ?? 0;
}

/** Goes through all hands from the worst to the best and numbers them. */
function fillTables(): Record<FiveCardHandId, number> {
  let rank = 0;
  const place = (sum: number): void => {
    rank += 1;
    unsuited[sum] = rank;
  };
  const placeFlush = (set: RankSet): void => {
    rank += 1;
    suited[set] = rank;
  };
  /** Hands of ranks that come several times, the weightiest first: the groups' sizes and how many ranks are of each. */
  const placeGroups = (high: { readonly times: number; readonly ranks: number }, low: typeof high): void => {
    for (const first of rankSets(high.ranks)) {
      for (const second of rankSets(low.ranks, first)) place(high.times * sumOf(first) + low.times * sumOf(second));
    }
  };
  const straights = runs(5);
  const scattered = rankSets(5).filter((set) => !straights.includes(set));
  const isAceKing = (set: RankSet): boolean => (set & ACE_AND_KING) === ACE_AND_KING;

  const highCard = rank + 1;
  for (const set of scattered.filter((each) => !isAceKing(each))) place(sumOf(set));
  const aceKing = rank + 1;
  for (const set of scattered.filter(isAceKing)) place(sumOf(set));
  const pair = rank + 1;
  placeGroups({ times: 2, ranks: 1 }, { times: 1, ranks: 3 });
  const twoPair = rank + 1;
  placeGroups({ times: 2, ranks: 2 }, { times: 1, ranks: 1 });
  const threeOfAKind = rank + 1;
  placeGroups({ times: 3, ranks: 1 }, { times: 1, ranks: 2 });
  const straight = rank + 1;
  for (const set of straights) place(sumOf(set));
  const flush = rank + 1;
  for (const set of scattered) placeFlush(set);
  const fullHouse = rank + 1;
  placeGroups({ times: 3, ranks: 1 }, { times: 2, ranks: 1 });
  const fourOfAKind = rank + 1;
  placeGroups({ times: 4, ranks: 1 }, { times: 1, ranks: 1 });
  const straightFlush = rank + 1;
  for (const set of straights) placeFlush(set);
  return { highCard, aceKing, pair, twoPair, threeOfAKind, straight, flush, fullHouse, fourOfAKind, straightFlush, royalFlush: rank };
}

function keyOf(rank: number): number {
  return RANK_KEYS[rank] ?? 0;
}

function sumOf(set: RankSet): number {
  return ranksOf(set).reduce((sum, rank) => sum + keyOf(rank), 0);
}
