import { type ThreeCardHand, dealerQualifies, evaluateThreeCards } from '../../cards/three-card-hand.ts';
import { type Odds, odds, payout } from '../../money/money.ts';
import { type Result, ok } from '../../result.ts';
import { netOf } from '../moves.ts';
import { refuse } from '../table-file.ts';
import type { BetSettlement, Outcome, Settlement, TableError, ThreeCardSeat, ThreeCardTable } from '../types.ts';
import { compareWithDealer } from './comparison.ts';
import type { SeatFacts, SeatResult, ThreeCardRules, ThreeCardSpot } from './rules.ts';
import { type SettledSeat, settlingSteps } from './steps.ts';

const EVEN = odds(1);

/** Settles a three-card table as its text prescribes. */
export function settleThreeCard(rules: ThreeCardRules, table: ThreeCardTable): Result<Settlement, TableError> {
  const dealer = evaluateThreeCards(table.dealer);
  const settled: SettledSeat[] = [];
  for (const [index, seat] of table.seats.entries()) {
    const hand = evaluateThreeCards(seat.cards);
    const result = settleSeat(rules, seat, { result: resultOf(seat, hand, dealer), hand, dealer }, index);
    if (!result.ok) return result;
    settled.push(result.value);
  }
  const seats = settled.map(({ settlement }) => settlement);
  return ok({
    dealer: { hand: dealer.hand, qualifies: dealerQualifies(dealer) },
    seats,
    steps: settlingSteps(rules, dealer, settled),
    house: seats.reduce((house, { net }) => house - net, 0),
  });
}

function resultOf(seat: ThreeCardSeat, hand: ThreeCardHand, dealer: ThreeCardHand): SeatResult {
  if (seat.folded) return 'folded';
  if (seat.bets.ante === undefined) return 'pairPlusOnly';
  return compareWithDealer(hand, dealer);
}

function settleSeat(rules: ThreeCardRules, table: ThreeCardSeat, facts: SeatFacts, index: number): Result<SettledSeat, TableError> {
  const { seat } = table;
  const bets: BetSettlement[] = [];
  for (const spot of rules.settlingOrder) {
    const bet = settleSpot(rules, table, facts, spot, index);
    if (!bet.ok) return bet;
    if (bet.value !== undefined) bets.push(bet.value);
  }
  const net = netOf(bets);
  if (facts.result === 'folded') return ok({ facts, settlement: { seat, folded: true, bets, net } });
  return ok({ facts, settlement: { seat, folded: false, hand: facts.hand.hand, bets, net } });
}

/** Settles one spot of a seat; undefined where there is nothing to settle. */
function settleSpot(
  rules: ThreeCardRules,
  { bets }: ThreeCardSeat,
  facts: SeatFacts,
  spot: ThreeCardSpot,
  index: number,
): Result<BetSettlement | undefined, TableError> {
  const baseBet = spot === 'anteBonus' ? 'ante' : spot;
  const base = bets[baseBet];
  if (base === undefined) return ok(undefined);
  const { outcome, at } = outcomeOf(rules, spot, facts);
  // The bonus is never staked: there is nothing to take where it is not won.
  if (spot === 'anteBonus' && outcome !== 'win') return ok(undefined);
  const stake = spot === 'anteBonus' ? 0 : base;
  const citation = rules.cite(spot, facts);
  const reading = rules.read(spot, facts);
  const read = (bet: BetSettlement) => ok(reading === undefined ? bet : { ...bet, reading });
  if (outcome !== 'win') return read({ bet: spot, stake, outcome, pays: 0, citation });
  const paid = payout(base, at);
  if (!paid.ok) return refuse('inexactPayout', `seats[${index}].bets.${baseBet}`, 'the payout is no whole minor unit');
  const working = { bet: spot, baseBet, base, odds: at, result: paid.value };
  const namesHand = spot === 'anteBonus' || spot === 'pairPlus';
  return read({
    bet: spot,
    stake,
    outcome,
    pays: paid.value,
    citation,
    working: namesHand ? { ...working, hand: facts.hand.hand } : working,
  });
}

interface SpotOutcome {
  readonly outcome: Outcome;
  /** What a win is paid at. */
  readonly at: Odds;
}

function outcomeOf(rules: ThreeCardRules, spot: ThreeCardSpot, { result, hand }: SeatFacts): SpotOutcome {
  // A folded hand loses everything and earns no bonus, whatever it holds.
  if (result === 'folded') return { outcome: 'lose', at: EVEN };
  if (spot === 'anteBonus' || spot === 'pairPlus') return payTableOutcome(rules[spot].lines, hand);
  if (result === 'playerWins') return { outcome: 'win', at: EVEN };
  if (result === 'dealerWins') return { outcome: 'lose', at: EVEN };
  return { outcome: result === 'dealerNotQualified' && spot === 'ante' ? 'win' : 'push', at: EVEN };
}

/** Both pay tables look at the player's hand alone. */
function payTableOutcome(lines: ThreeCardRules['pairPlus']['lines'], { hand }: ThreeCardHand): SpotOutcome {
  const line = lines.find((candidate) => candidate.hand === hand);
  return line === undefined ? { outcome: 'lose', at: EVEN } : { outcome: 'win', at: line.odds };
}
