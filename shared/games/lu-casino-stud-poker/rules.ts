import { isAtLeast } from '../../cards/five-card-hand.ts';
import { studOrderRules } from '../stud/order-rules.ts';
import { ACE_KING_PAYS } from '../stud/raise-odds.ts';
import { LUXEMBOURG_RAISE_LINES } from '../stud/raise-lines.ts';
import type { SeatFacts, StudBet, StudRules } from '../stud/rules.ts';
import type { ReadingId } from '../types.ts';
import { type LuStudCitationId, citations } from './citations.ts';

/** Casino stud poker as the Luxembourg regulation of 2002 lays it down. */
export const luCasinoStudPokerRules: StudRules = {
  id: 'lu-casino-stud-poker',
  source: { id: 'lu-2002-03-08', jurisdiction: 'luxembourg', status: 'inForce', language: 'fr' },
  currency: 'EUR',
  seats: 7,
  denominations: [500_000, 100_000, 50_000, 10_000, 2_500, 500, 100],
  citations,
  readings: [
    { id: 'raiseReturned', citation: 'notQualified' },
    { id: 'equalReturned', citation: 'qualified' },
    { id: 'aceKingWins', citation: 'raiseOdds', option: ACE_KING_PAYS },
  ],
  options: [
    { id: ACE_KING_PAYS, kind: 'number', default: 1, min: 0, max: 100 },
    { id: 'strictOrder', default: false },
  ],
  raise: { citation: 'raiseOdds', lines: LUXEMBOURG_RAISE_LINES },
  leastAnte: 100,
  // Thirty times the minimum is the most the text allows.
  practiceStakes: { unit: 100, limits: { min: 500, max: 15_000 } },
  orderRules: studOrderRules({ dealerOpens: 'dealerOpens', dealerFirst: 'qualified', counterClockwise: 'qualified' }),
  cite,
  read,
  citeDealerCall: (qualifies): LuStudCitationId => (qualifies ? 'qualified' : 'notQualified'),
  citeSeatCall: 'qualified' satisfies LuStudCitationId,
  citeBankWins: 'bankWins' satisfies LuStudCitationId,
};

function cite(bet: StudBet, { result }: SeatFacts): LuStudCitationId {
  if (result === 'folded') return 'fold';
  if (result === 'dealerNotQualified') return 'notQualified';
  if (result !== 'playerWins') return 'qualified';
  return bet === 'ante' ? 'anteEvens' : 'raiseOdds';
}

function read(bet: StudBet, { result, hand }: SeatFacts): ReadingId | undefined {
  if (result === 'tie') return 'equalReturned';
  if (bet === 'ante') return undefined;
  if (result === 'dealerNotQualified') return 'raiseReturned';
  return result === 'playerWins' && !isAtLeast(hand, 'pair') ? 'aceKingWins' : undefined;
}
