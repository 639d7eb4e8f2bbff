import { isAtLeast } from '../../cards/five-card-hand.ts';
import { practiceStakes } from '../levels.ts';
import { studOrderRules } from '../stud/order-rules.ts';
import { ACE_KING_PAYS, PAY_TABLE } from '../stud/raise-odds.ts';
import { LUXEMBOURG_PAY_TABLE, LUXEMBOURG_RAISE_LINES } from '../stud/raise-lines.ts';
import type { SeatFacts, StudBet, StudRules } from '../stud/rules.ts';
import type { ReadingId } from '../types.ts';
import { type McStudCitationId, citations } from './citations.ts';

/** Caribbean Gold Poker as Monaco's ministerial order 95-306 lays it down, but for the odds, which it leaves out. */
export const mcCaribbeanGoldPokerRules: StudRules = {
  id: 'mc-caribbean-gold-poker',
  source: { id: 'mc-95-306', jurisdiction: 'monaco', status: 'inForce', language: 'fr' },
  currency: 'EUR',
  seats: 7,
  denominations: [500_000, 100_000, 50_000, 10_000, 2_500, 500, 100],
  citations,
  readings: [
    { id: 'raiseReturned', citation: 'notQualified' },
    { id: 'equalReturned', citation: 'qualified' },
    { id: 'housePayTable', citation: 'combinations', option: PAY_TABLE },
    { id: 'aceKingWins', citation: 'combinations', option: ACE_KING_PAYS },
  ],
  options: [
    { id: PAY_TABLE, kind: 'payTable', default: LUXEMBOURG_PAY_TABLE },
    { id: ACE_KING_PAYS, kind: 'number', default: 1, min: 0, max: 100 },
    { id: 'strictOrder', default: false },
  ],
  raise: { citation: 'combinations', lines: LUXEMBOURG_RAISE_LINES },
  practiceStakes: practiceStakes('EUR'),
  orderRules: studOrderRules({ dealerOpens: 'dealerOpens', dealerFirst: 'qualified', counterClockwise: 'qualified' }),
  cite,
  read,
  citeDealerCall: (qualifies): McStudCitationId => (qualifies ? 'qualified' : 'notQualified'),
  citeSeatCall: 'qualified' satisfies McStudCitationId,
  citeBankWins: 'bankWins' satisfies McStudCitationId,
};

function cite(bet: StudBet, { result }: SeatFacts): McStudCitationId {
  if (result === 'folded') return 'fold';
  if (result === 'dealerNotQualified') return 'notQualified';
  if (result !== 'playerWins') return 'qualified';
  return bet === 'ante' ? 'anteEvens' : 'combinations';
}

function read(bet: StudBet, { result, hand }: SeatFacts): ReadingId | undefined {
  if (result === 'tie') return 'equalReturned';
  if (bet === 'ante') return undefined;
  if (result === 'dealerNotQualified') return 'raiseReturned';
  if (result !== 'playerWins') return undefined;
  return isAtLeast(hand, 'pair') ? 'housePayTable' : 'aceKingWins';
}
