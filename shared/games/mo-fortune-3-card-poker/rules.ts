import type { ThreeCardHand } from '../../cards/three-card-hand.ts';
import { rankValue } from '../../cards/card.ts';
import { odds } from '../../money/money.ts';
import type { SeatFacts, ThreeCardRules } from '../three-card/rules.ts';
import type { BetId, ReadingId } from '../types.ts';
import { type MoCitationId, citations } from './citations.ts';

/** Fortune 3 Card Poker as Macau's dispatch 78/2008 laid it down. Historical: amended by 97/2008, revoked by 89/2025. */
export const moFortune3CardPokerRules: ThreeCardRules = {
  id: 'mo-fortune-3-card-poker',
  source: { id: 'mo-78-2008', jurisdiction: 'macau', status: 'historical', language: 'zh-Hant' },
  currency: 'MOP',
  seats: 7,
  bets: ['pairPlus', 'ante', 'play', 'anteBonus'],
  denominations: [500_000, 100_000, 50_000, 10_000, 5_000, 1_000, 500, 100],
  citations,
  readings: [
    { id: 'bestStraightFlush', citation: 'straightFlush' },
    { id: 'mustRaiseWithPairPlus', citation: 'mustRaise', option: 'foldWithPairPlus' },
    { id: 'qualifyingHands', citation: 'qualification' },
    { id: 'tieReturned', citation: 'ranking' },
    { id: 'bonusHands', citation: 'anteBonus' },
  ],
  options: [
    { id: 'foldWithPairPlus', default: false },
    { id: 'strictOrder', default: false },
  ],
  anteBonus: {
    citation: 'anteBonus',
    lines: [
      { hand: 'straightFlush', odds: odds(5) },
      { hand: 'threeOfAKind', odds: odds(4) },
      { hand: 'straight', odds: odds(1) },
    ],
  },
  pairPlus: {
    citation: 'pairPlusOdds',
    lines: [
      { hand: 'straightFlush', odds: odds(40) },
      { hand: 'threeOfAKind', odds: odds(25) },
      { hand: 'straight', odds: odds(5) },
      { hand: 'flush', odds: odds(4) },
      { hand: 'pair', odds: odds(1) },
    ],
  },
  pairPlusAlone: 'allowed',
  foldWithPairPlus: 'byOption',
  settlingOrder: ['ante', 'play', 'anteBonus', 'pairPlus'],
  // The text orders no seats: this is only how the settlement is printed, and no order rule below speaks of it.
  seatOrder: 'descending',
  orderRules: [
    {
      kind: 'before',
      id: 'foldedBeforeDealer',
      citation: 'fold',
      scope: 'table',
      first: { folded: true },
      then: { calls: ['dealerQualifies', 'dealerNotQualified'] },
    },
    {
      kind: 'before',
      id: 'dealerBeforeHands',
      citation: 'qualification',
      scope: 'table',
      first: { calls: ['dealerQualifies', 'dealerNotQualified'] },
      then: { folded: false },
    },
    {
      kind: 'before',
      id: 'anteBeforeBonus',
      citation: 'anteBonus',
      scope: 'seat',
      first: { bets: ['ante', 'play'], folded: false },
      then: { bets: ['anteBonus'] },
    },
    {
      kind: 'before',
      id: 'pairPlusLast',
      citation: 'pairPlus',
      scope: 'seat',
      first: { bets: ['ante', 'play', 'anteBonus'], folded: false },
      then: { bets: ['pairPlus'], folded: false },
    },
  ],
  cite,
  read,
  citeDealerCall: (): MoCitationId => 'qualification',
  citeSeatCall: ({ result }): MoCitationId => citeComparison(result),
};

function cite(bet: BetId, { result }: SeatFacts): MoCitationId {
  if (result === 'folded') return 'fold';
  if (bet === 'anteBonus') return 'anteBonus';
  return bet === 'pairPlus' ? 'pairPlus' : citeComparison(result);
}

function citeComparison(result: SeatFacts['result']): MoCitationId {
  if (result === 'playerWins') return 'playerWins';
  if (result === 'dealerWins') return 'dealerWins';
  return result === 'tie' ? 'ranking' : 'notQualified';
}

function read(bet: BetId, { result, hand, dealer }: SeatFacts): ReadingId | undefined {
  if (bet === 'anteBonus') return 'bonusHands';
  if (bet === 'pairPlus') return undefined;
  // Article 8 calls equal hands a tie, but article 9 does not say what becomes of the stakes.
  if (result === 'tie') return 'tieReturned';
  // Article 8(1) names K-Q-J as the best straight flush, article 4(2) puts A-K-Q above it.
  const compared = result === 'playerWins' || result === 'dealerWins';
  const bothStraightFlush = hand.hand === 'straightFlush' && dealer.hand === 'straightFlush';
  return compared && bothStraightFlush && (isAceHigh(hand) || isAceHigh(dealer)) ? 'bestStraightFlush' : undefined;
}

function isAceHigh(hand: ThreeCardHand): boolean {
  return hand.ranks[0] === rankValue('A');
}
