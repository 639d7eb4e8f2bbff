import { payout } from '../../money/money.ts';
import { type Result, ok } from '../../result.ts';
import { netOf } from '../moves.ts';
import { refuse } from '../table-file.ts';
import type { BetSettlement, ReadingId, SeatSettlement, Settlement, SuperJackTable, TableError } from '../types.ts';
import { type Bank, count, drawBank } from './bank.ts';
import type { SuperJackCitation } from './citations.ts';
import { CHANCES, type Chance, ODDS, chancesWon } from './rules.ts';
import { settlingSteps } from './steps.ts';

/** The bank's hand at a table. A table that was read has cards enough. */
export function bankOf({ shoe, options }: SuperJackTable): Bank {
  const bank = drawBank(shoe, options['hitSoft17'] === true);
  if (bank === undefined) throw new Error('the shoe is too short');
  return bank;
}

/** Settles the super-jack line as its text prescribes. */
export function settleSuperJack(table: SuperJackTable): Result<Settlement, TableError> {
  const bank = bankOf(table);
  const seats: SeatSettlement[] = [];
  for (const [index, { seat, bets }] of table.seats.entries()) {
    const settled: BetSettlement[] = [];
    for (const chance of CHANCES) {
      const stake = bets[chance];
      if (stake === undefined) continue;
      const bet = settleBet(bank, chance, stake, `seats[${index}].bets.${chance}`);
      if (!bet.ok) return bet;
      settled.push(bet.value);
    }
    seats.push({ seat, folded: false, bets: settled, net: netOf(settled) });
  }
  const { total, bust, jack } = bank;
  return ok({
    result: { total, bust, jack },
    seats,
    steps: settlingSteps(bank, seats),
    house: seats.reduce((house, { net }) => house - net, 0),
  });
}

function settleBet(bank: Bank, bet: Chance, stake: number, path: string): Result<BetSettlement, TableError> {
  const reading = readingOf(bank, bet);
  const known = { bet, stake, ...(reading === undefined ? {} : { reading }) };
  if (!chancesWon(bank).includes(bet)) {
    return ok({ ...known, outcome: 'lose', pays: 0, citation: 'settling' satisfies SuperJackCitation });
  }
  const at = ODDS[bet];
  const paid = payout(stake, at);
  if (!paid.ok) return refuse('inexactPayout', path, 'the payout is no whole minor unit');
  return ok({
    ...known,
    outcome: 'win',
    pays: paid.value,
    citation: 'odds' satisfies SuperJackCitation,
    working: { bet, baseBet: bet, base: stake, odds: at, result: paid.value, hand: bet },
  });
}

/** What the text leaves open: how much "multiplied by" pays, what else a jack wins, when the bank stops drawing. */
function readingOf(bank: Bank, bet: Chance): ReadingId | undefined {
  if (chancesWon(bank).includes(bet)) return bet === 'bust' || bet === bank.jack ? 'toOne' : 'jacksAddUp';
  return bet === 'bust' && bank.total === 17 && count(bank.cards).soft ? 'bankDraws' : undefined;
}
