import { THREES, THREES_OF_49, skipThreeInAll, threes } from '../../cards/fast/combinations.ts';
import { THREE_CARD_FLOORS, packThree, packedThreeRank } from '../../cards/fast/three-card-rank.ts';
import { cardCode } from '../../cards/fast/card-code.ts';
import { THREE_CARD_HANDS } from '../../cards/three-card-hand.ts';
import { type WordStream, refill, wordsEach } from '../../random/word-stream.ts';
import type { ThreeCardRules } from './rules.ts';
import { timesPaid } from './times-paid.ts';

/** How a round of one player ends. */
export const ROUND_ENDS = ['fold', 'dealerNotQualified', 'playerWins', 'dealerWins', 'tie'] as const;
export type RoundEnd = (typeof ROUND_ENDS)[number];

/** What came of some rounds, played with an ante and a Pair Plus of one each. */
export interface RoundTotals {
  readonly rounds: number;
  readonly ends: Readonly<Record<RoundEnd, number>>;
  /** What the player gained by ante, play and bonus together. */
  readonly anteNet: number;
  readonly pairPlusNet: number;
}

const ROUNDS = THREES * THREES_OF_49;
const WORDS_A_ROUND = wordsEach(ROUNDS);
const END_OF_ROUNDS = WORDS_A_ROUND * ROUNDS;

const RANKS = 741;
/** A cell of the tables below stands for a kind of hand and an end. */
const END_BITS = 3;
const CELLS = THREE_CARD_HANDS.length << END_BITS;

/** The rank from which a dealer's hand qualifies: queen high. */
export const QUALIFYING_RANK = packedThreeRank(packThree(cardCode('Qs'), cardCode('3h'), cardCode('2d')));
/** The hand from which raising is the better choice: queen, six, four. */
export const RAISING_RANK = packedThreeRank(packThree(cardCode('Qs'), cardCode('6h'), cardCode('4d')));

/** What ante and play together gain. */
const ANTE_AND_PLAY: Readonly<Record<RoundEnd, number>> = { fold: -1, dealerNotQualified: 1, playerWins: 2, dealerWins: -2, tie: 0 };
const endBySigns = everyEndBySigns();
const kindOfRank = everyKind();

/**
 * Plays rounds of one player against the dealer: deals both hands by one draw, ranks them, plays or folds, settles. Folds
 * what is worse than `raisesFrom`, a rank of `threeCardRank`.
 */
export function playRounds(rules: ThreeCardRules, raisesFrom: number, rounds: number, stream: WordStream): RoundTotals {
  const { anteNets, pairPlusNets } = netsOf(rules);
  const counts = new Float64Array(CELLS);
  let anteNet = 0;
  let pairPlusNet = 0;
  const { words } = stream;
  let { next } = stream;
  for (let played = 0; played < rounds;) {
    if (next === words.length) next = refill(stream);
    const word = (words[next] ?? 0) >>> 0;
    next += 1;
    if (word >= END_OF_ROUNDS) continue;
    const round = (word / WORDS_A_ROUND) | 0;
    const hand = (round / THREES_OF_49) | 0;
    const player = threes[hand] ?? 0;
    const dealer = skipThreeInAll(threes[round - hand * THREES_OF_49] ?? 0, player);
    const rank = packedThreeRank(player);
    const cell = (kindOfRank[rank] ?? 0) | endOf(rank, packedThreeRank(dealer), raisesFrom);
    counts[cell] = (counts[cell] ?? 0) + 1;
    anteNet += anteNets[cell] ?? 0;
    pairPlusNet += pairPlusNets[cell] ?? 0;
    played += 1;
  }
  stream.next = next;
  return { rounds, ends: endCounts(counts), anteNet, pairPlusNet };
}

/** The end of a round without a jump, which half the rounds would take the wrong way: the signs of three differences. */
function endOf(player: number, dealer: number, raisesFrom: number): number {
  const folded = (player - raisesFrom) >>> 31;
  const notQualified = (dealer - QUALIFYING_RANK) >>> 31;
  const worse = (player - dealer) >>> 31;
  const better = (dealer - player) >>> 31;
  return endBySigns[(folded << 3) | (notQualified << 2) | (worse << 1) | better] ?? 0;
}

function everyEndBySigns(): Uint8Array {
  return Uint8Array.from({ length: 16 }, (_, signs) => ROUND_ENDS.indexOf(endWith(signs)));
}

function endWith(signs: number): RoundEnd {
  if (signs & 8) return 'fold';
  if (signs & 4) return 'dealerNotQualified';
  if (signs & 2) return 'dealerWins';
  return signs & 1 ? 'playerWins' : 'tie';
}

/** The first cell of the kind of a hand, by its rank. */
function everyKind(): Uint8Array {
  const kindOf = (rank: number): number => THREE_CARD_HANDS.findIndex((id) => rank >= THREE_CARD_FLOORS[id]);
  return Uint8Array.from({ length: RANKS + 1 }, (_, rank) => Math.max(kindOf(rank), 0) << END_BITS);
}

/** What a round is worth, by its cell. */
interface Nets {
  readonly anteNets: Float64Array;
  readonly pairPlusNets: Float64Array;
}

function netsOf(rules: ThreeCardRules): Nets {
  const anteNets = new Float64Array(CELLS);
  const pairPlusNets = new Float64Array(CELLS);
  for (const [kind, hand] of THREE_CARD_HANDS.entries()) {
    for (const [place, end] of ROUND_ENDS.entries()) {
      const cell = (kind << END_BITS) | place;
      // A folded hand loses everything and earns no bonus, whatever it holds.
      const bonus = end === 'fold' ? 0 : (timesPaid(rules.anteBonus.lines, hand) ?? 0);
      anteNets[cell] = ANTE_AND_PLAY[end] + bonus;
      pairPlusNets[cell] = end === 'fold' ? -1 : (timesPaid(rules.pairPlus.lines, hand) ?? -1);
    }
  }
  return { anteNets, pairPlusNets };
}

function endCounts(counts: Float64Array): Record<RoundEnd, number> {
  const total = (end: RoundEnd): number =>
    THREE_CARD_HANDS.reduce((sum, _, kind) => sum + (counts[(kind << END_BITS) | ROUND_ENDS.indexOf(end)] ?? 0), 0);
  return {
    fold: total('fold'),
    dealerNotQualified: total('dealerNotQualified'),
    playerWins: total('playerWins'),
    dealerWins: total('dealerWins'),
    tie: total('tie'),
  };
}
