import { evaluateFiveCards } from '../../cards/five-card-hand.ts';
import { type Odds, odds, payout } from '../../money/money.ts';
import { type Result, ok } from '../../result.ts';
import { netOf } from '../moves.ts';
import { refuse } from '../table-file.ts';
import type { BetSettlement, HouseOptions, Settlement, StudSeat, StudTable, TableError } from '../types.ts';
import { compareWithDealer, dealerQualifies } from './comparison.ts';
import { raiseOdds } from './raise-odds.ts';
import { STUD_BETS, type SeatFacts, type StudBet, type StudRules } from './rules.ts';
import { type SettledSeat, settlingSteps } from './steps.ts';

const EVEN = odds(1);

/** Settles a stud table as its text prescribes. */
export function settleStud(rules: StudRules, table: StudTable): Result<Settlement, TableError> {
  const dealer = evaluateFiveCards(table.dealer);
  const settled: SettledSeat[] = [];
  for (const [index, seat] of table.seats.entries()) {
    const hand = evaluateFiveCards(seat.cards);
    const facts: SeatFacts = { result: seat.folded ? 'folded' : compareWithDealer(hand, dealer), hand };
    const bets = settleBets(rules, table.options, seat, facts, `seats[${index}]`);
    if (!bets.ok) return bets;
    const hands = seat.folded ? {} : { hand: hand.hand };
    settled.push({ facts, settlement: { seat: seat.seat, folded: seat.folded, ...hands, bets: bets.value, net: netOf(bets.value) } });
  }
  const seats = settled.map(({ settlement }) => settlement);
  return ok({
    dealer: { hand: dealer.hand, qualifies: dealerQualifies(dealer) },
    seats,
    steps: settlingSteps(rules, dealer, settled),
    house: seats.reduce((house, { net }) => house - net, 0),
  });
}

function settleBets(
  rules: StudRules,
  options: HouseOptions,
  seat: StudSeat,
  facts: SeatFacts,
  path: string,
): Result<BetSettlement[], TableError> {
  const bets: BetSettlement[] = [];
  for (const bet of STUD_BETS) {
    const stake = seat.bets[bet];
    if (stake === undefined) continue;
    const { outcome, at } = outcomeOf(rules, options, bet, facts);
    const reading = rules.read(bet, facts);
    const settled = { bet, stake, outcome, citation: rules.cite(bet, facts), ...(reading === undefined ? {} : { reading }) };
    if (outcome !== 'win') {
      bets.push({ ...settled, pays: 0 });
      continue;
    }
    const paid = payout(stake, at);
    if (!paid.ok) return refuse('inexactPayout', `${path}.bets.${bet}`, 'the payout is no whole minor unit');
    const hand = bet === 'raise' ? { hand: facts.hand.hand } : {};
    bets.push({ ...settled, pays: paid.value, working: { bet, baseBet: bet, base: stake, odds: at, result: paid.value, ...hand } });
  }
  return ok(bets);
}

interface BetOutcome {
  readonly outcome: 'win' | 'lose' | 'push';
  /** What a win is paid at. */
  readonly at: Odds;
}

function outcomeOf(rules: StudRules, options: HouseOptions, bet: StudBet, { result, hand }: SeatFacts): BetOutcome {
  switch (result) {
    case 'folded':
    case 'dealerWins':
      return { outcome: 'lose', at: EVEN };
    case 'tie':
      return { outcome: 'push', at: EVEN };
    case 'dealerNotQualified':
      return { outcome: bet === 'ante' ? 'win' : 'push', at: EVEN };
    case 'playerWins': {
      const at = bet === 'ante' ? EVEN : raiseOdds(rules, options, hand.hand);
      return at === undefined ? { outcome: 'push', at: EVEN } : { outcome: 'win', at };
    }
  }
}
