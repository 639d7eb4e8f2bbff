import { isPairOrBetter } from '../../cards/three-card-hand.ts';
import { odds } from '../../money/money.ts';
import type { SeatFacts, ThreeCardRules } from '../three-card/rules.ts';
import type { BetId } from '../types.ts';
import { type McCitationId, citations } from './citations.ts';

/** Three Card Poker as Monaco's ministerial order 2006-370 lays it down. */
export const mcThreeCardPokerRules: ThreeCardRules = {
  id: 'mc-three-card-poker',
  source: { id: 'mc-2006-370', jurisdiction: 'monaco', status: 'inForce', language: 'fr' },
  currency: 'EUR',
  seats: 7,
  bets: ['pairPlus', 'ante', 'play', 'anteBonus'],
  denominations: [500_000, 100_000, 50_000, 10_000, 2_500, 500, 100],
  citations,
  readings: [
    { id: 'sevenSeats', citation: 'oneHand' },
    { id: 'boxesFromDealer', citation: 'fold' },
    { id: 'handRanking', citation: 'qualified' },
    { id: 'pairPlusNeedsAnte', citation: 'bets', option: 'pairPlusAlone' },
  ],
  options: [
    { id: 'pairPlusAlone', default: false },
    { id: 'strictOrder', default: false },
  ],
  anteBonus: {
    citation: 'anteBonusOdds',
    lines: [
      { hand: 'straight', odds: odds(1) },
      { hand: 'threeOfAKind', odds: odds(4) },
      { hand: 'straightFlush', odds: odds(5) },
    ],
  },
  pairPlus: {
    citation: 'pairPlusOdds',
    lines: [
      { hand: 'pair', odds: odds(1) },
      { hand: 'flush', odds: odds(3) },
      { hand: 'straight', odds: odds(6) },
      { hand: 'threeOfAKind', odds: odds(30) },
      { hand: 'straightFlush', odds: odds(40) },
    ],
  },
  pairPlusAlone: 'byOption',
  foldWithPairPlus: 'allowed',
  settlingOrder: ['play', 'anteBonus', 'ante', 'pairPlus'],
  seatOrder: 'descending',
  orderRules: [
    {
      kind: 'before',
      id: 'foldedBeforeDealer',
      citation: 'dealerOpens',
      scope: 'table',
      first: { folded: true },
      then: { calls: ['dealerQualifies', 'dealerNotQualified'] },
    },
    {
      kind: 'before',
      id: 'dealerBeforeHands',
      citation: 'rightToLeft',
      scope: 'table',
      first: { calls: ['dealerQualifies', 'dealerNotQualified'] },
      then: { folded: false },
    },
    { kind: 'seatSequence', id: 'seatsRightToLeft', citation: 'rightToLeft', direction: 'descending', among: { folded: false } },
    {
      kind: 'before',
      id: 'bonusBeforeAnte',
      citation: 'anteBonus',
      scope: 'seat',
      first: { bets: ['anteBonus'], actions: ['pay'] },
      then: { bets: ['ante'], actions: ['pay'] },
    },
  ],
  cite: (bet, facts): McCitationId => (bet === 'anteBonus' ? citeAnteBonus(facts) : citeStake(bet, facts)),
  read: () => undefined,
  citeDealerCall: (qualifies): McCitationId => (qualifies ? 'qualified' : 'notQualified'),
  citeSeatCall: (): McCitationId => 'qualified',
};

/** The bonus does not hang on the comparison: 4° says so for a losing ante, 3° for an equal one. */
function citeAnteBonus({ result }: SeatFacts): McCitationId {
  if (result === 'dealerWins') return 'anteBonus';
  return result === 'tie' ? 'tie' : 'anteBonusOdds';
}

function citeStake(bet: BetId, { result, hand }: SeatFacts): McCitationId {
  const paired = isPairOrBetter(hand);
  switch (result) {
    case 'folded':
      return 'fold';
    case 'pairPlusOnly':
      return 'pairPlusOdds';
    case 'dealerNotQualified':
      // Case E covers a pair or better; a lesser hand has no letter.
      return paired && bet !== 'play' ? 'caseE' : 'notQualified';
    case 'playerWins':
      return paired ? 'caseA' : 'caseB';
    case 'dealerWins':
      return paired ? 'caseC' : 'caseD';
    case 'tie':
      return 'tie';
  }
}
