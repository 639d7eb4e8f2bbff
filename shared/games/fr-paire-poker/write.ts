import { writeTableMoney } from '../../money/table-money.ts';
import type { PairePokerTable } from '../types.ts';
import { writeHead } from '../write-table-file.ts';

/** The table as a table file; reading it gives the table again. */
export function writePairePokerTable(table: PairePokerTable): Readonly<Record<string, unknown>> {
  const seats = table.seats.map(({ seat, bets }) => ({
    seat,
    bets: bets.map(({ on, amount }) => ({ on, amount: writeTableMoney(amount) })),
  }));
  return { ...writeHead(table), cards: table.cards, seats };
}
